"""`python -m release.trial WHEEL`: a newcomer with a wheel: installs it where there is nothing else, and plays.

First without any extra: games from Python, a net, and a command that names what is missing. Then `uvx` with `play` and
an empty cache, up to the first move in the terminal and to that of the page; a whole game in the terminal, its record
verified, the page served and opened.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAME = """
from antipater import Dice, compiled, opponent, ruleset
from antipater.catalog import names
for name in names():
    game, dice = ruleset(name), Dice(7)
    state, dealer = game.start(), game.deal(dice)
    while seats := dealer.settle(state):
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
    assert sum(state.returns()) == game.prize
duel = ruleset("duel")
player, state, dealer = opponent("level:4", 1, duel), duel.start(), duel.deal(Dice(1))
while seats := dealer.settle(state):
    state.apply(player.choose(state.observe(seats[0]), seats[0]), seats[0])
print("compiled" if compiled() else "interpreted", state.victory_kind, sep=", ")
"""
PLAY = ("play", "--plain", "--seed", "7")
LONGEST_START = 60.0  # seconds


def processor_time() -> float:
    """Return the seconds of the processor that programs took which were started here and have ended."""
    times = os.times()
    return times.children_user + times.children_system


class Trial:
    """A fresh environment with a wheel, without compiler and without the sources."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder, self.python = folder, python
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        self.home = folder / "home"
        self.home.mkdir()
        subprocess.run(["uv", "venv", "--quiet", "--python", python, str(folder / "venv")], check=True)
        tools = folder / "tools"  # that starting scripts call
        tools.mkdir()
        for name in ("dirname", "realpath"):
            if (found := shutil.which(name)) is not None:
                (tools / name).symlink_to(found)
        # No compiler is found on this path, and no sources in this folder.
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ANTIPATER"))},
            "PATH": f"{self.bin}{os.pathsep}{tools}",
            "HOME": str(self.home),
            "CC": "/nonexistent",
            "LANG": "C.UTF-8",
        }

    def install(self, what: str) -> None:
        """Install a wheel with an extra; only wheels, so that nothing is compiled."""
        command = ["uv", "pip", "install", "--quiet", "--only-binary", ":all:", "--python", str(self.bin / "python")]
        subprocess.run([*command, what], check=True)

    def run(self, *command: str, answers: str = "", code: int = 0) -> str:
        """Run a command there; return what it wrote."""
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            check=False,
            cwd=self.home,
            env=self.environment,
            input=answers,
            capture_output=True,
            text=True,
        )
        if done.returncode != code:
            raise SystemExit(f"{' '.join(command)} ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr}")
        return done.stdout + done.stderr

    def from_nothing(self, wheel: Path, *command: str) -> tuple[list[str], dict[str, str]]:
        """Return how `uvx` starts a command of a wheel with `play`, and an environment with empty caches."""
        uvx = shutil.which("uvx")
        if uvx is None:
            raise SystemExit("there is no uvx")
        start = [uvx, "--quiet", "--no-build", "--python", self.python]
        folders = {name: tempfile.mkdtemp(dir=self.folder) for name in ("UV_CACHE_DIR", "UV_TOOL_DIR")}
        asked = ["--from", f"antipater[play] @ {wheel.as_uri()}", "antipater", *command]
        return [*start, *asked], self.environment | folders

    def first_move(self, wheel: Path) -> None:
        """Make a newcomer's first move in the terminal; then the answers end, and the game is saved."""
        command, environment = self.from_nothing(wheel, *PLAY, "--opponent", "level:1")
        done = subprocess.run(
            command, check=False, cwd=self.home, env=environment, input="1\n", capture_output=True, text=True
        )
        if done.returncode != 0:
            raise SystemExit(f"uvx ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}")

    def first_move_of_the_page(self, wheel: Path) -> None:
        """Make a newcomer's first move by what the page asks of the server."""
        command, environment = self.from_nothing(wheel, "serve", "--port", "0", "--data", str(self.home / "first"))
        with self.served(command, environment) as address:
            entered = request(address, "/api/session", {"name": "Newcomer"})
            cookie = entered.headers["Set-Cookie"].partition(";")[0]
            seats = [{"kind": "me"}, {"kind": "ai", "agent": "level:1"}]
            asked = {"ruleset": "duel", "seats": seats, "seeds": False}
            game = json.load(request(address, "/api/game", asked, cookie))["game"]["id"]
            seen = json.load(request(address, f"/api/game/{game}", cookie=cookie))
            move = {"ply": seen["ply"], "action": seen["view"]["choices"][0]["action"], "id": "first"}
            request(address, f"/api/game/{game}/action", move, cookie)

    @contextmanager
    def served(self, command: list[str], environment: dict[str, str]) -> Iterator[str]:
        """Run a server as long as it is used; the address is where it is."""
        server = subprocess.Popen(command, cwd=self.home, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        finally:
            server.terminate()
            server.wait()

    def serve(self, browser: bool) -> None:
        """Serve the page, and open it."""
        command = [str(self.bin / "antipater"), "serve", "--port", "0", "--data", str(self.home / "data")]
        with self.served(command, self.environment) as address:
            if "<script" not in request(address, "/").read().decode():
                raise SystemExit("the server has no page")
            if browser:
                subprocess.run(["node", "browser/opened.mjs", address], cwd=ROOT / "web", check=True)


def request(address: str, path: str, body: object = None, cookie: str = "") -> Any:
    """Return the answer of a server; a body is sent as JSON."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{address}{path}", data, headers))


def check_first_move(where: str, move: Callable[[Path], None], wheel: Path) -> None:
    """Print how long a newcomer waits for the first move; raise SystemExit if it is too long."""
    begun, worked = time.monotonic(), processor_time()
    move(wheel)
    seconds, worked = time.monotonic() - begun, processor_time() - worked
    print(f"uvx, from nothing to the first move {where}: {seconds:.1f} s, {worked:.1f} s of the processor", flush=True)
    if min(seconds, worked) > LONGEST_START:  # a busy machine is no fault of the wheel
        raise SystemExit(f"a newcomer waits {seconds:.0f} s for the first move, more than {LONGEST_START}")


def main() -> None:
    """Try a wheel."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("wheel", type=Path)
    options.add_argument("--python", default=sys.executable)
    options.add_argument("--browser", action="store_true")
    chosen = options.parse_args()
    wheel = chosen.wheel.resolve()
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder), chosen.python)
        trial.install(str(wheel))
        print(wheel.name, trial.run("python", "-c", GAME).strip(), sep=": ")
        print(trial.run("antipater", "play", code=2).strip())
        check_first_move("in the terminal", trial.first_move, wheel)
        check_first_move("on the page", trial.first_move_of_the_page, wheel)
        trial.install(f"antipater[play] @ {wheel.as_uri()}")
        record = trial.home / "game.antipater"
        answers = "1\n" * 400
        trial.run("antipater", *PLAY, "--record", str(record), answers=answers)
        print(trial.run("antipater", "verify", str(record)).strip())
        trial.serve(chosen.browser)
        print(f"the page is served{' and opened in the browser' if chosen.browser else ''}")


if __name__ == "__main__":
    main()
