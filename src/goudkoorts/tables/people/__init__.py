"""What is kept of people: accounts, ratings, reports, and its erasure."""
