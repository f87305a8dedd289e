"""The rules of Pantheon and the promo wonders, played; `table.py` lays positions out by name."""
