"""Words for the Pantheon expansion."""
