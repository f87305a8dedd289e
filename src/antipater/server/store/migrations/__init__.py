"""How the tables came to be, one step a file; a server takes the steps that its database still lacks when it starts."""
