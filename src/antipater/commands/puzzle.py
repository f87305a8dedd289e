"""`antipater puzzle`: a puzzle in the terminal, with the words of the page."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from antipater.commands.needs import chosen_language
from antipater.game.errors import BadOption

if TYPE_CHECKING:
    from antipater.ai.puzzles.puzzle import Puzzle

app = typer.Typer(add_completion=False)

NOT_SOLVED = 1


@app.command()
def puzzle(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="A puzzle by its name; today's if not given.")] = "",
    lang: Annotated[
        str,
        typer.Option(
            "--lang", help="en or fr; that of LANG if not given.", callback=chosen_language, show_default=False
        ),
    ] = "",
) -> None:
    """Solve a puzzle: the one of the day, the same for everybody, or one by its name."""
    from antipater.ai.puzzles.puzzle import game_of, same_choice, seat_of, shipped, solution
    from antipater.ai.puzzles.solved import explained_options, line_of, solver_names, why
    from antipater.notation.positions import write_position
    from antipater.text.catalogue import say
    from antipater.text.words import words_about

    found = asked_for(shipped().by_name, name, lang)
    seen = found.seen()
    seat, best = seat_of(seen), solution(found, seen)
    names = solver_names(seen, lang)
    words = words_about(game_of(seen), lang, names)
    how = "exact" if found.exact else "searched"
    typer.echo(f"{say(lang, f'puzzle-task-{how}', {})} ({found.name})")
    typer.echo(write_position(seen))
    legal = seen.legal(seat)
    for number, action in enumerate(legal, start=1):
        typer.echo(f"{number:>3}  {words.action(seen, action, seat)}")
    while True:
        answer = typer.prompt(say(lang, "puzzle-terminal-ask", {}), prompt_suffix=" ").strip()
        if answer == "q":
            raise typer.Exit(NOT_SOLVED)
        if answer == "?":
            break
        if not answer.isdecimal() or not 1 <= int(answer) <= len(legal):
            typer.echo(say(lang, "puzzle-terminal-number", {"most": len(legal)}))
            continue
        if same_choice(seen, legal[int(answer) - 1], best):
            typer.echo(say(lang, "puzzle-solved", {}))
            break
        percent = found.percents[int(answer) - 1]
        typer.echo(say(lang, "puzzle-wrong" if percent * len(names) < 100 else "puzzle-weaker", {}))
        typer.echo(say(lang, "puzzle-wrong-chance", {"percent": percent}))
    for sentence in [*why(found, seen, names, lang), *line_of(found, seen, names, lang)]:
        typer.echo(f"  {sentence}")
    for text, percent in explained_options(found, seen, names, lang):
        typer.echo(f"{percent:>4} %  {text}")


def asked_for(puzzles: "dict[str, Puzzle]", name: str, lang: str) -> "Puzzle":
    """Return the puzzle of a name, or that of today; raise BadOption if there is none."""
    from antipater.ai.puzzles.puzzle import shipped
    from antipater.text.catalogue import say

    if not puzzles:
        raise BadOption(say(lang, "puzzle-terminal-none", {}))
    if not name:
        return shipped().daily(datetime.now(UTC).date().toordinal())
    if name not in puzzles:
        raise BadOption(f"there is no puzzle {name!r}")
    return puzzles[name]
