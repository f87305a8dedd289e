"""Fair deals: the deal matches its commitment, and every outcome has its probability."""

from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.records import read_record
from antipater.server.audit import deal_verdict
from antipater.server.client import Refused
from antipater.server.deals import Deal, UnfairDeal, check_commitment, deal_again, roll, settle
from antipater.server.games.log import BEGIN, PUBLISH, SEED
from antipater.server.games.projection import MOVES
from tests.server.conftest import Running
from tests.server.playing import play_by_stream

KEY = Deal(bytes(32), bytes(32)).key("fair", [b"", b""])


def test_rolls_are_even() -> None:
    """Chi-squared of 6,000 rolls of a die, and of weighted outcomes: 5 degrees of freedom, 99.9 % below 20.5."""
    faces = Counter(roll(KEY, number, 6) for number in range(6_000))
    assert sum((faces[face] - 1_000) ** 2 / 1_000 for face in range(6)) < 20.5
    weights = {3: 1, 5: 2, 8: 3}
    drawn = Counter(settle(KEY, number, list(weights), list(weights.values())) for number in range(6_000))
    assert sum((drawn[outcome] - 1_000 * weight) ** 2 / (1_000 * weight) for outcome, weight in weights.items()) < 13.9


def test_numbers_that_would_favour_an_outcome_are_skipped() -> None:
    """With one side more than half of all words, every second word is skipped; the others are below the limit."""
    sides = (1 << 63) + 1
    assert all(0 <= roll(KEY, number, sides) < sides for number in range(50))
    assert len({roll(KEY, number, sides) for number in range(50)}) == 50


def test_every_seed_counts() -> None:
    deal = Deal(bytes(32), bytes(32))
    keys = [
        deal.key("game", [b"", b""]),
        deal.key("gamf", [b"", b""]),
        deal.key("game", [b"a", b""]),
        deal.key("game", [b"", b"a"]),
        Deal(b"1" * 32, bytes(32)).key("game", [b"", b""]),
    ]
    assert len(set(keys)) == len(keys)


async def test_a_published_deal_deals_the_same_game_again(server: Running, seed: int) -> None:
    async with server.guest("Ada") as ada:
        made = await ada.create({"kind": "me"}, {"kind": "ai", "agent": "random"}, ruleset="duel+pantheon", seeds=True)
        game = made["game"]["id"]
        assert made["game"]["status"] == "open"
        assert not (await ada.look(game))["events"]
        await ada.ask("POST", f"/api/game/{game}/seed", {"seed": "c0ffee"})
        events = (await play_by_stream(ada, game, Dice(seed))).events
        entries = await server.services.archive.entries(game)
    facts = {event["kind"]: event["facts"] for event in events if event["kind"] in (SEED, BEGIN, PUBLISH)}
    deal = Deal(bytes.fromhex(facts[PUBLISH]["seed"]), bytes.fromhex(facts[PUBLISH]["salt"]))
    check_commitment(made["game"]["commitment"], deal)
    assert facts[BEGIN]["commitment"] == made["game"]["commitment"]
    moves = [
        (CHANCE if entry.seat is None else entry.seat, entry.payload["choice"])
        for entry in entries
        if entry.kind in MOVES
    ]
    deal_again(ruleset("duel+pantheon"), deal.key(game, [bytes.fromhex(facts[SEED]["seed"]), b""]), moves)
    with pytest.raises(UnfairDeal, match="is outcome"):
        deal_again(ruleset("duel+pantheon"), deal.key(game, [b"", b""]), moves)
    with pytest.raises(UnfairDeal, match="commitment"):
        check_commitment(made["game"]["commitment"], Deal(deal.seed, bytes(32)))


async def test_lessons_have_a_prepared_deal(server: Running) -> None:
    """Two lessons begin alike, and their records can be verified; whoever plays with others has no such deal."""
    me, rival = {"kind": "me"}, {"kind": "ai", "agent": "random"}
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        games = [(await one.create(me, rival, lesson=True))["game"]["id"] for one in (ada, bob)]
        views = [(await one.look(game))["view"] for one, game in zip((ada, bob), games, strict=True)]
        assert views[0]["position"] == views[1]["position"]
        assert views[0]["choices"] == views[1]["choices"]
        usual = (await ada.create(me, rival, seeds=False))["game"]["id"]
        assert (await ada.look(usual))["view"]["position"] != views[0]["position"]
        await play_by_stream(ada, games[0], Dice(1))
        record = read_record((await ada.http.get(f"/api/game/{games[0]}/export?format=record")).text)
        assert deal_verdict(record).startswith("prepared deal of a lesson")
        for seats, rated in (((me, me), False), ((me, {"kind": "open"}), False), ((me, rival), True)):
            with pytest.raises(Refused):
                await ada.create(*seats, lesson=True, rated=rated)
