"""Collects proofs of how a ruleset behaves now: `python -m tests.records.collect RULESET…`.

It plays seeded games of every combination of options, keeps those that show the most different choices, and writes
four files for each ruleset: games, positions, values and signatures. A file that is there is never changed, but for the
values when another net is shipped (`… --values RULESET…`): the positions and their rows stay.
"""

import json
import re
import sys
import zlib
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

from antipater.ai.agents import opponent
from antipater.catalog import kit, ruleset
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.measure import signature
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import Event, Record, read_record, verify, write_record, write_seen_record
from antipater.notation.writing import write_event
from tests.records.kept import FOLDER, WITH_NET, digest, mark, position, read_kept, rows_of, values_of, write_kept

POOL = 40  # games to choose from, for each combination of options
HUNTED = 60_000  # random games of a ruleset that are searched for what is rare …
LOOKED_THROUGH = 1_500  # … so many of them thoroughly
PLAYERS = {"classic": ("random", "random", "greedy")}
DUEL_PLAYERS = ("random", "random", "greedy", "greedy", "scientist", "warlord", "merchant", "senator", "level:2", "net")
ANY = ""
RESULTS = {"classic": (ANY, ANY)}
DUEL_RESULTS = ("civilian", "military", "scientific", ANY)
POSITIONS = {"classic": 14}
MANY_POSITIONS = 32
VALUES = {"classic": 300}
MANY_VALUES = 350
SIGNED_GAMES = {"classic": 30}
MANY_SIGNED_GAMES = 300
MORE_OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "classic": (
        {"players": "2", "boards": "?,?,halikarnassos", "sides": "??b"},
        {"players": "3", "boards": "babylon,?,olympia", "sides": "b?b"},
        {"players": "4", "boards": "olympia,gizah,babylon,rhodos", "sides": "a?b?"},
        {"players": "5", "boards": "alexandria,?,ephesos,?,halikarnassos", "sides": "ab?ab"},
        {"players": "6", "boards": "?,?,?,?,?,rhodos", "sides": "bbbaaa"},
        {"players": "7", "boards": "rhodos,alexandria,ephesos,babylon,olympia,halikarnassos,gizah", "sides": "abababa"},
    )
}


class Played(NamedTuple):
    """A game of the pool: its record, and what is remarkable in it."""

    record: Record
    features: set[str]


def combinations(name: str) -> Iterator[Game]:
    """Yield a ruleset with every combination of the options that it always names."""
    game = ruleset(name)
    choices = {option: values for option, values in game.choices.items() if option not in game.unsaid}
    for values in product(*choices.values()):
        try:
            yield ruleset(name, **dict(zip(choices, values, strict=True)))
        except BadOption:
            continue  # options that exclude each other
    for options in MORE_OPTIONS.get(name, ()):
        yield ruleset(name, **options)


def label(game: Game) -> str:
    """Return the name of a ruleset and its options."""
    return "-".join((game.name, *game.options.values()))


def play(game: Game, number: int, who: tuple[str, ...]) -> Record:
    """Play a seeded game; those who choose at the same time do so in any order."""
    dice = Dice(zlib.crc32(f"{label(game)} {number}".encode()))
    names = [dice.choose(who) for _ in range(game.seats)]
    players = [opponent(name, dice.roll(1 << 30), game) for name in names]
    state, dealer = game.start(), game.deal(dice)
    record = Record.start(game, **{f"Seat{seat}": name for seat, name in enumerate(names)})
    while seats := state.to_act():
        seat = dice.choose(seats)
        action = dealer.outcome(state) if seat == CHANCE else players[seat].choose(state.observe(seat), seat)
        state.apply(action, seat)
        record.events.append(Event(seat, action))
    record.conclude(state)
    return record


def studied(record: Record) -> Played:
    """Return a game with what is remarkable in it."""
    found = {"".join(sorted(record.tags["Result"]))}
    state = record.game().start()
    for event in record.events:
        found |= {f"agenda {kind}" for kind in due(write_position(state))}
        word = write_event(state, event)
        found.add(verb(word) if event.seat == CHANCE else re.sub(r"(@\d)+$|(?<=left|ight)\d+", "", word))
        state.apply(event.action, event.seat)
    return Played(record, found)


def verb(word: str) -> str:
    """Return what is done by a word."""
    return word.partition(":")[0]


def due(line: str) -> set[str]:
    """Return the kinds of entries on the agenda of a position."""
    agenda = re.search(r"agenda=(\S+)", line)
    return {re.split("[@:]", entry)[0] for entry in agenda[1].split(",")} if agenda else set()


def chosen(pool: list[Played], wanted: Iterable[str], known: set[str]) -> list[Played]:
    """Return a game with each of the results that are wanted, that which adds most to what is *known* already."""
    found: list[Played] = []
    for result in wanted:
        fitting = [game for game in pool if game not in found and game.record.tags["Result"].endswith(result)]
        if fitting:
            found.append(max(fitting, key=lambda game: len(game.features - known)))
            known |= found[-1].features
    return found


def rare(kinds: list[Game], known: set[str]) -> Iterator[Played]:
    """Yield random games with a verb, a decision or a result that is not *known* yet."""
    verbs = {verb(feature) for feature in known}
    done: set[object] = set()
    for number in range(HUNTED):
        record = play(kinds[number % len(kinds)], POOL + number, ("random",))
        here = {event.action for event in record.events if event.seat != CHANCE} | {record.tags["Result"]}
        if number >= LOOKED_THROUGH and here <= done:
            continue  # no seat does anything in it that was never done before
        done |= here
        played = studied(record)
        found = {verb(feature) for feature in played.features}
        if not found <= verbs:
            verbs |= found
            known |= played.features
            yield played


def cut(played: Played, dice: Dice) -> Played:
    """Return a game that was not finished."""
    record = Record(dict(played.record.tags), played.record.events[: 30 + dice.roll(len(played.record.events) - 30)])
    record.conclude(record.final())
    return studied(record)


def kept_game(played: Played, seen: bool) -> dict[str, Any]:
    """Return a game as it is kept."""
    record = played.record
    states = list(record.states())
    text = write_record(record)
    assert read_record(text) == record
    assert verify(record).sound
    game = record.game()
    viewers = [*range(game.seats), SPECTATOR]
    return {
        "options": game.options,
        "record": text,
        "log": [list(event) for event in record.events],
        "marks": "".join(map(mark, states)),
        "fields": states[-1].fields(),
        "key": digest(states[-1].key()),
        "seen": {str(viewer): write_seen_record(record, viewer) for viewer in viewers} if seen else {},
    }


def kept_positions(played: list[Played], many: int, dice: Dice, known: set[str]) -> list[list[str]]:
    """Return positions as lines, true ones and what seats see of them, each with the digest of its fields.

    Those come first that show something which is not *known* yet.
    """
    seats = played[0].record.game().seats
    pairs = [(state, dice.word()) for one in played for state in one.record.states()]
    left = sorted(pairs, key=lambda pair: pair[1])
    lines: dict[str, State] = {}
    for number in range(many):
        fresh = [len(traits(state) - known) for state, _ in left[:300]]
        state, _ = left.pop(fresh.index(max(fresh)))
        known |= traits(state)
        viewers = [*range(seats), SPECTATOR] if number % 4 == 0 else [dice.roll(seats)]
        for shown in (state, *(state.observe(viewer) for viewer in viewers)):
            lines.setdefault(write_position(shown), shown)
    assert all(read_position(line) == shown for line, shown in lines.items())
    return [[digest(shown.key()), line] for line, shown in lines.items()]


def traits(state: State) -> set[str]:
    """Return what is remarkable in a position: its phase, what is due, and which fields are not as usual."""
    line = write_position(state)
    fields = {word.partition("=")[0] for word in line.split()}
    return fields | {f"agenda {kind}" for kind in due(line)} | set(re.findall(r" age=\d| won=\w+", line))


def kept_values(game: Game, played: list[Played], many: int, dice: Dice) -> list[dict[str, Any]]:
    """Return positions as fields, with rows, masks and values of the net."""
    states = [
        state for one in played for state in one.record.states() if state.to_act() != (CHANCE,) or dice.roll(8) == 0
    ]
    found = []
    for _ in range(many):
        state = states.pop(dice.roll(len(states)))
        kept = {"options": game.options, "fields": state.fields(), "rows": rows_of(game, state)}
        found.append({**kept, "values": values_of(game.name, state)} if game.name in WITH_NET else kept)
    return found


def collect(name: str) -> None:
    """Write the files of a ruleset."""
    games: list[dict[str, Any]] = []
    positions: list[list[str]] = []
    values: list[dict[str, Any]] = []
    signatures: list[dict[str, Any]] = []
    known: set[str] = set()  # that some game shows
    common: set[str] = set()  # that some position shows
    kinds = list(combinations(name))
    dice = Dice(zlib.crc32(name.encode()))
    for number, game in enumerate(kinds):
        pool = [studied(play(game, turn, PLAYERS.get(name, DUEL_PLAYERS))) for turn in range(POOL)]
        whole = chosen(pool, RESULTS.get(name, DUEL_RESULTS), known)
        part = cut(dice.choose(pool), dice)
        games += [kept_game(played, place == number % 2) for place, played in enumerate(whole)]
        games.append(kept_game(part, number % 3 == 0))
        shown: set[str] = set()
        positions += kept_positions([*whole, part], POSITIONS.get(name, MANY_POSITIONS), dice, shown)
        common |= shown
        share = VALUES.get(name, MANY_VALUES)
        values += kept_values(game, whole, share * (number + 1) // len(kinds) - share * number // len(kinds), dice)
        signed = SIGNED_GAMES.get(name, MANY_SIGNED_GAMES)
        signatures.append({"options": game.options, "games": signed, "signature": signature(game, signed)})
        sys.stdout.write(f"{label(game)}: {', '.join(played.record.tags['Result'] for played in whole)}\n")
    for played in rare(kinds, known):
        games.append(kept_game(played, False))
        positions += kept_positions([played], 2, dice, common)
    sys.stdout.write(
        f"{len(games)} games, {len(positions)} positions, {', '.join(sorted({verb(word) for word in known}))}\n"
    )
    version = {"ruleset": name, "version": kit(name).version}
    write_kept(f"{name}.games", {**version, "games": games})
    write_kept(f"{name}.positions", {**version, "positions": positions})
    write_kept(f"{name}.values", {**version, "values": values})
    with (FOLDER / f"{name}.signatures.json").open("x", encoding="utf-8") as file:
        file.write(json.dumps({**version, "signatures": signatures}, indent=1) + "\n")


def judge_again(name: str) -> None:
    """Write what a net that has replaced another one says of the positions that were kept."""
    kept = read_kept(f"{name}.values")
    for value in kept["values"]:
        value["values"] = values_of(name, position(name, value["options"], value["fields"])[1])
    (FOLDER / f"{name}.values.json.gz").unlink()
    write_kept(f"{name}.values", kept)


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        if asked != "--values":
            (judge_again if "--values" in sys.argv else collect)(asked)
