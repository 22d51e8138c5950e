"""Storage: the database, its tables and migrations, and the journal of every table."""
