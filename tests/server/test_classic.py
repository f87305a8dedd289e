"""Classic 7 Wonders on the server: whole games of two to seven seats, and choices sealed until all are made."""

import asyncio
import json
import re
from itertools import permutations
from typing import Any

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import BOARDS, BUILDINGS
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import CARDS
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.rules.classic.actions import SELL, STAGE
from antipater.rules.classic.payment import cards_in
from antipater.rules.classic.turn import ClassicState
from antipater.server.client import Client, Refused
from antipater.server.games.channels import Channel, shared_fields
from antipater.server.games.log import ACTION, BEGIN, CHANCE, END, PUBLISH, TAKEBACK, Entry
from antipater.server.games.projection import GameProjection
from antipater.server.games.visibility import PUBLIC, Viewpoint, observe
from antipater.server.operations.settings import Settings
from antipater.server.views.patches import without_nulls
from tests.server.conftest import Running, running
from tests.server.playing import ABOUT_THE_GAME, Follower, play_by_socket, play_by_stream, watch

ME, OPEN = {"kind": "me"}, {"kind": "open"}
GREEDY, RANDOM = {"kind": "ai", "agent": "greedy"}, {"kind": "ai", "agent": "random"}
# Harmless names of buildings: parts of names of wonders, and what the Free City could have built, as all know (C9.5).
INNOCENT = re.compile("|".join([*(re.escape(board.wonder) for board in BOARDS), r" open=\S+"]))


def named(seen: ClassicState) -> set[int]:
    """Return every card that an observation names: hands, visible cards, memories, looks at the pile."""
    shown = {card for card in (*seen.hands, *seen.cards, *seen.memory, *seen.draws) if card >= 0}
    shown |= {place % CARDS for place, copies in enumerate(seen.looked) if copies}
    return shown.union(*(cards_in(seen.cities, city) for city in range(seen.cities.number)))


def known_at(game: Game, entries: list[Entry], viewer: Viewpoint) -> dict[int, set[int]]:
    """Return the cards that a viewer may have seen, by the public number of the last entry."""
    projection, known = GameProjection(game), {0: set[int]()}
    for entry in entries:
        last = known[projection.public_seq]
        projection.apply(entry)
        seen = observe(projection.state, viewer)
        assert isinstance(seen, ClassicState)
        known[projection.public_seq] = known.get(projection.public_seq, set()) | last | named(seen)
    return known


def words_for(cards: set[int]) -> set[str]:
    """Return the names of cards, in notation and in English; some are in two decks under one name."""
    return {word for card in cards for word in (BY_NUMBER[card].key, BY_NUMBER[card].name)}


def check_every_byte(follower: Follower, known: dict[int, set[int]]) -> None:
    """Search everything that was sent for names of cards that the viewer cannot know yet."""
    every = words_for({card.number for card in BUILDINGS})
    for heard in follower.heard:
        message = json.loads(heard)
        if message["type"] in ABOUT_THE_GAME:
            hidden = "|".join(map(re.escape, every - words_for(known[message["seq"]])))
            told = re.search(rf"(?<![\w-])(?:{hidden})(?![\w-])", INNOCENT.sub("", heard)) if hidden else None
            assert told is None, f"entry {message['seq']} tells {heard[told.start() - 40 : told.end() + 40]}"


@pytest.mark.parametrize("seats", [(ME, OPEN), (GREEDY, ME, OPEN), (ME, GREEDY, RANDOM, OPEN, RANDOM, GREEDY, RANDOM)])
async def test_every_byte_of_a_whole_game(server: Running, seed: int, seats: tuple[dict[str, Any], ...]) -> None:
    """Two clients, opponents and a spectator: nobody sees a card too early, and differences add up."""
    options = {"players": str(len(seats))}
    async with server.guest("Aa") as first, server.guest("Bb") as second, server.guest("Cc") as third:
        made = await first.create(*seats, ruleset="classic", options=options)
        game = made["game"]["id"]
        watching = asyncio.create_task(watch(third, game))
        await second.join(game, made["invitation"])
        dice = Dice(seed)
        followers = await asyncio.gather(
            play_by_stream(first, game, Dice(dice.word())), play_by_socket(second, game, Dice(dice.word())), watching
        )
        entries = await server.services.archive.entries(game)
        rules = ruleset("classic", **options)
        viewers = (seats.index(ME), seats.index(OPEN), PUBLIC)
        knows = [known_at(rules, entries, viewer) for viewer in viewers]
        for follower, known, client in zip(followers, knows, (first, second, third), strict=True):
            check_every_byte(follower, known)
            whole = await client.look(game)
            assert without_nulls(whole["view"]) == follower.view
            assert (whole["events"], whole["seq"]) == (follower.events, follower.seq)
            assert follower.seq == len(entries)
            assert sum(follower.view["returns"]) == follower.view["prize"]
        assert all(public < mine for mine, public in list(zip(knows[0].values(), knows[2].values(), strict=True))[60:])
        result = whole["game"]["result"]
        cities = followers[2].view["table"]["cities"]
        assert result["points"] == [cities[str(seat)]["total"] for seat in range(len(seats))]
        secret = next(entry for entry in entries if entry.kind == PUBLISH).payload
        assert not any(secret["seed"] in heard for follower in followers for heard in follower.heard[:-1])


def dealt(seed: int, players: str) -> tuple[Game, list[Entry]]:
    """Return the log of a game whose first hands are dealt."""
    game, dice, log = ruleset("classic", players=players), Dice(seed), [Entry(1, BEGIN, None, {}, 1)]
    state = game.start()
    while state.to_act() == (CHANCE_SEAT,):
        log.append(Entry(len(log) + 1, CHANCE, None, {"choice": dice.choose(state.legal(CHANCE_SEAT))}, 1))
        state.apply(log[-1].payload["choice"], CHANCE_SEAT)
    return game, log


def sent(game: Game, log: list[Entry], choices: list[tuple[int, int]], viewer: Viewpoint) -> list[dict[str, Any]]:
    """Return what a viewer is sent while seats choose, all at the same time except the last one."""
    projection, channel = GameProjection.replay(game, log), Channel(game, viewer, ["Aa", "Bb", "Cc"], "en")
    messages = []
    for place, (seat, choice) in enumerate(choices):
        time = 2 if place < len(choices) - 1 else 3
        step = projection.apply(Entry(projection.seq + 1, ACTION, seat, {"choice": choice}, time))
        messages.append(
            {
                "events": channel.events(step.reveals),
                "view": channel.draw(projection),
                "seq": projection.public_seq,
                **shared_fields(projection),
            }
        )
    return messages


@pytest.mark.parametrize("players", ["2", "3"])
def test_the_order_of_submission_leaves_no_trace(seed: int, players: str) -> None:
    """During a turn others see only who has chosen; what is revealed then is the same in any order (C2.1)."""
    game, log = dealt(seed, players)
    start = GameProjection.replay(game, log)
    choices = [(seat, Dice(seed).choose(start.state.legal(seat))) for seat in range(game.seats)]
    if players == "2":
        state = start.state.copy()
        state.apply(choices[0][1], 0)
        choices.insert(1, (0, state.legal(0)[0]))  # for the Free City (C9.4)
    for viewer in (PUBLIC, *range(game.seats)):
        untouched = Channel(game, viewer, ["Aa", "Bb", "Cc"], "en").draw(start)
        endings = []
        for order in permutations(choices):
            if players == "3" or order.index(choices[0]) < order.index(choices[1]):
                *during, end = sent(game, log, list(order), viewer)
                endings.append(end)
                for place, message in enumerate(during, start=1):
                    assert (message["events"], message["seq"]) == ([], start.public_seq)
                    done = [seat for seat, _ in order[:place]]
                    assert message["chosen"] == sorted(
                        s for s in set(done) if done.count(s) == (2 if players == "2" and s == 0 else 1)
                    )
                    if viewer not in done:
                        assert message["view"] == untouched
        assert all(end == endings[0] for end in endings)
        assert [event["seat"] for event in endings[0]["events"]] == [seat for seat, _ in choices]
        assert endings[0]["chosen"] == []


def test_hidden_cards_make_no_difference_to_others(seed: int) -> None:
    """Whichever card another seat discards, or puts under a stage, everything that is sent is the same (C8.2, C8.3)."""
    game, log = dealt(seed, "3")
    start = GameProjection.replay(game, log)
    mine, third = start.state.legal(0)[0], start.state.legal(2)[0]
    for low, high in ((SELL, SELL + CARDS), (STAGE, STAGE + 16 * CARDS)):
        hidden = [action for action in start.state.legal(1) if low <= action < high]
        for viewer in (PUBLIC, 0):
            heard = [sent(game, log, [(1, choice), (0, mine), (2, third)], viewer) for choice in hidden]
            assert all(messages[:-1] == heard[0][:-1] for messages in heard)
            if viewer is PUBLIC:
                assert all(messages == heard[0] for messages in heard)
            else:  # the hands are passed on: another seat sees these cards
                assert all(messages[-1]["events"] == heard[0][-1]["events"] for messages in heard)


@pytest.mark.parametrize(
    "last",
    [Entry(0, TAKEBACK, 1, {"to": 0}, 4), Entry(0, END, None, {"reason": "abort"}, 4)],
    ids=lambda last: last.kind,
)
def test_a_choice_that_is_dropped_while_sealed_stays_secret(seed: int, last: Entry) -> None:
    """One that is taken back, or cut off by the end of the game: that it was made is revealed, and no more."""
    game, log = dealt(seed, "3")
    projection, channel = GameProjection.replay(game, log), Channel(game, 0, ["Aa", "Bb", "Cc"], "en")
    choice = {"choice": projection.state.legal(1)[0]}
    projection.apply(Entry(projection.seq + 1, ACTION, 1, choice, 2))
    payload = {**last.payload, "to": projection.seq} if last.kind == TAKEBACK else last.payload
    told = channel.events(projection.apply(last._replace(seq=projection.seq + 1, payload=payload)).reveals)
    assert [(event["seq"], event["kind"], event.get("choice")) for event in told] == [
        (projection.seq - 1, ACTION, None),
        (projection.seq, last.kind, None),
    ]
    assert told[0]["word"] is None
    assert (projection.chosen(), projection.public_seq) == ([], projection.seq)


async def choose_first(client: Client, game: str, seat: int) -> str:
    """Make the first possible choice of a seat; return its word."""
    seen = await client.look(game, seat=seat)
    choice = seen["view"]["choices"][0]
    await client.act(game, seen["ply"], choice["word"], seat=seat)
    return str(choice["word"])


async def test_a_restart_in_mid_turn_loses_nothing_and_leaks_nothing(settings: Settings) -> None:
    async with running(settings) as server, server.guest("Ada") as ada, server.guest("Bea") as bea:
        made = await ada.create(ME, ME, OPEN, ruleset="classic", options={"boards": "gizah,rhodos,?", "sides": "a"})
        game = made["game"]["id"]
        await bea.join(game, made["invitation"])
        with pytest.raises(Refused, match="which-seat"):
            await ada.act(game, (await ada.look(game))["ply"], 0)
        before = await bea.look(game)
        words = [await choose_first(ada, game, seat) for seat in (1, 0)]
        waiting, own = await bea.look(game), await ada.look(game, seat=1)
        assert {**waiting, "chosen": []} == before
        assert waiting["chosen"] == [0, 1]
        assert [choice["word"] for choice in own["view"]["table"]["sealed"]] == words[:1]
        assert own["ply"] is None
        for client in (ada, bea):
            taken = (await client.http.get(f"/api/game/{game}/export")).text.partition("\n\n")[2]
            assert "board:2=" in taken
            assert "@" not in taken, "a sealed choice is in the record of a running game"
        cookies = [client.http.headers["Cookie"] for client in (ada, bea)]
    async with running(settings) as server, Client(server.url) as ada, Client(server.url) as bea:
        ada.http.headers["Cookie"], bea.http.headers["Cookie"] = cookies
        assert {**await bea.look(game), "here": []} == {**waiting, "here": []}
        assert await ada.look(game, seat=1) == own
        words.append(await choose_first(bea, game, 2))
        for client, seat in ((ada, 0), (ada, 1), (bea, 2)):
            told = (await client.look(game, seat=seat, after=waiting["seq"]))["events"]
            assert [event["seat"] for event in told[:3]] == [0, 1, 2]
            assert told[seat]["word"] == (words[1], words[0], words[2])[seat]
            assert len({event["time"] for event in told[:3]}) == 1


async def test_seats_and_options_must_fit(server: Running) -> None:
    async with server.guest("Ada") as ada:
        for options, seats, problem in (
            ({"players": "5"}, 4, "bad-seats: classic has 5 seats, not 4"),
            ({"boards": "gizah,gizah,?"}, 3, "bad-option"),
            ({"players": "2", "variant": "standard"}, 2, "bad-option"),
            ({"players": "8"}, 8, "bad-option"),
        ):
            with pytest.raises(Refused, match=problem):
                await ada.create(*[ME] * seats, ruleset="classic", options=options)
        for seats in (2, 5):  # what is not named follows from the seats
            made = await ada.create(*[ME] * seats, ruleset="classic")
            assert made["game"]["options"]["players"] == str(seats)
            assert (made["game"]["options"]["variant"] == "free-city") == (seats == 2)
        shown = await ada.ask("GET", "/api/rules/classic", lang="fr")
        assert shown["items"]["altar"]["name"] == "Autel"
        assert len(shown["boards"]) == len(BOARDS)
