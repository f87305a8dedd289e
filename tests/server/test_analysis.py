"""The analysis board: positions with what may follow, thinking that is streamed, and nothing that helps in a game."""

import json
from typing import Any

import pytest

from antipater import Dice, ruleset
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.analysis.reasons import reasons
from antipater.ai.analysis.review import Moment, judged
from antipater.ai.search.budget import Budget
from antipater.notation.positions import write_position
from antipater.notation.records import read_record, verify
from antipater.server.client import Client, Refused
from antipater.server.knowledge import reviews as reviewing
from antipater.server.knowledge.analysis import board_info
from antipater.server.knowledge.examined import examined
from antipater.server.knowledge.finished import finished_game
from antipater.server.knowledge.messages import Examine
from antipater.server.knowledge.report import hint_info, moment_info
from antipater.text.catalogue import LANGUAGES
from tests.server.conftest import Running
from tests.server.playing import play_by_stream
from tests.server.test_knowledge import LEVEL, RANDOM, whole_review
from tests.server.together import choose, post, refused, register, sit_down

POSITION = "duel/1 age=3 pawn=7 loot=none structure=arsenal,palace{} coins0=30 coins1=30 agenda=turn@0".format(
    ",-" * 18
)

WORLDS = 6
REFUSED = {(403, "running-game"), (409, "not-over"), (403, "no-hints-people")}


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 8)
    reviewing.engine_version.cache_clear()


async def streamed(client: Client, path: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    """Return every line of a stream."""
    async with client.http.stream("POST", path, json=body) as answer:
        return [json.loads(line) async for line in answer.aiter_lines()]


async def test_moves_and_chance_are_tried(server: Running) -> None:
    """From a position to what follows: choices, outcomes with their shares, the end; all of it judged."""
    async with server.guest("Ada") as ada:
        board = await ada.ask("POST", "/api/analysis", {"position": POSITION})
        assert board["seat"] == 0
        assert board["judged"]
        told = await streamed(ada, "/api/analysis/think", {"position": POSITION, "simulations": 200})
        assert [one["done"] for one in told] == [True]  # a solved position needs no second look
        best = told[0]["options"][0]
        assert (told[0]["exact"], best["choice"]["word"], best["chance"]) == (True, "build:arsenal", 1.0)
        assert told[0]["why"] == ["It wins at once."]
        won = await ada.ask("POST", "/api/analysis", {"position": POSITION, "moves": [best["choice"]["action"]]})
        assert (won["seat"], won["view"]["over"], won["tried"][0]["seat"]) == (None, True, 0)
        begun = await ada.ask("POST", "/api/analysis", {"ruleset": "duel+agora"})
        assert sum(one["share"] for one in begun["outcomes"]) == pytest.approx(1)
        told = await streamed(ada, "/api/analysis/think", {"ruleset": "duel", "simulations": 200})
        assert told[-1]["outcomes"][0]["chance"] is None  # more chance follows
        for body, message in (
            ({"position": "duel/1 age=9"}, "Expected an Age, a whole number from 0 to 3"),
            ({"position": POSITION, "moves": [999]}, "Move 1 is impossible. There is no such move"),
            ({"position": POSITION, "moves": [best["choice"]["action"], 1]}, "Move 2 comes after the end"),
            ({"ruleset": "chess"}, "no ruleset"),
        ):
            with pytest.raises(Refused, match=message):
                await ada.ask("POST", "/api/analysis", body)


def richer(position: str) -> str:
    """Return a position in which seat 0 has other coins."""
    return " ".join([*(field for field in position.split(" ") if not field.startswith("coins0=")), "coins0=19"])


def turned_round(position: str) -> str:
    """Return a position of Age I with its structure mirrored: the same choices, at the other side."""
    fields = dict(field.split("=", 1) for field in position.split(" ")[1:])
    cards, rows = fields["structure"].split(","), ((0, 2), (2, 5), (5, 9), (9, 14), (14, 20))
    fields["structure"] = ",".join(card for first, last in rows for card in reversed(cards[first:last]))
    return " ".join([position.split(" ", maxsplit=1)[0], *(f"{name}={value}" for name, value in fields.items())])


async def test_a_mirrored_position_of_a_running_game_is_refused(server: Running, seed: int) -> None:
    """So is one with an expansion that the game does not have; one of another game is not."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        game = await sit_down(ada, bob, seeds=False, options={"wonders": "first-game"})
        await choose(server, game, 3, Dice(seed))
        state = (await server.services.games.room(game)).projection.state
        seen = write_position(state.observe(state.to_act()[0]))
        mirrored = turned_round(seen)
        assert mirrored != seen
        assert turned_round(mirrored) == seen
        structure = next(field for field in seen.split(" ") if field.startswith("structure="))
        for asked in (seen, mirrored, f"duel+pantheon/1 age=1 {structure} agenda=turn@0"):
            assert await refused(ada.ask("POST", "/api/analysis/think", {"position": asked})) == (403, "running-game")
        other = ruleset("duel", wonders="first-game").start()
        ruleset("duel", wonders="first-game").deal(Dice(seed + 1)).settle(other)
        assert (await ada.ask("POST", "/api/analysis", {"position": write_position(other)}))["view"]


@pytest.mark.parametrize(("name", "choices"), [("duel", 2), ("duel", 15), ("duel+agora", 15), ("classic", 18)])
async def test_running_games_are_not_analysed(server: Running, seed: int, name: str, choices: int) -> None:
    """By no way in: number, position, one changed a little, lines that come from before it or end behind it."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.guest("Cleo") as cleo:
        people = [ada, bob, cleo] if name == "classic" else [ada, bob]
        game = await sit_down(*people, ruleset=name, seeds=False)
        dice = Dice(seed)
        await choose(server, game, choices, dice)
        room = await server.services.games.room(game)
        state = room.projection.state
        seat = room.projection.must_choose()[0]
        seen, next_choice = write_position(state.observe(seat)), state.legal(seat)[0]
        moves = [event.action for event in (await finished_game(room)).record.events]
        behind = state.copy()
        behind.apply(next_choice, seat)
        ways: list[tuple[str, dict[str, Any]]] = [
            ("", {"game": game}),
            ("", {"game": game, "at": 1}),
            *((path, {"position": text}) for path in ("", "/think") for text in (seen, richer(seen))),
            *((path, {"position": seen, "moves": [next_choice]}) for path in ("", "/think")),
            *(
                (path, {"ruleset": name, "options": dict(room.projection.game.options), "moves": line})
                for path in ("", "/think", "/review")
                for line in (moves, [*moves, next_choice])
            ),
            ("/think", {"position": write_position(behind.observe(seat))}),
        ]
        for path, asked in ways:
            for client in people[:2]:
                assert await refused(client.ask("POST", f"/api/analysis{path}", asked)) in REFUSED, (path, asked)
        for method, way in (("POST", "hint"), ("POST", "review"), ("GET", "review"), ("GET", "review/export")):
            assert await refused(people[seat].ask(method, f"/api/game/{game}/{way}")) in REFUSED
        async with server.guest("Dora") as dora, Client(server.url) as nobody:  # who do not play
            for client in (dora, nobody):
                for asked in (
                    {"position": seen},
                    {"position": richer(seen)},
                    {"position": seen, "moves": [next_choice]},
                ):
                    assert await refused(client.ask("POST", "/api/analysis/think", asked)) == (403, "running-game")
            await post(ada, game, "resign")
            if name != "classic":
                for client in (ada, dora, nobody):
                    assert (await client.ask("POST", "/api/analysis", {"position": seen}))["view"]


async def test_games_against_the_house_may_be_analysed(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        for seats in (({"kind": "me"}, RANDOM), ({"kind": "me"}, {"kind": "me"})):
            house = (await ada.create(*seats))["game"]["id"]
            allowed = (await ada.ask("GET", f"/api/game/{house}"))["view"]["position"]
            for client in (ada, bob):
                told = await client.ask("POST", "/api/analysis", {"position": allowed})
                assert told["view"]["position"] == allowed


def test_a_view_of_any_seat_is_examined(seed: int) -> None:
    """Where all choose at once, the board asks the seat whose view it is, and the others after it."""
    game = ruleset("classic", players=3)
    state, dice = game.start(), Dice(seed)
    game.deal(dice).settle(state)
    for seat in range(game.seats):
        position = write_position(state.observe(seat))
        found = examined(Examine(position=position), "en", None, ())
        assert (found.seat, found.near, found.imagined) == (seat, seat, True)
        assert found.state.legal(seat) == state.legal(seat)
        after = examined(Examine(position=position, moves=[state.legal(seat)[0]]), "en", None, ())
        assert after.steps[0][1] == seat
        assert after.seat == (1 if seat == 0 else 0)


async def test_rated_games_have_no_help(server: Running) -> None:
    async with server.guest() as ada, server.guest() as bob:
        await register(ada, "Ada")
        await register(bob, "Bob")
        asked = {"rated": True, "clock": {"seconds": 3600, "increment": 0}, "seat": 0}
        game = (await ada.ask("POST", "/api/seek", asked))["game"]["id"]
        await bob.ask("POST", f"/api/seek/{game}/accept")
        seen = (await ada.look(game))["view"]["position"]
        for client in (ada, bob):
            assert await refused(post(client, game, "hint")) == (403, "no-hints-rated")
            assert await refused(client.ask("POST", "/api/analysis", {"position": seen})) == (403, "running-game")


async def test_a_review_is_exported_and_read_back(server: Running, seed: int) -> None:
    """It can be stopped and go on; the record is sound, opens on the board, and its line has the same figures."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        game = (await ada.create({"kind": "me"}, LEVEL))["game"]["id"]
        await play_by_stream(ada, game, Dice(seed))
        with pytest.raises(Refused, match="not complete"):
            await ada.ask("GET", f"/api/game/{game}/review/export")
        await ada.ask("POST", f"/api/game/{game}/review", {})
        with pytest.raises(Refused, match="somebody else"):
            await bob.ask("DELETE", f"/api/game/{game}/review")
        stopped = await ada.ask("DELETE", f"/api/game/{game}/review")
        assert stopped["status"] == "stopped"
        assert stopped["judged"] < stopped["total"]
        told = await whole_review(ada, game)
        text = (await ada.http.get(f"/api/game/{game}/review/export")).text
        record = read_record(text)
        assert verify(record).sound
        wrong = [one for one in told["moments"] if one["verdict"] in ("inaccuracy", "mistake", "blunder")]
        assert sum(map(len, record.comments.values())) == len(wrong) > 0
        opened = await ada.ask("POST", "/api/analysis/record", {"text": text})
        assert opened["moves"] == [event.action for event in record.events]
        first = [event.seat >= 0 for event in record.events].index(True)
        line = {**opened, "moves": opened["moves"][: first + 12]}
        parts = await streamed(ada, "/api/analysis/review", line)
        assert parts[-1]["status"] == "complete"
        moments = [moment for part in parts for moment in part["moments"]]
        figures = [(one["seat"], one["played"], one["chance"], one["after"]) for one in moments]
        assert (
            figures
            == [(one["seat"], one["played"], one["chance"], one["after"]) for one in told["moments"]][: len(figures)]
        )
        with pytest.raises(Refused, match=r"no tag Ruleset|expected"):
            await ada.ask("POST", "/api/analysis/record", {"text": "1. nonsense"})


@pytest.mark.parametrize("name", ["duel+pantheon", "duel+agora", "duel+pantheon+agora", "classic"])
def test_two_worlds_that_differ_only_in_what_is_hidden(name: str) -> None:
    """Board, judgement, words and comments are the same, whichever of the two is true."""
    game, found = ruleset(name), 0
    names = [f"Player {seat}" for seat in range(game.seats)]
    state, dealer, dice = game.start(), game.deal(Dice(3)), Dice(5)
    analyst = Analyst(game, Budget(simulations=8))
    while found < WORLDS and (seats := dealer.settle(state)):
        seat = seats[-1]
        seen, legal = state.observe(seat), state.legal(seat)
        other = next((one for one in (game.imagine(seen, Dice(n)) for n in range(8)) if one != state), None)
        if other is not None and len(legal) > 1:
            found += 1
            views = []
            for world in (state, other):
                asked = Examine(position=write_position(world.observe(seat)))
                board = board_info(examined(asked, "en", None, ()), "en", labels=False)
                judgement = judged(analyst, world.observe(seat), seat, legal[0])
                worst = Moment(1, world, judgement.options[-1].action, judgement)
                told = [
                    (
                        moment_info(game, worst, 1, 0.0, names, language),
                        reasons(game, world, judgement, worst.action, names, language),
                        hint_info(game, world.observe(seat), judgement, names, language),
                    )
                    for language in LANGUAGES
                ]
                views.append((board.view, board.imagined, judgement, told))
            assert views[0] == views[1]
        state.apply(dice.choose(legal), seat)
    assert found == WORLDS


async def test_a_draft_is_made_of_the_wonders_that_are_named(server: Running) -> None:
    """For every ruleset with a draft: four wonders lie open, one seat must pick; all else is refused by name."""
    four = ["colossus", "mausoleum", "piraeus", "sphinx"]
    async with server.guest("Ada") as ada:
        for ruleset_name, own in (("duel", ""), ("duel+pantheon", "sanctuary"), ("duel+agora", "knossos")):
            asked = {"ruleset": ruleset_name, "wonders": four, "seed": 7}
            found = await ada.ask("POST", "/api/analysis/draft", asked)
            assert f"shown={','.join(four)}" in found["position"]
            assert own == "" or own in found["wonders"]
            assert found == await ada.ask("POST", "/api/analysis/draft", asked)
            told = await streamed(ada, "/api/analysis/think", {"position": found["position"], "simulations": 8})
            assert sorted(one["choice"]["word"] for one in told[-1]["options"]) == [f"draft:{key}" for key in four]
        more = await ada.ask("POST", "/api/analysis/draft", {"options": {"promos": "yes"}, "wonders": four[:2]})
        assert ("messe" in more["wonders"], more["position"]) == (True, None)
        for body, message in (
            ({"wonders": ["eiffel-tower"]}, "no wonder 'eiffel-tower'"),
            ({"ruleset": "classic"}, "not drafted"),
            ({"ruleset": "chess"}, "chess"),
            ({"options": {"wonders": "first-game"}}, "not drafted"),
        ):
            with pytest.raises(Refused, match=message):
                await ada.ask("POST", "/api/analysis/draft", body)


FOUR = "classic/1 players=4 board0=gizah-a board1=rhodos-a board2=babylon-b board3=olympia-a"


@pytest.mark.parametrize(
    ("position", "language", "message", "facts"),
    [
        pytest.param(
            "duel/1 age=1 discard=press cards0=press won=civilian@0",
            "fr",
            "«\u00a0Presse\u00a0» est déjà là\u00a0: Défausse",
            {
                "fault": "two-places",
                "facts": {"item": "press", "field": "discard"},
                "line": 1,
                "column": 35,
                "field": "cards0",
            },
            id="in French, with the printed name",
        ),
        pytest.param(
            f"{FOUR} played1=altar",
            "en",
            "Player 1 has played fewer cards than others",
            {"fault": "played-fewer", "facts": {"city": 0, "players": 4}, "line": 1, "column": 1, "field": "played0"},
            id="the field that is to blame is not written",
        ),
        pytest.param(
            "duel/1 agenda=turn@0,first@0",
            "en",
            "first cannot lie on turn; expected turning",
            {
                "fault": "agenda-order",
                "facts": {"word": "first", "below": "turn", "words": ["turning"]},
                "line": 1,
                "column": 22,
                "field": "agenda",
            },
            id="in English",
        ),
    ],
)
async def test_faults_have_words_and_facts(
    server: Running, position: str, language: str, message: str, facts: dict[str, object]
) -> None:
    """The sentence is in the language asked for; programs get a code, its facts and its place."""
    async with server.guest("Ada") as ada:
        with pytest.raises(Refused) as refusal:
            await ada.ask("POST", "/api/analysis", {"position": position}, lang=language)
        assert str(refusal.value) == f"422 bad-position: {message}"
        assert facts == refusal.value.facts
        with pytest.raises(Refused, match="Il n’y a pas de règles «\u00a0go\u00a0»"):
            await ada.ask("POST", "/api/analysis/record", {"text": '[Ruleset "go"]\n[Version "1"]'}, lang="fr")


async def test_cards_that_nobody_knows_are_filled_in(server: Running) -> None:
    """Of a table for four only what is seen is given; the board says that the rest is a guess."""
    played = " ".join(f"played{seat}={word}" for seat, word in enumerate(("altar", "sell:?", "stage:?", "loom-i")))
    hands = " ".join(f"hand{seat}={','.join('?' * 6)}" for seat in range(4))
    async with server.guest("Ada") as ada:
        board = await ada.ask("POST", "/api/analysis", {"position": f"{FOUR} {played} {hands}"})
        assert board["imagined"]
        assert board["view"]["seats"] == 4
        again = await ada.ask("POST", "/api/analysis", {"position": f"{FOUR} {played} {hands}"})
        assert board["view"]["position"] == again["view"]["position"]
        told = await streamed(ada, "/api/analysis/think", {"position": f"{FOUR} {played} {hands}", "simulations": 200})
        assert told[-1]["options"]
        with pytest.raises(Refused, match="Player 3 holds 6 cards by now, not 7") as refusal:
            await ada.ask(
                "POST", "/api/analysis", {"position": f"{FOUR} {played} {hands.replace('hand2=', 'hand2=?,')}"}
            )
        text = f"{FOUR} {played} {hands}"
        assert refusal.value.facts["column"] == text.index("hand2=") + len("hand2=") + 1
