"""The command `antipater`: play, replay, verify, arena, bench."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from antipater import __version__, compiled
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError, BadOption, BadText

FALSE, REFUSED = 1, 2  # exit codes: a record is not sound; what was asked for is impossible

app = typer.Typer(
    help="7 Wonders Duel in your terminal.", no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False
)

Language = Annotated[str, typer.Option("--lang", help="en or fr.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Print numbered choices: for any terminal and for screen readers.")
]


def checked_seed(seed: int | None) -> int | None:
    """Refuse a seed that no dice have."""
    try:
        Dice(seed or 0)
    except ValueError as error:
        raise BadOption(str(error)) from error
    return seed


def checked_file(path: Path | None) -> Path | None:
    """Refuse what is not there, or is no file."""
    if path is not None and not path.is_file():
        raise BadOption(f"{path} is a directory, not a record" if path.is_dir() else f"there is no file {path}")
    return path


Promos = Annotated[bool, typer.Option("--promos", help="Add the two promo wonders.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.", callback=checked_file)]


def show_version(wanted: bool) -> None:
    """Print the version and how the core runs."""
    if wanted:
        typer.echo(f"antipater {__version__} ({'compiled' if compiled() else 'interpreted'} core)")
        raise typer.Exit


@app.callback()
def antipater(
    version: Annotated[
        bool,
        typer.Option("--version", help="Say the version, and how the core runs.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """7 Wonders Duel in your terminal."""


@app.command()
def play(
    opponent: Annotated[
        str, typer.Option(help="Who plays against you: greedy, random, or human for two at one keyboard.")
    ] = "greedy",
    seat: Annotated[int | None, typer.Option(min=0, max=1, help="Your seat; 0 begins. Random if not given.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="What the deal grows from; the same seed, the same deal.", callback=checked_seed),
    ] = None,
    edition: Annotated[str, typer.Option(help="The printing of the rules: revised or first.")] = "revised",
    wonders: Annotated[str, typer.Option(help="draft, or first-game for the wonders of a first game.")] = "draft",
    ruleset: Annotated[str, typer.Option(help="duel, or duel+pantheon for the expansion.")] = "duel",
    promos: Promos = False,
    lang: Language = "en",
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record of the game here.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with the game of this record.", callback=checked_file),
    ] = None,
    plain: Plain = False,
) -> None:
    """Play a game."""
    from antipater.terminal.play import play as play_game
    from antipater.terminal.settings import Settings

    options = {"edition": edition, "wonders": wonders, "promos": "yes" if promos else "no"}
    settings = Settings(ruleset, options, seed, opponent, seat, lang, record, resume, plain)
    raise typer.Exit(play_game(settings))


@app.command()
def replay(file: RecordFile, lang: Language = "en", plain: Plain = False) -> None:
    """Step through a recorded game."""
    from antipater.terminal.replay import replay as step_through

    raise typer.Exit(step_through(file, lang, plain))


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: every move legal, the result true."""
    from antipater.notation.records import load_record
    from antipater.notation.records import verify as check

    try:
        report = check(load_record(file))
    except BadText as error:
        typer.echo(f"{file}: {error}")
        raise typer.Exit(FALSE) from error
    typer.echo(f"{file}: {report}")
    raise typer.Exit(0 if report.sound else FALSE)


@app.command()
def arena(
    agents: Annotated[list[str], typer.Argument(metavar="AGENT AGENT…", help="Who plays: greedy, mc:500, tree:0.5s …")],
    games: Annotated[int, typer.Option(min=1, help="Games of each pairing; whole deals are played.")] = 400,
    ruleset: Annotated[str, typer.Option(help="Which ruleset is played.")] = "duel",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the ruleset; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(help="What all deals and agents grow from.", callback=checked_seed)] = 0,
    sprt: Annotated[
        str | None, typer.Option(metavar="LOW,HIGH", help="Stop once the results speak for one of two Elo differences.")
    ] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game here; an interrupted match goes on.")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one on each processor.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON for each pairing.")] = False,
) -> None:
    """Let agents play matches: same deals, every seat for everybody."""
    from antipater.arena.contest import contest
    from antipater.arena.match import Match

    match = Match(tuple(agents), games, ruleset, read_options(option or []), seed, read_strengths(sprt))
    raise typer.Exit(contest(match, results, workers, as_json))


def read_options(given: list[str]) -> dict[str, str]:
    """Read options of a ruleset, `promos=yes`."""
    for word in given:
        if "=" not in word:
            raise BadOption(f"an option is NAME=VALUE, as in players=4, not {word!r}")
    return {word.partition("=")[0]: word.partition("=")[2] for word in given}


def read_strengths(text: str | None) -> tuple[float, float] | None:
    """Read the two strengths of a sequential test, `0,20`."""
    if text is None:
        return None
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError as error:
        raise BadOption(f"a test is two Elo differences, the lower first, as in 0,20, not {text!r}") from error
    return low, high


@app.command()
def bench(
    ruleset: Annotated[str, typer.Argument(help="Which ruleset to measure.")] = "duel",
    promos: Promos = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="About how long to measure.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Measure how fast a ruleset runs here."""
    from antipater.catalog import ruleset as find
    from antipater.measure import measure

    figures = asdict(measure(find(ruleset, promos="yes" if promos else "no"), seconds))
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        typer.echo(f"{name:<24} {value:>16,.1f}" if isinstance(value, float) else f"{name:<24} {value!s:>16}")


@app.command()
def train(
    ruleset: Annotated[str, typer.Argument(help="What to learn: duel or duel+pantheon.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where checkpoints, the net and its curves go.")],
    games: Annotated[int, typer.Option(min=1, help="How many games of self-play.")] = 80_000,
    seed: Annotated[int, typer.Option(help="The same seed, the same net.", callback=checked_seed)] = 1,
    hidden: Annotated[int, typer.Option(min=1, max=256, help="Units of the first layer.")] = 64,
    second: Annotated[int, typer.Option(min=1, max=64, help="Units of the second layer.")] = 32,
    promos: Promos = False,
) -> None:
    """Train a net by self-play; the same command goes on where it was stopped."""
    from antipater.ai.training.command import train as learn
    from antipater.ai.training.plan import Plan

    plan = Plan(ruleset, promos, games=games, seed=seed, hidden=hidden, second=second)
    raise typer.Exit(learn(plan, out))


def main() -> None:
    """Run the command; whatever goes wrong is said in a sentence, without a stack trace."""
    try:
        app()
    except AntipaterError as error:
        refuse(str(error))
    except OSError as error:
        refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def refuse(message: str) -> NoReturn:
    """Say what is impossible, and stop."""
    typer.echo(f"antipater: {message}", err=True)
    sys.exit(REFUSED)
