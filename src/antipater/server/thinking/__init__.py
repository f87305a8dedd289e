"""Choices of computer opponents: the pool of worker processes, the worker, and the agents it keeps."""
