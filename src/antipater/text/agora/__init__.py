"""Words for the Agora expansion."""
