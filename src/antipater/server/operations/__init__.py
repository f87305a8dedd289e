"""Operations: settings, logs, metrics, backups, limits, security, addresses, garbage collection."""
