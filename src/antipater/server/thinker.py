"""A process that chooses for opponents: a question a line on stdin, an answer a line on stdout (JSON).

It gets an observation as integers, never a position, and lives within the memory that it is given.
"""

import json
import resource
import sys
from typing import Any

from antipater.ai.agents import opponent
from antipater.catalog import ruleset


def answer(question: dict[str, Any]) -> int:
    """Choose as an opponent would."""
    game = ruleset(question["ruleset"], **question["options"])
    seen = game.start()
    seen.refill(question["fields"])
    return opponent(question["agent"], question["seed"], game).choose(seen, question["seat"])


def main() -> None:
    """Answer until there are no more questions."""
    limit = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    for line in sys.stdin:
        reply = {"choice": answer(json.loads(line))}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
