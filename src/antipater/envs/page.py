"""Writes `docs/encoding.md` from the layouts: `python -m antipater.envs.page > docs/encoding.md`."""

from antipater.catalog import PARTS, kit, names, ruleset
from antipater.envs.encoding import VERSION, Layout, layout

PACKAGE = "antipater."
PLAYERS = "players"  # the option that changes a layout
HEAD = f"""# What agents see

Every environment gives an observation as one row of `uint8` numbers, and a mask of the actions that are legal. This
page is made from the tables in `src/antipater/envs`, which also make the spaces and the code that fills the rows.
It is version {VERSION} of the encoding; whatever changes the meaning of a column raises it.

- Rows are made of observations (`State.observe`), so nothing is in them that the seat may not know. Two worlds that a
  seat cannot distinguish give the same row; a test checks it for all layouts.
- Everything is seen from the seat itself: mine comes first, then the others in the order of the table.
- Columns are marks (0 or 1) unless a highest number is given. `layout.view(row)` gives every field by its name.
- Actions are the numbers of the ruleset, the same in records, in the engine protocol and here.
- A row is what lies on the table, and in classic 7 Wonders also the hands of this Age that passed through mine. What
  was discarded earlier, or lies under a stage, an agent has to remember by itself.

```python
from antipater import ruleset
from antipater.envs.encoding import layout

game = ruleset("duel")
columns = layout(game)
row = columns.observe(game.start(), seat=0)
assert row.shape == (columns.size,)
assert columns.view(row)["my coins"] == 7
```
"""

MORE_PLAYERS = """Here for three players; each further city repeats the fields of `city +2`. For two, the
Free City is `city +2`."""


def own_rulesets() -> list[str]:
    """Return the rulesets of this package."""
    paths = {name: [kit(name).game, *(PARTS[part].part for part in kit(name).parts)] for name in names()}
    return [name for name, found in paths.items() if all(path.startswith(PACKAGE) for path in found)]


def games() -> list[tuple[str, dict[str, str]]]:
    """Return every ruleset of this package with every number of players."""
    found: list[tuple[str, dict[str, str]]] = []
    for name in own_rulesets():
        counts = sorted(ruleset(name).choices.get(PLAYERS, ()))
        found += [(name, {PLAYERS: count}) for count in counts] or [(name, {})]
    return found


def sizes() -> list[str]:
    """Return the table of all layouts."""
    lines = ["| ruleset | players | columns | actions |", "|---|---|---|---|"]
    for name, options in games():
        game = ruleset(name, **options)
        lines.append(f"| `{name}` | {game.seats} | {layout(game).size:,} | {game.actions:,} |")
    return lines


def table(columns: Layout) -> list[str]:
    """Return the table of one layout."""
    lines = ["| first column | columns | field | highest | meaning |", "|---|---|---|---|---|"]
    for field in columns.fields:
        start = columns.starts[field.name]
        lines.append(f"| {start} | {field.size} | {field.name} | {field.high} | {field.meaning} |")
    return lines


def page() -> str:
    """Return the page."""
    parts = [HEAD, *sizes(), "", "Promo wonders and editions change neither; they have columns in every layout.", ""]
    for name in own_rulesets():
        parts += [f"## {name}", ""]
        if PLAYERS in ruleset(name).choices:
            parts += [MORE_PLAYERS, ""]
        parts += [*table(layout(ruleset(name))), ""]
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201 - this is what it is for
