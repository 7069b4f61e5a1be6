"""Where tables are kept: SQLite on this machine, PostgreSQL for several servers."""
