"""The rules of classic 7 Wonders, played; `table.py` lays positions out by name."""
