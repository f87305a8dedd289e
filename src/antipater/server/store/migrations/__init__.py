"""Migrations of the tables, one step per file; a server applies the missing steps when it starts."""
