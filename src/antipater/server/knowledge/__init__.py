"""What the engine knows, for people: reviews of finished games, and hints in casual ones."""
