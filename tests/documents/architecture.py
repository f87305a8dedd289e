"""The pictures of docs/architecture.md, drawn from the order of layers: `python -m tests.documents.architecture`."""

from html import escape

from tests.architecture.test_layers import ORDER, SOURCE
from tests.documents.pages import ROOT

FOLDER = ROOT / "docs" / "pictures"
LAYERS, CLICK = FOLDER / "layers.svg", FOLDER / "click.svg"

STYLE = """
  .page { fill: #fbfaf7; } .box { fill: #ffffff; stroke: #6b6558; stroke-width: 1.5; }
  .core { fill: #fdf0cf; stroke: #9a7415; } .far { fill: #e3eef7; stroke: #2f6690; }
  .name { fill: #1f1c17; font: 600 15px system-ui, sans-serif; }
  .about { fill: #575145; font: 13px system-ui, sans-serif; }
  .over { stroke: #fbfaf7; stroke-width: 5; paint-order: stroke; }
  .line { stroke: #8a8373; stroke-width: 1.5; fill: none; } .faint { stroke: #d2ccbd; stroke-width: 1.5; }
  .head { fill: #8a8373; } .step { fill: #2f6690; } .number { fill: #ffffff; font: 600 12px system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) {
    .page { fill: #191b20; } .box { fill: #24272e; stroke: #a49d8c; }
    .core { fill: #3b3113; stroke: #d3a838; } .far { fill: #1d3344; stroke: #7db3d8; }
    .name { fill: #f3efe6; } .about { fill: #c4beb0; } .over { stroke: #191b20; }
    .line { stroke: #a49d8c; } .faint { stroke: #454136; }
    .head { fill: #a49d8c; } .step { fill: #7db3d8; } .number { fill: #14161a; }
  }
"""

ABOUT = {
    "game": "the contract: positions, chance, dice, agenda, rows",
    "data": "printed facts, a row per card",
    "parallel": "jobs in several processes",
    "rules.duel": "the base game and its moments",
    "rules.classic": "classic 7 Wonders",
    "rules.pantheon": "an expansion: a part of the table",
    "catalog": "every ruleset with its kit; entry points of other packages",
    "notation": "moves, positions and games as text",
    "text": "sentences in English and French",
    "ai.search": "search over the contract alone",
    "ai": "opponents, nets, training, analysis",
    "terminal": "the game in a terminal",
    "server": "games over the network",
    "arena": "matches",
    "envs": "learning programs",
    "commands": "the less common commands",
    "cli": "the command antipater",
}

WEB = "the page in the browser: draws what the server sends, offers the choices it sends, has no rules"

# Who takes part in a click, from left to right, and each step: from whom, to whom, what.
LANES = ("player's browser", "server: routes", "server: room", "store", "other browser")
STEPS = (
    (0, 1, "POST …/action: ply, action, id"),
    (1, 1, "size, origin, session, permission"),
    (1, 2, "one request after the other"),
    (2, 2, "a copy of the position: apply, then chance"),
    (2, 3, "entries for the log"),
    (3, 2, "written and synced"),
    (2, 0, "answer: it counts"),
    (2, 2, "observation → view in words → patch, by viewer"),
    (2, 4, "WebSocket: what is new, as a patch"),
    (2, 0, "WebSocket: the same, as this player may know it"),
    (4, 4, "merge, draw, offer choices"),
)


def text(x: float, y: float, words: str, kind: str, anchor: str = "middle") -> str:
    """Return a line of text."""
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """Return a box with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" class="box {kind}"/>'


def arrow(*points: tuple[float, float]) -> str:
    """Return a line through points, with a head at its end."""
    path = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polyline points="{path}" class="line" marker-end="url(#head)"/>'


def picture(width: int, height: int, title: str, shapes: list[str]) -> str:
    """Return a whole picture, for light and dark pages."""
    head = '<path d="M 0 0 10 5 0 10 z" class="head"/>'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" '
        f'orient="auto-start-reverse">{head}</marker></defs>',
        f'<rect width="{width}" height="{height}" rx="12" class="page"/>',
        *shapes,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def compiled(room: str) -> bool:
    """Return whether a package has modules that are compiled."""
    return any((SOURCE / room.replace(".", "/")).rglob("*.pxd"))


def layers() -> str:
    """Return the picture of the layers, the lowest at the bottom."""
    left, across, high, step = 70, 820, 46, 58
    shapes = [
        box(left, 24, across, high, "far"),
        text(left + across / 2, 43, "web", "name"),
        text(left + across / 2, 61, WEB, "about"),
    ]
    for rank, rooms in enumerate(reversed(ORDER), start=1):
        y = 24 + rank * step
        width = (across - 12 * (len(rooms) - 1)) / len(rooms)
        for place, room in enumerate(rooms):
            x = left + place * (width + 12)
            shapes.append(box(x, y, width, high, "core" if compiled(room) else ""))
            shapes.append(text(x + width / 2, y + 19, room, "name"))
            shapes.append(text(x + width / 2, y + 37, ABOUT[room], "about"))
    bottom = 24 + (len(ORDER) + 1) * step
    shapes.append(arrow((40, 24 + step), (40, bottom - 14)))
    shapes.append(f'<g transform="rotate(-90 26 {bottom / 2:g})">{text(26, bottom / 2, "imports", "about")}</g>')
    shapes.append(box(left, bottom + 4, 26, 18, "core"))
    shapes.append(text(left + 36, bottom + 18, "has compiled modules", "about", "start"))
    shapes.append(box(left + 250, bottom + 4, 26, 18, ""))
    shapes.append(
        text(left + 286, bottom + 18, "plain Python; boxes side by side do not import one another", "about", "start")
    )
    return picture(left + across + 30, bottom + 40, "The layers of the package", shapes)


def click() -> str:
    """Return the picture of one click, from the browser of a player to the log and to the other browser."""
    first, apart, top, step = 110, 230, 92, 50
    middles = [first + place * apart for place in range(len(LANES))]
    height = top + len(STEPS) * step + 10
    shapes = [f'<line x1="{x}" y1="70" x2="{x}" y2="{height - 20}" class="faint"/>' for x in middles]
    for x, lane in zip(middles, LANES, strict=True):
        shapes += [box(x - 95, 24, 190, 46, "far" if "browser" in lane else ""), text(x, 52, lane, "name")]
    for number, (start, end, words) in enumerate(STEPS, start=1):
        y = top + (number - 1) * step + 24
        if start == end:
            shapes.append(
                arrow(
                    (middles[start], y - 12),
                    (middles[start] + 24, y - 12),
                    (middles[start] + 24, y + 6),
                    (middles[start] + 2, y + 6),
                )
            )
            at, anchor = (middles[start] + 34, "start") if end < len(LANES) - 1 else (middles[start] - 18, "end")
            shapes.append(text(at, y + 2, words, "about over", anchor))
        else:
            shapes.append(arrow((middles[start], y), (middles[end], y)))
            shapes.append(text((middles[start] + middles[end]) / 2, y - 8, words, "about over"))
        shapes.append(f'<circle cx="{middles[start]}" cy="{y if start != end else y - 12}" r="10" class="step"/>')
        shapes.append(text(middles[start], y + 4 if start != end else y - 8, str(number), "number"))
    return picture(first + apart * (len(LANES) - 1) + 110, height, "The way of one click", shapes)


if __name__ == "__main__":
    LAYERS.write_text(layers(), "utf-8")
    CLICK.write_text(click(), "utf-8")
