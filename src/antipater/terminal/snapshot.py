"""Pictures of the game as SVG, for pages that show what it looks like."""

import asyncio
import re
from pathlib import Path

from antipater.ai.agents import opponent
from antipater.terminal.session import AnySession


def snapshot(session: AnySession, path: Path, language: str = "en", size: tuple[int, int] = (120, 36)) -> None:
    """Write a picture of the current position, without any terminal.

    It uses a monospaced font of the reader, so nothing is fetched from anywhere.
    """
    drawing = asyncio.run(picture(session, language, size))
    path.write_text(re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawing, flags=re.DOTALL), "utf-8")


async def picture(session: AnySession, language: str, size: tuple[int, int]) -> str:
    """Return a picture of a game, drawn when a person must choose."""
    app = session.table.game_app(session, language)
    app.pace = 0
    async with app.run_test(size=size) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        return app.export_screenshot()


def play_on(session: AnySession, choices: int, name: str = "greedy", seed: int = 0) -> None:
    """Make the next choices of the people by an opponent, so that there is something to show."""
    agent = opponent(name, seed, session.game)
    session.advance()
    for _ in range(choices):
        seat = session.actor
        if seat is None:
            return
        session.commit(agent.choose(session.state.observe(seat), seat))
        session.advance()
