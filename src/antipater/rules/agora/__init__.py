"""The rules of the Agora expansion (A1 to A12)."""
