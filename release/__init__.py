"""Builds what is released, tries it as a newcomer would, and writes the changelog: `make release`."""
