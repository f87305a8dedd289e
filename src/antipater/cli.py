"""The command `antipater`: play, serve, replay, verify, arena, bench; others live in `commands`."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from antipater import __version__, compiled
from antipater.catalog import names
from antipater.commands import administration, analyses, backups, bots, datasets, engines, puzzle, puzzles, statistics
from antipater.commands.needs import HELP, checked_file, chosen_language, content_of, needs, read_options
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError, BadOption, BadText

FALSE, REFUSED = 1, 2  # exit codes: a record is not sound; the request is impossible

app = typer.Typer(
    help="7 Wonders and 7 Wonders Duel in your terminal.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)
app.add_typer(engines.app, name="engine")
app.add_typer(bots.app, name="bot")
app.add_typer(administration.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(statistics.app, name="statistics")
app.add_typer(backups.app)
app.add_typer(analyses.app)
app.add_typer(datasets.app)
app.add_typer(puzzle.app)

Language = Annotated[
    str,
    typer.Option("--lang", help="en or fr; that of LANG if not given.", callback=chosen_language, show_default=False),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Print numbered choices: for any terminal and for screen readers.")
]


def checked_seed(seed: int | None) -> int | None:
    """Return a seed; raise BadOption if it is none."""
    try:
        Dice(seed or 0)
    except ValueError as error:
        raise BadOption(str(error)) from error
    return seed


Ruleset = Annotated[str, typer.Argument(help=f"One of: {', '.join(names())}.")]
# Options that have flags of their own; a ruleset refuses those that it does not have.
Edition = Annotated[str | None, typer.Option(help="duel: the edition of the rules, revised or first.")]
Wonders = Annotated[str | None, typer.Option(help="duel: draft, or first-game for the wonders of a first game.")]
Promos = Annotated[bool, typer.Option("--promos", help="duel: add the two promo wonders.")]
Handicap = Annotated[
    str | None, typer.Option(metavar="0-6", help="duel: coins that the second player has besides at the beginning.")
]
Players = Annotated[str | None, typer.Option(metavar="2-7", help="classic: how many play.")]
Variant = Annotated[str | None, typer.Option(help="classic: standard, or free-city, the game for two.")]
Boards = Annotated[
    str | None, typer.Option(help="classic: random, or a board for each city, separated by commas; ? for a random one.")
]
Sides = Annotated[
    str | None, typer.Option(help="classic: random, a, b, or a letter for each city; ? for a random one.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the ruleset; may be repeated.")
]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record of a game, or - for the standard input.", callback=checked_file)
]


def show_version(wanted: bool) -> None:
    """Print the version and how the core runs."""
    if wanted:
        typer.echo(f"antipater {__version__} ({'compiled' if compiled() else 'interpreted'} core)")
        raise typer.Exit


@app.callback()
def antipater(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Show the version, and how the core runs.", callback=show_version, is_eager=True
        ),
    ] = False,
) -> None:
    """7 Wonders and 7 Wonders Duel in your terminal."""


def given(others: list[str] | None, promos: bool, **options: str | None) -> dict[str, str]:
    """Return the options that were given by flags of their own, and others as NAME=VALUE."""
    chosen = {option: value for option, value in options.items() if value is not None}
    return {**read_options(others or []), **chosen, **({"promos": "yes"} if promos else {})}


@app.command()
def play(
    context: typer.Context,
    ruleset: Ruleset = "duel",
    opponent: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="Who plays against you: a name such as mason or oracle, level:1 to level:8, greedy, net@FILE …, "
            "or human for people at one keyboard; "
            "one name for all, or one for each other seat in order.",
        ),
    ] = "greedy",
    seat: Annotated[int | None, typer.Option(min=0, help="Your seat, from 0 on. Random if not given.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="The seed of the deal; the same seed gives the same deal.", callback=checked_seed),
    ] = None,
    edition: Edition = None,
    wonders: Wonders = None,
    promos: Promos = False,
    handicap: Handicap = None,
    players: Players = None,
    variant: Variant = None,
    boards: Boards = None,
    sides: Sides = None,
    option: Options = None,
    lang: Language = "",
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of the game here.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Continue the game of this record.", callback=checked_file),
    ] = None,
    plain: Plain = False,
) -> None:
    """Play a game; without an argument or option, a menu asks which."""
    from antipater.terminal.play import play as play_game
    from antipater.terminal.settings import Settings

    cities = {"players": players, "variant": variant, "boards": boards, "sides": sides}
    options = given(option, promos, edition=edition, wonders=wonders, handicap=handicap, **cities)
    sources = {name: context.get_parameter_source(name) for name in context.params if name != "lang"}
    menu = not any(source is not None and source.name == "COMMANDLINE" for source in sources.values())
    settings = Settings(ruleset, options, seed, opponent, seat, lang, record, resume, plain, menu)
    raise typer.Exit(play_game(settings))


@app.command()
def serve(
    host: Annotated[
        str | None,
        typer.Option(help="Who can reach it: 127.0.0.1 this machine only (the default), 0.0.0.0 the whole network."),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port to listen on, 8017 if not given; 0 is any free one.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept; your data directory if not given.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Keep games here instead: postgresql://USER@HOST/NAME, or sqlite:///FILE."),
    ] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes think for computer opponents.")] = None,
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", envvar="ANTIPATER_CONFIG", help="A TOML file with these settings and the rarer ones."
        ),
    ] = None,
) -> None:
    """Serve games over the network.

    Every setting can also come from the environment (ANTIPATER_PORT=8080) or from the file; a flag wins over the
    environment, the environment over the file.
    """
    with needs("server"):
        from antipater.server.operations.settings import read_settings
        from antipater.server.serve import serve as serve_games

    serve_games(read_settings(config, host=host, port=port, data=data, database=database, workers=workers))


@app.command()
def replay(file: RecordFile, lang: Language = "", plain: Plain = False) -> None:
    """Step through a recorded game."""
    from antipater.terminal.replay import replay as step_through

    raise typer.Exit(step_through(file, lang, plain))


@app.command()
def verify(file: RecordFile) -> None:
    """Check a game: every move legal, the result true; of a server's game also that it was dealt fairly.

    FILE is a record, or the export of a game in JSON.
    """
    from antipater.notation.records import verify as check
    from antipater.server.audit import deal_verdict, load_record
    from antipater.server.deals import UnfairDeal

    try:
        record = load_record(content_of(file))
        report = check(record)
        fair = deal_verdict(record) if report.sound else ""
    except (BadText, UnfairDeal) as error:
        typer.echo(f"{file}: {error}")
        raise typer.Exit(FALSE) from error
    typer.echo(f"{file}: {report}")
    if fair:
        typer.echo(f"{file}: {fair}")
    raise typer.Exit(0 if report.sound else FALSE)


@app.command()
def arena(
    agents: Annotated[
        list[str],
        typer.Argument(
            metavar="AGENT AGENT…", help="Who plays: greedy, level:4, tree:0.5s, net@FILE, engine:COMMAND …"
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="Games of each pairing; whole deals are played.")] = 400,
    ruleset: Annotated[str, typer.Option(help="Which ruleset is played.")] = "duel",
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The seed of all deals and agents.", callback=checked_seed)] = 0,
    sprt: Annotated[
        str | None, typer.Option(metavar="LOW,HIGH", help="Stop when the results decide between two Elo differences.")
    ] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every game here; an interrupted match is continued.")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one on each processor.")] = 0,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on a Ray cluster: that of RAY_ADDRESS.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON for each pairing.")] = False,
) -> None:
    """Play matches between agents: the same deals for all, from every seat."""
    from antipater.arena.contest import contest
    from antipater.arena.match import Match

    if cluster:
        with needs("cluster"):
            import ray  # noqa: F401 - fails at once if it is missing
    match = Match(tuple(agents), games, ruleset, read_options(option or []), seed, read_strengths(sprt))
    raise typer.Exit(contest(match, results, workers, as_json, cluster))


def read_strengths(text: str | None) -> tuple[float, float] | None:
    """Return the two Elo differences of a sequential test, `0,20`."""
    if text is None:
        return None
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError as error:
        raise BadOption(f"a test is two Elo differences, the lower first, as in 0,20, not {text!r}") from error
    return low, high


@app.command()
def bench(
    ruleset: Ruleset = "duel",
    edition: Edition = None,
    wonders: Wonders = None,
    promos: Promos = False,
    handicap: Handicap = None,
    players: Players = None,
    variant: Variant = None,
    boards: Boards = None,
    sides: Sides = None,
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="About how long to measure.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Measure how fast a ruleset runs here."""
    from antipater.catalog import ruleset as find
    from antipater.measure import measure

    cities = {"players": players, "variant": variant, "boards": boards, "sides": sides}
    game = find(ruleset, **given(option, promos, edition=edition, wonders=wonders, handicap=handicap, **cities))
    figures = asdict(measure(game, seconds))
    if as_json:
        typer.echo(json.dumps(figures))
        return
    figures |= figures.pop("options")
    for name, value in figures.items():
        typer.echo(f"{name:<24} {value:>16,.1f}" if isinstance(value, float) else f"{name:<24} {value!s:>16}")


@app.command()
def train(
    ruleset: Annotated[str, typer.Argument(help="The ruleset to learn.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where checkpoints, the net and its curves go.")],
    games: Annotated[int, typer.Option(min=1, help="How many games of self-play.")] = 80_000,
    seed: Annotated[int, typer.Option(help="The same seed, the same net.", callback=checked_seed)] = 1,
    hidden: Annotated[int, typer.Option(min=1, max=256, help="Units of the first layer.")] = 64,
    second: Annotated[int, typer.Option(min=1, max=64, help="Units of the second layer.")] = 32,
    rate: Annotated[float, typer.Option(min=1e-6, max=0.1, help="How fast to learn at first.")] = 1e-3,
    temperature: Annotated[float, typer.Option(min=0.001, max=1.0, help="How freely to choose at first.")] = 0.03,
    heads: Annotated[float, typer.Option(min=0, max=1, help="The weight of how a game ends, besides who won.")] = 0.0,
    forgiven: Annotated[
        float, typer.Option(min=0, max=1, help="duel: how much of what a choice gave away is not learned from.")
    ] = 0.0,
    margin: Annotated[
        float, typer.Option(min=0, max=1, help="classic: the weight of the margin of points at first, besides who won.")
    ] = 0.5,
    search: Annotated[
        int,
        typer.Option(min=0, max=100_000, help="Learn from searches of so many positions, and from solved endgames."),
    ] = 0,
    search_share: Annotated[float, typer.Option(min=0, max=1, help="How many of the choices are searched.")] = 1.0,
    solved_cards: Annotated[
        int, typer.Option(min=0, max=10, help="Solve searched choices of Age III with at most so many cards.")
    ] = 8,
    passes: Annotated[float, typer.Option(min=0, max=100, help="How often to learn each example again.")] = 0.0,
    warm_up: Annotated[int, typer.Option(min=0, max=100_000, help="Steps until the rate is reached.")] = 0,
    promos: Promos = False,
    start: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="NET", help="Begin with this net, of the same game or of duel.", callback=checked_file
        ),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="NET", help="Learn to beat this net, which plays a seat of every game.", callback=checked_file
        ),
    ] = None,
) -> None:
    """Train a net by self-play; the same command continues where it was stopped."""
    from antipater.ai.training.command import train as learn
    from antipater.ai.training.plan import Plan

    begun, rival = (str(file or "") for file in (start, against))
    plan = Plan(
        ruleset,
        promos,
        games=games,
        seed=seed,
        hidden=hidden,
        second=second,
        rate=rate,
        temperature=temperature,
        heads=heads,
        forgiven=forgiven,
        margin=margin,
        search=search,
        search_share=search_share,
        solved_cards=solved_cards,
        passes=passes,
        warm_up=warm_up,
        start=begun,
        against=rival,
    )
    raise typer.Exit(learn(plan, out))


def main() -> None:
    """Run the command; an error is one sentence, without a stack trace."""
    try:
        app()
    except AntipaterError as error:
        refuse(str(error))
    except OSError as error:
        refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def refuse(message: str) -> NoReturn:
    """Write why a request is impossible, and exit."""
    typer.echo(f"antipater: {message}", err=True)
    sys.exit(REFUSED)
