"""`python -m antipater` is the command `antipater`."""

from antipater.cli import main

main()
