"""`antipater analyse`: a recorded game, decision by decision; `antipater hint`: the best choices in a position."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from antipater.commands.needs import checked_file, chosen_language, content_of
from antipater.game.errors import BadOption, BadText
from antipater.game.seats import CHANCE

if TYPE_CHECKING:
    from antipater.game.contract import Game, State
    from antipater.notation.records import Record

app = typer.Typer(add_completion=False)

File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        help="A record, or - for the standard input; its ruleset must have a net.",
        callback=checked_file,
    ),
]
Thinking = Annotated[str, typer.Option(metavar="BUDGET", help="Budget of each choice: 400 simulations, or 0.2s.")]
Language = Annotated[
    str,
    typer.Option("--lang", help="en or fr; that of LANG if not given.", callback=chosen_language, show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed, the same figures.")]


@app.command()
def analyse(
    file: File,
    budget: Thinking = "400",
    picture: Annotated[
        Path | None, typer.Option(metavar="SVG", help="Write a picture of the win probabilities here.")
    ] = None,
    annotated: Annotated[
        Path | None, typer.Option(metavar="RECORD", help="Write the record with comments about mistakes here.")
    ] = None,
    lang: Language = "",
    as_json: AsJson = False,
    seed: Seed = 0,
) -> None:
    """Judge every choice of a recorded game: win probabilities, better choices, luck and skill."""
    from rich.progress import track

    from antipater.ai.analysis.annotation import annotated as comment_record
    from antipater.ai.analysis.judgement import Analyst
    from antipater.ai.analysis.report import draw_review, review_data, review_lines
    from antipater.ai.analysis.review import moments_of, review
    from antipater.ai.search.budget import read_budget
    from antipater.notation.reading import decoded
    from antipater.notation.records import read_record, verify, write_record
    from antipater.text.catalogue import bundle

    bundle(lang)
    record = read_record(decoded(content_of(file)))
    report = verify(record)
    if not report.sound:
        raise BadText(f"{file} cannot be analysed: {report}")
    analyst = Analyst(record.game(), read_budget(budget), seed)
    decisions = sum(event.seat != CHANCE for event in record.events)
    judging = moments_of(record, analyst)
    found = review(record, list(judging if as_json else track(judging, "", total=decisions, transient=True)))
    players = players_of(record, lang)
    if picture is not None:
        picture.write_text(draw_review(found, file.name, players), "utf-8")
    if annotated is not None:
        annotated.write_text(write_record(comment_record(record, found, players, lang)), "utf-8")
    if as_json:
        typer.echo(json.dumps({"players": players, **review_data(found)}))
        return
    for line in review_lines(record.game(), found, players, lang):
        typer.echo(line)


@app.command()
def hint(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A record, a position, or - for the standard input; its ruleset must have a net.",
            callback=checked_file,
        ),
    ],
    at: Annotated[
        int | None,
        typer.Option(min=0, help="At the first choice after so many events of the record; default: at its end."),
    ] = None,
    budget: Thinking = "400",
    lang: Language = "",
    as_json: AsJson = False,
    seed: Seed = 0,
) -> None:
    """Show the best choices in a position, by what the player to move can know."""
    from antipater.ai.analysis.judgement import Analyst
    from antipater.ai.analysis.report import judgement_data, judgement_lines
    from antipater.ai.search.budget import read_budget
    from antipater.notation.positions import read_position
    from antipater.notation.reading import decoded
    from antipater.notation.records import read_record

    text = decoded(content_of(file))
    if text.lstrip().startswith("["):
        record = read_record(text)
        states = list(record.states())
        if at is not None and at >= len(states):
            raise BadOption(f"the record has {len(record.events)} events, not {at}")
        left = states[len(states) - 1 if at is None else at :]
        game, state = record.game(), next((one for one in left if one.to_act() and one.to_act() != (CHANCE,)), left[0])
        players = players_of(record, lang)
    else:
        state = read_position(text.strip())
        players = tuple(str(seat) for seat in range(len(state.returns())))
        game = game_of(state)
    seats = state.to_act()
    if not seats or seats == (CHANCE,):
        raise BadOption("there is nothing to choose there: the game is over, or chance comes first")
    judgement = Analyst(game, read_budget(budget), seed).judge(state.observe(seats[0]), seats[0])
    if as_json:
        typer.echo(json.dumps(judgement_data(state, judgement)))
        return
    for line in judgement_lines(game, state, judgement, players, lang):
        typer.echo(line)


def game_of(state: "State") -> "Game":
    """Return the game that a position belongs to, with as many players as it has."""
    from antipater.catalog import ruleset

    seats, game = len(state.returns()), ruleset(state.ruleset)
    return game if game.seats == seats else ruleset(state.ruleset, players=seats)


def players_of(record: "Record", language: str) -> tuple[str, ...]:
    """Return what the players of a record are called, as in the game and in its replay."""
    from antipater.terminal.seating import names_of
    from antipater.text.language import capitalized
    from antipater.text.words import words_about

    game = record.game()
    tags = [record.tags.get(f"Seat{seat}", "?") for seat in range(game.seats)]
    return tuple(capitalized(name) for name in names_of(tags, words_about(game, language)))
