"""Writes `docs/encoding.md` from the layouts: `python -m antipater.envs.page > docs/encoding.md`."""

from antipater.catalog import ruleset
from antipater.envs.encoding import VERSION, Layout, layout

GAMES = (("duel", {}), ("duel+pantheon", {}), *(("classic", {"players": str(players)}) for players in range(2, 8)))
HEAD = f"""# What agents see

Every environment gives an observation as one row of `uint8` numbers, and a mask of the actions that are legal. This
page is made from the tables in `src/antipater/envs`, which also make the spaces and the code that fills the rows.
It is version {VERSION} of the encoding; whatever changes the meaning of a column raises it.

- Rows are made of observations (`State.observe`), so nothing is in them that the seat may not know. Two worlds that a
  seat cannot tell apart give the same row; a test holds all layouts to it.
- Everything is seen from the seat itself: mine comes first, then the others in the order of the table.
- Columns are marks (0 or 1) unless a highest number is given. `layout.view(row)` gives every field by its name.
- Actions are the numbers of the ruleset, the same in records, in the engine protocol and here.
- A row is what lies on the table, and in classic 7 Wonders also the hands of this Age that passed through mine. What
  was discarded earlier, or lies under a stage, one has to remember by oneself.

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


def sizes() -> list[str]:
    """Return the table of all layouts."""
    lines = ["| ruleset | players | columns | actions |", "|---|---|---|---|"]
    for name, options in GAMES:
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
    parts += ["## duel", "", *table(layout(ruleset("duel"))), ""]
    parts += ["## duel+pantheon", "", *table(layout(ruleset("duel+pantheon"))), ""]
    parts += [
        "## classic",
        "",
        "Here for three players; each further city repeats the fields of `city +2`. For two, the",
    ]
    parts += ["Free City is `city +2`.", "", *table(layout(ruleset("classic"))), ""]
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201 - this is what it is for
