"""The store: tables, migrations, one writer, and queries."""
