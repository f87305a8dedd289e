"""The rows that Pantheon appends to those of Duel: verbs of seats, outcomes of chance, entries of the agenda."""

from dataclasses import replace

from antipater.data.duel import CAPITAL, SCORE_LINES
from antipater.data.items import MOST_DIVINITIES
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS, SPACES
from antipater.game.rows import AUTOMATIC, CHANCE, SEAT, Rows, decision, extended, numbered, verb
from antipater.rules.duel import decisions as duel

SUBSETS = 1 << len(OFFERINGS)  # of offering tokens
ROOM = {
    **duel.NEAR,
    "space": range(SPACES),
    "offerings": range(SUBSETS),
    "divinity": range(MOST_DIVINITIES),
    "mythology": range(MYTHOLOGIES),
    "track": range(2 * CAPITAL + 1),  # counted from the capital of player 0
    "loot": range(4),
    "offering": range(len(OFFERINGS)),
}

FAR_ACTIONS = duel.ROWS.action_count(far=True)  # further numbers for larger structures, more wonders and decks

# fmt: off
ACTIONS = extended(numbered((
    verb("activate", "space*offerings", "P3.1"),
    verb("claim",    "slot",            "P2.1"),
    verb("place",    "divinity*space",  "P2.2", holds_at=True),
    verb("place",    "space",           "P2.4", code="place-unseen", unseen=True, holds_at=True),
    verb("choose",   "divinity",        "P4.6"),
    verb("deck",     "mythology",       "P4.5"),
    verb("top",      "divinity",        "P4.3"),
    verb("snake",    "card",            "P5.3"),
    verb("steal",    "card",            "P5.5"),
    verb("strike",   "slot",            "P5.9"),
    verb("unbuild",  "wonder",          "P5.11"),
    verb("raise",    "wonder",          "P5.13"),
    verb("bury",     "card",            "P5.13"),
    verb("take",     "wonder",          "P5.14"),
    verb("minerva",  "track",           "P5.16"),
    verb("remove",   "loot",            "P5.17", holds_at=True),
    verb("apply",    "loot",            "P5.17", holds_at=True),
), "pantheon", duel.ROWS.action_count(), ROOM), FAR_ACTIONS, ROOM, duel.FAR)
(DO_ACTIVATE, DO_CLAIM, DO_PLACE, DO_PLACE_UNSEEN, DO_CHOOSE, DO_DECK, DO_TOP, DO_SNAKE, DO_STEAL, DO_STRIKE,
 DO_UNBUILD, DO_RAISE, DO_BURY, DO_TAKE, DO_MINERVA, DO_REMOVE, DO_APPLY) = (row.first for row in ACTIONS)
DO_CLAIM_FAR, DO_SNAKE_FAR, DO_STEAL_FAR, DO_STRIKE_FAR, DO_UNBUILD_FAR, DO_RAISE_FAR, DO_BURY_FAR, DO_TAKE_FAR = (
    row.runs[1].first for row in ACTIONS if len(row.runs) > 1
)

OUTCOMES = numbered((
    verb("look",      "seat*divinity",  "P2.2"),  # nobody else sees it
    verb("reveal",    "divinity",       "P4.1"),
    verb("mythology", "mythology",      "P1.1"),
    verb("offering",  "offering",       "P1.4"),
), "pantheon", duel.ROWS.outcome_count(), ROOM)
CHANCE_LOOK, CHANCE_REVEAL, CHANCE_MYTHOLOGY, CHANCE_OFFERING = (row.first for row in OUTCOMES)

DECISIONS = [replace(row, part="pantheon") for row in (
    decision("claim",     10, SEAT, "claim",   rule="P2.1", of="slots"),
    decision("place",     11, SEAT, "place",   rule="P2.2", of="mythology"),
    decision("divinity",  12, SEAT, "choose",  rule="P4.6", of="deck-shown"),
    decision("deck",      13, SEAT, "deck",    rule="P4.5"),
    decision("order",     14, SEAT, "top",     rule="P4.3", of="mythology"),
    decision("carried",   15, SEAT, "keep",    rule="P5.1"),
    decision("snake",     16, SEAT, "snake",   rule="P5.3"),
    decision("steal",     17, SEAT, "steal",   rule="P5.5"),
    decision("strike",    18, SEAT, "strike",  rule="P5.9"),
    decision("unbuild",   19, SEAT, "unbuild", rule="P5.11"),
    decision("raise",     20, SEAT, "raise",   rule="P5.13"),
    decision("bury",      21, SEAT, "bury",    rule="P5.13", of="wonder"),
    decision("take",      22, SEAT, "take",    rule="P5.14"),
    decision("minerva",   23, SEAT, "minerva", rule="P5.16"),
    decision("remove",    24, SEAT, "remove",  rule="P5.17"),
    decision("apply",     25, SEAT, "apply",   rule="P5.17"),
    decision("mythology", 38, CHANCE, "mythology", rule="P1.1", of="mythology-left"),
    decision("offerings", 39, CHANCE, "offering",  rule="P1.4", of="offerings-left"),
    decision("looking",   40, CHANCE, "look",      rule="P2.2", of="looking"),
    decision("pantheon",  41, CHANCE, "reveal",    rule="P1.4", subject=1),
    decision("tops",      42, CHANCE, "reveal",    rule="P4.1", of="mythologies"),
    decision("showing",   43, CHANCE, "reveal",    rule="P4.3", of="deck-left"),
    decision("carrying",  44, CHANCE, "draw",      rule="P5.1", of="carried-left"),
    decision("struck",    45, CHANCE, "turn",      rule="P5.19", of="struck-slot"),
    decision("gain",      69, AUTOMATIC, of="slot"),
    decision("rest",      70, AUTOMATIC, of="mythology"),
)]
(OWE_CLAIM, OWE_PLACE, OWE_DIVINITY, OWE_DECK, OWE_ORDER, OWE_CARRIED, OWE_SNAKE, OWE_STEAL, OWE_STRIKE, OWE_UNBUILD,
 OWE_RAISE, OWE_BURY, OWE_TAKE, OWE_MINERVA, OWE_REMOVE, OWE_APPLY,
 OWE_MYTHOLOGY, OWE_OFFERINGS, OWE_LOOKING, OWE_PANTHEON, OWE_TOPS, OWE_SHOWING, OWE_CARRYING, OWE_STRUCK,
 OWE_GAIN, OWE_REST) = (row.kind for row in DECISIONS)
# fmt: on
ROWS = Rows(ACTIONS, OUTCOMES, DECISIONS)

# Who knows a card: a set of seats. A card that both know was shown to everybody, unless each of them looked alone.
BOTH = 0b11
EACH_ALONE = 0b100
DIVINITIES_LINE = len(SCORE_LINES)  # of the score sheet
NO_TOKEN = -1  # on a slot
FIRST_OFFERING = MYTHOLOGIES  # tokens on slots: five mythologies, then the offerings
VACANT = -3  # a space of the Pantheon
UNDRAWN = -2  # a place in a deck that nobody has looked at
OFF_TRACK = 99  # where the pawn Minerva is not
