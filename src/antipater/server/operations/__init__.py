"""Running a server: settings, logs, metrics, backups, limits, security, addresses, garbage collection."""
