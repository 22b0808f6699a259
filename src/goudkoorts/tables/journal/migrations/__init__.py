"""Steps from every older form of the database to the present one, run at start."""
