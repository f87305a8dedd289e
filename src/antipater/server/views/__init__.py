"""Observations as JSON, for pages that have no rules of their own. Nothing here ever holds a true position."""
