"""The rules of Agora, chapter by chapter."""
