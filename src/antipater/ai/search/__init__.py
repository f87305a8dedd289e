"""Search over the contract alone; no game is named here."""
