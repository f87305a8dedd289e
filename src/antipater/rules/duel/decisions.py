"""The rows of Duel: what a seat can do, what chance can bring, and what the agenda can hold.

Every row has one key, which notation, texts, terminal and page use. In the code an action of the verb `build` counts
from `DO_BUILD`, an outcome of `turn` from `CHANCE_TURN`, and the decision `turn` has the number `OWE_TURN`.
Numbers are given once; an expansion appends rows, nothing is ever renumbered.
"""

from dataclasses import replace

from antipater.data.items import AGE_CARDS, CARDS, MOST_KINDS
from antipater.data.structures import MOST_SLOTS
from antipater.game.rows import AUTOMATIC, CHANCE, SEAT, Rows, decision, extended, numbered, verb

# How many things of a kind the first numbers of a verb have room for. What goes beyond has numbers behind them all,
# which only a table with a larger structure, more wonders or further decks of cards uses.
NEAR = {
    "slot": range(20),
    "wonder": range(16),
    "token": range(16),
    "card": range(128),
    "seat": range(2),
    "way": range(6),
}
FAR = {"slot": range(20, MOST_SLOTS), "wonder": range(16, 32), "token": range(16, 32), "card": range(192, 256)}
FAR_ACTIONS, FAR_OUTCOMES = 1378, 380  # where those numbers begin, after Pantheon's
NEAR_SLOTS = len(NEAR["slot"])
FAR_SLOTS = len(FAR["slot"])
NEAR_WONDERS = len(NEAR["wonder"])

# fmt: off
ACTIONS = extended(numbered((
    verb("build",   "slot",        "D4.1"),
    verb("discard", "slot",        "D4.2"),
    verb("wonder",  "wonder*slot", "D4.3"),
    verb("draft",   "wonder",      "D2.1"),
    verb("token",   "token",       "D8.1"),
    verb("keep",    "token",       "D6.6"),
    verb("revive",  "card",        "D6.5"),
    verb("destroy", "card",        "D6.4"),
    verb("begin",   "seat",        "D9.2"),
    verb("row",     "slot",        "M2"),
    verb("share",   "way",         "M3"),
), "duel", 0, NEAR), FAR_ACTIONS, NEAR, FAR)
DO_BUILD, DO_DISCARD, DO_WONDER, DO_DRAFT, DO_TOKEN, DO_KEEP, DO_REVIVE, DO_DESTROY, DO_BEGIN, DO_ROW, DO_SHARE = (
    row.first for row in ACTIONS
)

OUTCOMES = extended(numbered((
    verb("turn",    "card",        "D3.3"),
    verb("guild",   "slot",        "D3.5"),
    verb("show",    "wonder",      "D2.1"),
    verb("board",   "token",       "D1.4"),
    verb("draw",    "token",       "D6.6"),
    verb("removed", "card",        "M3"),
), "duel", 0, NEAR), FAR_OUTCOMES, NEAR, FAR)
CHANCE_TURN, CHANCE_GUILD, CHANCE_SHOW, CHANCE_BOARD, CHANCE_DRAW, CHANCE_REMOVED = (row.first for row in OUTCOMES)

DECISIONS = [replace(row, part="duel") for row in (
    decision("turn",      1, SEAT, "build", "discard", "wonder", rule="D4.1"),
    decision("draft",     2, SEAT, "draft",   rule="D2.1", of="picked"),
    decision("token",     3, SEAT, "token",   rule="D8.1", of="symbol"),
    decision("drawn",     4, SEAT, "keep",    rule="D6.6"),
    decision("revive",    5, SEAT, "revive",  rule="D6.5"),
    decision("destroy",   6, SEAT, "destroy", rule="D6.4", of="color"),
    decision("first",     7, SEAT, "begin",   rule="D9.2"),
    decision("row",       8, SEAT, "row",     rule="M2"),
    decision("share",     9, SEAT, "share",   rule="M3"),
    decision("turning",  32, CHANCE, "turn",    rule="D3.3", of="slots"),
    decision("guilds",   33, CHANCE, "guild",   rule="D3.5", of="guilds-left"),
    decision("wonders",  34, CHANCE, "show",    rule="D2.1", of="wonders-left"),
    decision("tokens",   35, CHANCE, "board",   rule="D1.4", of="tokens-left"),
    decision("drawing",  36, CHANCE, "draw",    rule="D6.6", of="tokens-left"),
    decision("removed",  37, CHANCE, "removed", rule="M3",   of="removed-left"),
    decision("effects",  64, AUTOMATIC, of="effects"),
    decision("end-turn", 65, AUTOMATIC),
    decision("age",      66, AUTOMATIC, of="age"),
    decision("round",    67, AUTOMATIC, of="round"),
    decision("aside",    68, AUTOMATIC, of="card"),
)]
(OWE_TURN, OWE_DRAFT, OWE_TOKEN, OWE_DRAWN, OWE_REVIVE, OWE_DESTROY, OWE_FIRST, OWE_ROW, OWE_SHARE,
 OWE_TURNING, OWE_GUILDS, OWE_WONDERS, OWE_TOKENS, OWE_DRAWING, OWE_REMOVED,
 OWE_EFFECTS, OWE_END_TURN, OWE_AGE, OWE_ROUND, OWE_ASIDE) = (row.kind for row in DECISIONS)
# fmt: on
ROWS = Rows(ACTIONS, OUTCOMES, DECISIONS)

DO_BUILD_FAR, DO_DISCARD_FAR, DO_WONDER_FAR = (row.runs[1].first for row in ACTIONS[:3])
DO_FAR_WONDER = ACTIONS[2].runs[2].first  # wonders from the 17th on, with any slot
DO_DRAFT_FAR, DO_TOKEN_FAR, DO_KEEP_FAR, DO_REVIVE_FAR, DO_DESTROY_FAR = (row.runs[1].first for row in ACTIONS[3:8])
DO_ROW_FAR = ACTIONS[9].runs[1].first
CHANCE_TURN_FAR, CHANCE_GUILD_FAR, CHANCE_SHOW_FAR, CHANCE_BOARD_FAR, CHANCE_DRAW_FAR, CHANCE_REMOVED_FAR = (
    row.runs[1].first for row in OUTCOMES
)

AUTOMATIC_BIT = 64  # set in the number of every entry that is carried out without a choice
MOST_DECISIONS = 512  # room for numbers of decisions
AGENDA = 16  # deepest agenda

# Which of the three cards, ascending, is the builder's, and which the opponent's; the third is discarded (M3).
SHARES = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))

# What a card is used for is one identity, whichever slot it lies on; other actions follow, each with its own.
CARD_IDENTITIES = DO_DRAFT // NEAR_SLOTS * AGE_CARDS
WIDE_IDENTITIES = (2 + MOST_KINDS) * CARDS

ALL_LINES = -1  # of the score sheet: what expansions add to all of them together
NOBODY, SHARED = -1, 2  # winners besides the seats
CIVILIAN, MILITARY, SCIENTIFIC = range(1, 4)
VICTORIES = {"civilian": CIVILIAN, "military": MILITARY, "scientific": SCIENTIFIC}  # an expansion may add its own
REVISED, FIRST = range(2)  # editions
EMPTY = -1  # a slot without a card that anybody has seen
