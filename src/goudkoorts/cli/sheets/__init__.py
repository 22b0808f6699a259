"""Results on paper: score sheets, reviews and standings."""
