"""Nobody is sent what they may not know: every byte of whole games is searched."""

import asyncio
import json
import logging
import re

import pytest
from antipater.rules.pantheon.turn import PantheonState

from antipater.catalog import ruleset
from antipater.data.columns import BY_NUMBER
from antipater.data.items import DIVINITY_ITEMS
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.notation.positions import read_position
from antipater.server.games.log import PUBLISH, Entry
from antipater.server.games.projection import GameProjection
from antipater.server.games.visibility import PUBLIC, Viewpoint, observe
from tests.server.conftest import Running
from tests.server.playing import ABOUT_THE_GAME, Follower, play_by_socket, play_by_stream, watch

GODS = {number - DIVINITY_ITEMS: item for number, item in BY_NUMBER.items() if number >= DIVINITY_ITEMS}
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def gods_in(seen: PantheonState) -> set[int]:
    """Return every divinity that an observation names."""
    shown = {god for god in (*seen.deck, *seen.spaces) if god >= 0}
    return shown | set(members_of(seen.divinities[0] | seen.divinities[1] | seen.offered))


def known_at(entries: list[Entry], viewer: Viewpoint) -> list[set[int]]:
    """Return the divinities that a viewer may have seen, by entry of the log; for the public what both know."""
    known: list[set[int]] = [set()]
    for step in GameProjection(ruleset("duel+pantheon")).steps(entries):
        assert isinstance(step.after, PantheonState)
        named = [gods_in(step.after.observe(seat)) for seat in ((0, 1) if viewer is PUBLIC else (viewer,))]
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
            for god in set(GODS) - known[message["seq"]]:
                assert not re.search(rf"(?<![\w-]){GODS[god].key}(?![\w-])", innocent(heard)), (
                    f"{viewer} hears of {god}"
                )


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
    assert isinstance(public, PantheonState)
    assert isinstance(owner, PantheonState)
    assert gods_in(owner) - gods_in(public) == {number for number, god in GODS.items() if god.key == "minerva"}
    assert {GODS[god].key for god in gods_in(public)} == {"mars", "gate"}
