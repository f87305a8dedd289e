"""Routes: the addresses of the API, their permissions and answers. They contain no logic of games."""
