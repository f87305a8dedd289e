"""`antipater analyse`: a recorded game, decision by decision; `antipater hint`: the best choices in a position."""

import json
from pathlib import Path
from typing import Annotated

import typer

from antipater.game.errors import BadOption, BadText
from antipater.game.seats import CHANCE

app = typer.Typer(add_completion=False)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record; its ruleset must have a net.")]
Thinking = Annotated[str, typer.Option(metavar="BUDGET", help="Budget of each choice: 400 simulations, or 0.2s.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed, the same figures.")]


@app.command()
def analyse(
    file: File,
    budget: Thinking = "400",
    picture: Annotated[
        Path | None, typer.Option(metavar="SVG", help="Write a picture of the win probabilities here.")
    ] = None,
    lang: Language = "en",
    as_json: AsJson = False,
    seed: Seed = 0,
) -> None:
    """Judge every choice of a recorded game: win probabilities, better choices, luck and skill."""
    from rich.progress import track

    from antipater.ai.analysis.judgement import Analyst
    from antipater.ai.analysis.report import draw_review, review_data, review_lines
    from antipater.ai.analysis.review import moments_of, review
    from antipater.ai.search.budget import read_budget
    from antipater.notation.records import load_record, verify
    from antipater.text.catalogue import bundle

    bundle(lang)
    record = load_record(readable(file))
    report = verify(record)
    if not report.sound:
        raise BadText(f"{file} cannot be analysed: {report}")
    analyst = Analyst(record.game(), read_budget(budget), seed)
    decisions = sum(event.seat != CHANCE for event in record.events)
    judging = moments_of(record, analyst)
    found = review(record, list(judging if as_json else track(judging, "", total=decisions, transient=True)))
    players = (record.tags.get("Seat0", "0"), record.tags.get("Seat1", "1"))
    if picture is not None:
        picture.write_text(draw_review(found, file.name, players), "utf-8")
    if as_json:
        typer.echo(json.dumps({"players": players, **review_data(found)}))
        return
    for line in review_lines(record.game(), found, players, lang):
        typer.echo(line)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a position; its ruleset must have a net.")],
    at: Annotated[
        int | None, typer.Option(min=0, help="After so many events of the record; default: at its end.")
    ] = None,
    budget: Thinking = "400",
    lang: Language = "en",
    as_json: AsJson = False,
    seed: Seed = 0,
) -> None:
    """Show the best choices in a position, by what the player to move can know."""
    from antipater.ai.analysis.judgement import Analyst
    from antipater.ai.analysis.report import judgement_data, judgement_lines
    from antipater.ai.search.budget import read_budget
    from antipater.catalog import ruleset
    from antipater.notation.positions import read_position
    from antipater.notation.reading import decoded
    from antipater.notation.records import read_record

    text = decoded(readable(file).read_bytes())
    if text.lstrip().startswith("["):
        record = read_record(text)
        states = list(record.states())
        if at is not None and at >= len(states):
            raise BadOption(f"the record has {len(record.events)} events, not {at}")
        game, state = record.game(), states[-1 if at is None else at]
        players = (record.tags.get("Seat0", "0"), record.tags.get("Seat1", "1"))
    else:
        state, players = read_position(text.strip()), ("0", "1")
        game = ruleset(state.ruleset)
    seats = state.to_act()
    if not seats or seats == (CHANCE,):
        raise BadOption("there is nothing to choose there: the game is over, or chance comes first")
    judgement = Analyst(game, read_budget(budget), seed).judge(state.observe(seats[0]), seats[0])
    if as_json:
        typer.echo(json.dumps(judgement_data(state, judgement)))
        return
    for line in judgement_lines(game, state, judgement, players, lang):
        typer.echo(line)


def readable(file: Path) -> Path:
    """Return a file; raise BadOption if it does not exist or is a directory."""
    if not file.is_file():
        raise BadOption(f"{file} is a directory, not a record" if file.is_dir() else f"there is no file {file}")
    return file
