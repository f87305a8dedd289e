"""Printed figures, compared with an independent list."""
