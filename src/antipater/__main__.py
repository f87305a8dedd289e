"""The command `antipater`, also as `python -m antipater`; without its extra it names what to install."""

import sys

REFUSED = 2  # exit code: the request is impossible


def main() -> None:
    """Run the command."""
    try:
        from antipater.cli import main as run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("antipater"):
            raise
        sys.stderr.write(f"antipater: the command needs {error.name}: pip install 'antipater[play]'\n")
        sys.exit(REFUSED)
    run()


if __name__ == "__main__":
    main()
