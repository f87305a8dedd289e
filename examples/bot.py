"""A bot that plays one game: `python examples/bot.py http://localhost:8017`.

It needs httpx and nothing else. It takes what the server offers, builds what it can, and knows no rules: every message
says what may be chosen now, in numbers for programs and in words for people.
"""

import json
import sys
import uuid
from typing import Any

import httpx

LIKED = ("wonder", "build", "draft")  # what it does first, if it can


def favourite(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the first choice of the kind that is liked best."""
    return min(choices, key=lambda choice: LIKED.index(choice["verb"]) if choice["verb"] in LIKED else len(LIKED))


def enter(http: httpx.Client, name: str) -> None:
    """Become a guest; the server knows us by the cookie from now on."""
    answer = http.post("/api/session", json={"name": name}).raise_for_status()
    # Cookie jars keep `Secure` cookies away from plain HTTP, even on this machine. A bot account has a token instead,
    # and sends it in the header Authorization, as Bearer and the token.
    http.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]


def play(http: httpx.Client, opponent: str = "greedy") -> str:
    """Play a game of Duel to its end; return how it ended, in words."""
    seats = [{"kind": "me"}, {"kind": "ai", "agent": opponent}]
    game = http.post("/api/game", json={"ruleset": "duel", "seats": seats}).raise_for_status().json()["game"]["id"]
    after = 0
    while True:  # a stream that breaks is opened again
        with http.stream("GET", f"/api/game/{game}/stream", params={"after": after}, timeout=None) as stream:
            for line in filter(None, stream.raise_for_status().iter_lines()):
                after = json.loads(line).get("seq", after)
                seen = http.get(f"/api/game/{game}", params={"after": after}).raise_for_status().json()
                if seen["game"]["status"] == "over":
                    return str(seen["view"]["decision"])
                if seen["ply"] is not None:
                    choice = favourite(seen["view"]["choices"])
                    # The ply says which decision this answers, the id makes it count once, however often it is sent.
                    body = {"ply": seen["ply"], "action": choice["action"], "id": uuid.uuid4().hex}
                    http.post(f"/api/game/{game}/action", json=body)


def main() -> None:
    """Play on the server that the command line names."""
    address = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8017"
    with httpx.Client(base_url=address, timeout=30) as http:
        enter(http, "Example")
        sys.stdout.write(play(http) + "\n")


if __name__ == "__main__":
    main()
