"""HTTP: the router, its endpoints and the middleware in front of them."""
