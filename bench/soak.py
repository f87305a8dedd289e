"""The long proofs: random games under the cheap laws, the leak law, and planted faults.

`python -m bench.soak` prints a report and writes it to docs/soak.md. What is found is kept in a journal at once, so
that a run that was stopped, by Ctrl-C or otherwise, goes on where it was. The faults of one room of the rules, or of
one module, can be planted alone: `python -m bench.soak --games 0 --positions 0 --mutations classic/turn`; the report
has what the journal holds about the code as it is now, and beside it the rows of before that were not run again.
"""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from antipater import Dice, compiled
from antipater.game.contract import Game, State
from antipater.game.playout import Audit
from bench.earlier import Earlier
from bench.equivalent import EQUIVALENT
from bench.findings import CHUNK, Findings, Leaks, Planted, Played, key
from bench.journal import Journal, code_of_room, code_of_rules, code_of_tests
from bench.mutation import ROOT, Fault, FaultId, Verdict, all_faults, rooms
from tests.conformance.laws import check_no_leak, random_positions
from tests.conformance.test_laws import label, rulesets

SEED = 20150814
GAMES_INTERPRETED = 10_000  # more would take days
ALL, NONE = "all", "none"

Job = TypeVar("Job")
Result = TypeVar("Result")


def side_by_side(work: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Generator[Result, None, None]:
    """Yield the results of jobs in their order; jobs that have not begun are cancelled if the caller stops early."""
    with ThreadPoolExecutor(workers) as pool:
        try:
            yield from pool.map(work, jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def chosen_rulesets(found: Findings) -> list[Game]:
    """Return the rulesets that were asked for, with every combination of their options."""
    asked = found.ruleset.split(",")
    return [game for game in rulesets() if {ALL, game.name, label(game)} & set(asked)]


# Random games.


def stale_modules() -> list[str]:
    """Return the files of the core that are not the ones it was compiled from."""
    package = ROOT / "src" / "antipater"
    built = json.loads((package / "compiled.json").read_text(encoding="utf-8"))
    return [
        file for file, digest in built.items() if sha256((package.parent / file).read_bytes()).hexdigest() != digest
    ]


def chunks(found: Findings) -> Iterator[tuple[Game, int, int]]:
    """Cut the games of every ruleset into pieces: the ruleset, the seed of the piece, its number of games."""
    games, seed = found.games, found.seed
    for first in range(0, games, CHUNK):
        for game in chosen_rulesets(found):
            yield game, seed + first // CHUNK, min(CHUNK, games - first)


def audited(chunk: tuple[Game, int, int]) -> Played:
    """Play one piece and check the laws at every step."""
    game, seed, games = chunk
    audit = Audit(game.start(), Dice(seed))
    decisions = audit.run(games)
    return Played(label(game), seed, games, decisions, [audit.stopped] if audit.stopped else [])


def play(found: Findings, journal: Journal, workers: int, bar: Progress) -> None:
    """Play the games of every ruleset that the journal does not have yet."""
    kept = {(line["ruleset"], line["code"], line["seed"], line["games"]): line for line in journal.about(kind="games")}
    pieces = list(chunks(found))
    task = bar.add_task("games", total=sum(games for *_, games in pieces))
    missing = []
    for game, seed, games in pieces:
        line = kept.get((label(game), code_of_rules(game.name), seed, games))
        if line is None:
            missing.append((game, seed, games))
        else:
            found.add_played(Played(label(game), seed, games, line["decisions"], line["broken"]))
            bar.advance(task, games)
    with closing(side_by_side(audited, missing, workers)) as results:
        for played in results:
            journal.add(kind="games", code=found.codes[played.ruleset], **vars(played))
            found.add_played(played)
            bar.advance(task, played.games)


# Leaks.


def leak(game: Game, state: State, dice: Dice) -> str:
    """Return what a seat sees too much at a position, or nothing."""
    try:
        check_no_leak(game, state, dice)
    except AssertionError as complaint:
        return str(complaint)
    return ""


def look_for_leaks(found: Findings, journal: Journal, bar: Progress) -> None:
    """Check the leak law at every position of random games, so many positions of every ruleset."""
    asked = {"seed": found.seed, "positions": found.positions}
    games = chosen_rulesets(found) if found.positions else []
    task = bar.add_task("positions", total=found.positions * len(games))
    for game in games:
        code = code_of_rules(game.name)
        kept = journal.about(kind="leaks", code=code, ruleset=label(game), **asked)
        if kept:
            found.leaks.append(Leaks(label(game), found.positions, kept[-1]["broken"]))
            bar.advance(task, found.positions)
            continue
        seen = Leaks(label(game))
        found.leaks.append(seen)
        dice = Dice(found.seed)
        while seen.positions < found.positions:
            for state in random_positions(game, dice):
                seen.add(leak(game, state, dice))
                bar.advance(task)
                if seen.positions == found.positions:
                    break
        journal.add(kind="leaks", code=code, ruleset=label(game), broken=seen.broken, **asked)


# Planted faults.


def sample(planted: list[Fault], wanted: int, seed: int) -> list[Fault]:
    """Return so many of the faults, any, in their order; all if there are no more."""
    chosen = list(planted)
    dice = Dice(seed)
    while len(chosen) > wanted:
        chosen.pop(dice.below(len(chosen)))
    return chosen


def known_verdicts(journal: Journal, room: str) -> dict[FaultId, str]:
    """Return which test noticed each fault of a room in the code as it is now; nothing if it survived.

    What a test noticed it would notice again while the rules and the test are the same.
    """
    tests, known = code_of_tests(room), {}
    for line in journal.about(kind="fault", room=room, code=code_of_room(room)):
        if line["noticed_by"]:
            valid = tests.get(line["noticed_by"].split("::")[0]) == line["test"]
        else:
            valid = not changed_files(line["survived"], room)
        if valid:
            known[FaultId(*line["fault"])] = line["noticed_by"]
    return known


def changed_files(survived: dict[str, str], room: str) -> list[str]:
    """Return the files with tests that are not the same as when a fault survived them."""
    return [file for file, code in code_of_tests(room).items() if survived.get(file) != code]


def plant(room: str, chosen: list[Fault], found: Findings, journal: Journal, workers: int, bar: Progress) -> None:
    """Plant the faults of one room that the journal does not have yet."""
    chosen = chosen if found.faults is None else sample(chosen, found.faults, found.seed)
    known = known_verdicts(journal, room)
    missing = [fault for fault in chosen if fault.id not in known]
    task = bar.add_task(f"faults of {room}", total=len(chosen), completed=len(chosen) - len(missing))
    code, tests = code_of_room(room), code_of_tests(room)
    for answer in answers(room, missing, journal, workers) if missing else ():
        if "record" in answer:
            file = answer["file"]
            journal.add(kind="calls", code=code, file=file, test=tests[file], record=answer["record"])
            continue
        fault = missing[answer["place"]]
        if "again" in answer:
            journal.add(kind="again", room=room, code=code, fault=list(fault.id))
            continue
        noticed_by = answer["noticed_by"]
        evidence = {"test": tests.get(noticed_by.split("::")[0])} if noticed_by else {"survived": tests}
        journal.add(kind="fault", room=room, code=code, fault=list(fault.id), noticed_by=noticed_by, **evidence)
        bar.advance(task)


def asked_about(room: str, missing: list[Fault], journal: Journal) -> dict[str, object]:
    """Return what a process needs to plant faults: what is recorded, and what is known about each from before.

    A fault that survived earlier, in the same rules, is asked only of files that are not the same.
    """
    code, tests = code_of_room(room), code_of_tests(room)
    lines = {FaultId(*line["fault"]): line for line in journal.about(kind="fault", room=room)}
    faults = []
    for fault in missing:
        line = lines.get(fault.id, {"noticed_by": "", "code": ""})
        survived = line["code"] == code and not line["noticed_by"]
        files = changed_files(line["survived"], room) if survived else list(tests)
        explained = key(fault.id) in EQUIVALENT
        faults.append({"fault": fault.id, "files": files, "hint": line["noticed_by"], "explained": explained})
    records = journal.about(kind="calls", code=code)  # rooms that share their tests share these, too
    known = {line["file"]: line["record"] for line in records if line["test"] == tests.get(line["file"])}
    return {"records": known, "faults": faults}


def answers(room: str, missing: list[Fault], journal: Journal, workers: int) -> Generator[dict[str, Any], None, None]:
    """Yield what a process says that plants faults, interpreted; whatever happens, it does not outlive this one."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.planted", room, str(workers)],
        cwd=ROOT,
        env=os.environ | {"ANTIPATER_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for this process alone
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        json.dump(asked_about(room, missing, journal), process.stdin)
        process.stdin.close()
        for line in process.stdout:
            yield json.loads(line)
        if process.wait():
            raise RuntimeError(f"the tests of {room} could not be run; see above")
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def planted_in(room: str, journal: Journal) -> Planted:
    """Return what the journal has about the faults of one room in the code as it is now."""
    known, everything = known_verdicts(journal, room), all_faults(room)
    verdicts = [Verdict(fault, known[fault.id]) for fault in everything if fault.id in known]
    return Planted(room, Counter(fault.id.module for fault in everything), verdicts, code_of_room(room))


def faults_named(text: str) -> dict[str, list[Fault]]:
    """Return the faults that are asked for, room by room: of all, of none, or of some rooms and modules."""
    if text in (ALL, NONE):
        return {room: all_faults(room) for room in rooms()} if text == ALL else {}
    asked: dict[str, list[Fault]] = {}
    for name in text.split(","):
        room = name.split("/", maxsplit=1)[0]
        found = all_faults(room) if room in rooms() else []
        chosen = [fault for fault in found if name in (room, fault.id.module)]
        if not chosen:
            wanted = f"{', '.join(rooms())}, a module of them as duel/cost, all or none"
            raise typer.BadParameter(f"there are faults for {wanted}, not {name!r}")
        asked.setdefault(room, []).extend(chosen)
    return asked


def main(
    ruleset: Annotated[
        str,
        typer.Option(
            help="Rulesets of games and positions, with options or without: duel,classic-7-standard-random-a."
        ),
    ] = ALL,
    games: Annotated[int, typer.Option(min=0, help="Random games of every ruleset and options.")] = 1_000_000,
    positions: Annotated[int, typer.Option(min=0, help="Positions of each to look for leaks at.")] = 250_000,
    mutations: Annotated[
        str,
        typer.Option(help="Where to plant faults: all, none, or rooms and modules of the rules: pantheon,duel/cost."),
    ] = ALL,
    faults: Annotated[int | None, typer.Option(min=0, help="Faults of each room, chosen by lot; else all.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="What the random games begin with.")] = SEED,
    workers: Annotated[int, typer.Option(min=1, help="How many to run side by side.")] = os.cpu_count() or 1,
    journal: Annotated[Path, typer.Option(help="Where what is found is kept.")] = ROOT / "build" / "soak.jsonl",
    report: Annotated[Path, typer.Option(help="Where the report goes.")] = ROOT / "docs" / "soak.md",
) -> None:
    """Prove the rules at length; Ctrl-C ends it early, and the next run goes on from there."""
    console = Console()
    if not compiled() and games > GAMES_INTERPRETED:
        sys.exit(
            f"The core is interpreted here, and {games:,} games would take days: `make build` says why it is not "
            f"compiled; --games {GAMES_INTERPRETED} is as many as are sensible."
        )
    if games and compiled() and stale_modules():
        sys.exit(f"The compiled core is not that of the source: {stale_modules()[0]} has changed; `make build` first.")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    asked = faults_named(mutations)
    found = Findings(ruleset, games, positions, mutations, faults, seed)
    found.codes = {label(game): code_of_rules(game.name) for game in rulesets()}
    kept = Journal(journal)
    columns = TextColumn("{task.description:>18}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    try:
        with Progress(*columns, console=console, transient=True) as bar:
            play(found, kept, workers, bar)
            look_for_leaks(found, kept, bar)
            for room, chosen in asked.items():
                plant(room, chosen, found, kept, workers, bar)
    except KeyboardInterrupt:
        console.print("Stopped early; this is what was found so far. The same command goes on from here.")
    found.planted = [planted_in(room, kept) for room in rooms()]
    found.earlier = Earlier(report.read_text(encoding="utf-8") if report.exists() else "")
    text = found.report()
    report.write_text(text, encoding="utf-8")
    console.print(Markdown(text))
    if not found.clean():
        sys.exit(1)


if __name__ == "__main__":
    typer.run(main)
