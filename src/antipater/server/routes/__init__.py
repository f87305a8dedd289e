"""The doors: what each address asks, who may, and what it answers. No game is decided here."""
