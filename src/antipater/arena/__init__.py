"""Matches between agents, and the statistics of their results."""
