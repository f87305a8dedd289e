"""What the pages promise, kept."""
