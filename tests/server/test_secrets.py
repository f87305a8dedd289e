"""Nobody is sent what they may not know: every byte of whole games is searched."""

import asyncio
import json
import logging
import re

import pytest

from antipater.catalog import ruleset
from antipater.data.items import BY_NUMBER, DIVINITY_ITEMS, MOST_DIVINITIES
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import SPECTATOR
from antipater.notation.positions import read_position
from antipater.rules.duel.state import DuelState
from antipater.server.games.log import PUBLISH, Entry
from antipater.server.games.projection import GameProjection
from antipater.server.games.visibility import PUBLIC, Viewpoint, observe
from tests.server.conftest import Running
from tests.server.playing import ABOUT_THE_GAME, Follower, play_by_socket, play_by_stream, watch

GODS = {
    divinity: BY_NUMBER[DIVINITY_ITEMS + divinity]
    for divinity in range(MOST_DIVINITIES)
    if DIVINITY_ITEMS + divinity in BY_NUMBER
}
NAMED = re.compile(rf"(?<![\w-])(?:{'|'.join(god.key for god in GODS.values())})(?![\w-])")
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def gods_in(seen: State) -> set[int]:
    """Return every divinity that an observation names."""
    assert isinstance(seen, DuelState)
    part = seen.part("pantheon")
    shown = {god for god in (*part.deck, *part.spaces) if god >= 0}
    return shown | set(members_of(part.divinities[0] | part.divinities[1] | part.offered))


def known_at(entries: list[Entry], viewer: Viewpoint) -> list[set[int]]:
    """Return the divinities that a viewer may have seen, by entry of the log; for the public what was shown to both."""
    known: list[set[int]] = [set()]
    for step in GameProjection(ruleset("duel+pantheon")).steps(entries):
        named = [gods_in(step.after.observe(seat)) for seat in ((0, 1, SPECTATOR) if viewer is PUBLIC else (viewer,))]
        known.append(known[-1] | set.intersection(*named))
    return known


def innocent(heard: str) -> str:
    """Return what was sent without words that contain a divinity's name and are none: a wonder, and a field."""
    return heard.lower().replace("statue of zeus", "").replace('"minerva":', "")


def check_every_byte(follower: Follower, entries: list[Entry], viewer: Viewpoint) -> None:
    """Search everything that was sent for names of divinities that the viewer cannot know yet."""
    known = known_at(entries, viewer)
    for heard in follower.heard:
        message = json.loads(heard)
        if message["type"] in ABOUT_THE_GAME:
            hidden = {GODS[god].key for god in set(GODS) - known[message["seq"]]}
            named = set(NAMED.findall(innocent(heard)))
            assert not named & hidden, f"{viewer} hears of {named & hidden}"


@pytest.mark.parametrize("game_number", range(3))
async def test_every_byte_of_a_pantheon_game(
    server: Running, seed: int, game_number: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "antipater")
    async with server.guest("Aa") as first, server.guest("Bb") as second, server.guest("Cc") as third:
        made = await first.create(ME, OPEN, ruleset="duel+pantheon", seeds=True)
        game = made["game"]["id"]
        watching = asyncio.create_task(watch(third, game))
        await second.join(game, made["invitation"])
        for client in (first, second):
            await client.ask("POST", f"/api/game/{game}/seed", {"seed": f"{seed + game_number:016x}"})
        dice = Dice(seed + game_number)
        followers = await asyncio.gather(
            play_by_stream(first, game, Dice(dice.word())), play_by_socket(second, game, Dice(dice.word())), watching
        )
        entries = await server.services.archive.entries(game)
        for follower, viewer in zip(followers, (0, 1, PUBLIC), strict=True):
            check_every_byte(follower, entries, viewer)
        knows = [known_at(entries, viewer) for viewer in (0, 1, PUBLIC)]
        assert any(mine - theirs for mine, theirs in zip(knows[0], knows[1], strict=True)), "nothing was ever hidden"
        assert all(public <= mine for mine, public in zip(knows[0], knows[2], strict=True))
        secret = next(entry for entry in entries if entry.kind == PUBLISH).payload
        for heard in (*(text for follower in followers for text in follower.heard[:-1]), caplog.text):
            assert secret["seed"] not in heard
            assert secret["salt"] not in heard


@pytest.mark.parametrize("knows", [0, 1])
def test_a_hidden_card_leaves_no_trace_for_the_public(knows: int) -> None:
    """What only one seat knows is hidden from the public, what both know is not (P2.4)."""
    line = (
        "duel+pantheon/1 age=2 structure=school,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- coins0=3 "
        f"decks=?.?.?,?.?.?,?.?.?,?.?.?,?.minerva@{knows} spaces=-,-,mars,-,-,gate offerings0=2,4 agenda=turn@0"
    )
    state = read_position(line)
    public, owner = observe(state, PUBLIC), observe(state, knows)
    assert gods_in(owner) - gods_in(public) == {number for number, god in GODS.items() if god.key == "minerva"}
    assert {GODS[god].key for god in gods_in(public)} == {"mars", "gate"}
