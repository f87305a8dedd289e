"""The checker of histories: silent about correct ones, and it finds every planted fault."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.server.games.log import ACTION, BEGIN, CHANCE, Entry
from bench.history import Asked, History, Seen, faults, rule_faults

GAME = "the-game"
Logs = dict[str, list[Entry]]


def played(seed: int) -> tuple[History, Logs]:
    """Return a history without faults: the first moves of a game, each requested, acknowledged and seen by both."""
    history, dice = History(), Dice(seed)
    state = ruleset("duel").start()
    log = [Entry(1, BEGIN, None, {}, 1000)]
    while len(log) < 40:
        actor = state.to_act()[0]
        choice = dice.choose(state.legal(actor))
        number = len(log) + 1
        if actor == CHANCE_SEAT:
            log.append(Entry(number, CHANCE, None, {"choice": choice}, 1000 + number))
        else:
            asked = history.ask(GAME, f"request-{number}", actor, number - 1, choice)
            log.append(Entry(number, ACTION, actor, {"choice": choice}, 1000 + number, asked.id))
            history.acknowledge(asked, number)
        state.apply(choice, actor)
        for who in ("Ada", "Bea"):
            history.see(who, GAME, {"seq": number, "events": [shown(entry) for entry in log[-2:]]})
    return history, {GAME: log}


def shown(entry: Entry) -> dict[str, Any]:
    facts = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "time": entry.time}
    return {**facts, "choice": entry.payload.get("choice")}


def first(history: History) -> Asked:
    return next(iter(history.asked.values()))


def last(logs: Logs) -> Entry:
    return [entry for entry in logs[GAME] if entry.kind == ACTION][-1]


def put(logs: Logs, entry: Entry) -> None:
    logs[GAME][entry.seq - 1] = entry


def lose_an_acknowledged_move(history: History, logs: Logs) -> None:
    del logs[GAME][last(logs).seq - 1 :]


def forget_the_client(history: History, logs: Logs) -> None:
    put(logs, last(logs)._replace(client=None))


def count_a_move_twice(history: History, logs: Logs) -> None:
    logs[GAME].append(last(logs)._replace(seq=len(logs[GAME]) + 1, time=5000))


def leave_a_gap(history: History, logs: Logs) -> None:
    del logs[GAME][5]


def write_another_choice(history: History, logs: Logs) -> None:
    put(logs, last(logs)._replace(payload={"choice": -5}))


def acknowledge_another_entry(history: History, logs: Logs) -> None:
    first(history).seq = 39


def invent_a_move(history: History, logs: Logs) -> None:
    logs[GAME].append(last(logs)._replace(seq=len(logs[GAME]) + 1, client="nobody", time=5000))


def write_what_was_refused(history: History, logs: Logs) -> None:
    asked = first(history)
    asked.seq, asked.refused = None, "late"


def turn_the_clock_back(history: History, logs: Logs) -> None:
    put(logs, last(logs)._replace(time=3))


def show_what_was_never_written(history: History, logs: Logs) -> None:
    history.seen.append(Seen("Eve", GAME, 41, ()))


def show_another_choice(history: History, logs: Logs) -> None:
    history.seen.append(Seen("Eve", GAME, 40, ({**shown(last(logs)), "choice": 1234},)))


def show_less_than_before(history: History, logs: Logs) -> None:
    history.seen.append(replace(history.seen[-1], seq=3, events=()))


def swap_two_in_time(history: History, logs: Logs) -> None:
    earlier, later = list(history.asked.values())[:2]
    earlier.began, earlier.ended, later.began, later.ended = 501, 502, 499, 500


def lose_a_game(history: History, logs: Logs) -> None:
    del logs[GAME]


PLANTED = [
    lose_an_acknowledged_move,
    forget_the_client,
    count_a_move_twice,
    leave_a_gap,
    write_another_choice,
    acknowledge_another_entry,
    invent_a_move,
    write_what_was_refused,
    turn_the_clock_back,
    show_what_was_never_written,
    show_another_choice,
    show_less_than_before,
    swap_two_in_time,
    lose_a_game,
]


def test_a_sound_history_has_no_faults(seed: int) -> None:
    history, logs = played(seed)
    assert faults(history, logs) == []
    assert not list(rule_faults("duel", {}, logs[GAME]))
    assert history.acknowledged > 10


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_every_planted_fault_is_found(plant: Callable[[History, Logs], None], seed: int) -> None:
    history, logs = played(seed)
    plant(history, logs)
    assert faults(history, logs)


def test_an_impossible_entry_is_found(seed: int) -> None:
    _, logs = played(seed)
    put(logs, last(logs)._replace(payload={"choice": 1}))
    assert any("impossible" in fault for fault in rule_faults("duel", {}, logs[GAME]))
