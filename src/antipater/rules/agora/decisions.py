"""The rows that Agora appends: verbs of seats, outcomes of chance, entries of the agenda.

Chambers are counted from 0. A conspiracy is the number of its row in `data.agora`, as a decree is.
"""

from dataclasses import replace

from antipater.data.agora import CHAMBERS, CONSPIRACIES, DECREES, SENATORS_IN_AGE, STRUCTURES
from antipater.data.duel import SCORE_LINES
from antipater.data.items import DECK_SIZE, MOST_KINDS
from antipater.game.rows import AUTOMATIC, CHANCE, SEAT, Rows, decision, extended, numbered, verb
from antipater.rules.duel import decisions as duel
from antipater.rules.pantheon import decisions as pantheon

SLOTS = max(sum(mark != "." for row in picture for mark in row) for picture in STRUCTURES)
ROOM = {
    "slot": range(SLOTS),
    "conspiracy": range(len(CONSPIRACIES)),
    "chamber": range(CHAMBERS),
    "decree": range(len(DECREES)),
    "end": range(2),  # of the deck of conspiracies: the top, the bottom
    "wonder": range(MOST_KINDS),
    "token": range(MOST_KINDS),
    "card": duel.NEAR["card"],
    "age-card": range(len(SENATORS_IN_AGE) * DECK_SIZE),
    "seat": range(2),
}
AGE_CARDS = len(ROOM["age-card"])
FIRST_ACTION = pantheon.ROWS.action_count(far=True)
FIRST_OUTCOME = duel.ROWS.outcome_count(far=True)

# fmt: off
NEAR_ACTIONS = numbered((
    verb("recruit",   "slot",            "A3.1"),
    verb("prepare",   "conspiracy*slot", "A4.3"),
    verb("prepare",   "slot",            "A11.2", code="prepare-unseen", unseen=True),
    verb("trigger",   "conspiracy",      "A4.4"),
    verb("influence", "chamber",         "A2.2"),   # a cube from the supply
    verb("shift",     "chamber*chamber", "A2.3"),   # a cube from one chamber to the next
    verb("oust",      "chamber",         "A2.4"),   # a cube of the opponent
    verb("stop",      "",                "A3.6"),
    verb("conspire",  "",                "A4.1"),
    verb("retain",    "conspiracy*end",  "A4.1"),   # the other one goes to this end of the deck
    verb("retain",    "end",             "A11.2", code="retain-unseen", unseen=True),
    verb("extort",    "wonder",          "A6.1"),
    verb("lock",      "token",           "A6.5"),   # of the board or of the opponent
    verb("shelve",    "token",           "A6.5"),   # of the box, which nobody else sees
    verb("shelve",    "",                "A11.2", code="shelve-unseen", unseen=True),
    verb("betray",    "age-card",        "A6.8"),
    verb("spy",       "token",           "A6.10"),
    verb("topple",    "slot",            "A6.11"),
    verb("seize",     "card",            "A6.13"),
    verb("swap",      "card",            "A6.14"),  # of the opponent, then of the own city
    verb("transfer",  "chamber*chamber", "A6.15"),  # a decree from one chamber to another
    verb("sabotage",  "wonder",          "A6.16"),
    verb("salvage",   "age-card",        "A9.11"),
), "agora", FIRST_ACTION, ROOM)
ACTIONS = extended(NEAR_ACTIONS, NEAR_ACTIONS[-1].runs[0].end, ROOM, {"card": duel.FAR["card"]})
(DO_RECRUIT, DO_PREPARE, DO_PREPARE_UNSEEN, DO_TRIGGER, DO_INFLUENCE, DO_SHIFT, DO_OUST, DO_STOP, DO_CONSPIRE,
 DO_RETAIN, DO_RETAIN_UNSEEN, DO_EXTORT, DO_LOCK, DO_SHELVE, DO_SHELVE_UNSEEN, DO_BETRAY, DO_SPY, DO_TOPPLE, DO_SEIZE,
 DO_SWAP, DO_TRANSFER, DO_SABOTAGE, DO_SALVAGE) = (row.first for row in ACTIONS)
DO_SEIZE_FAR, DO_SWAP_FAR = (row.runs[1].first for row in ACTIONS if len(row.runs) > 1)

OUTCOMES = numbered((
    verb("senator", "slot",            "A1.8"),
    verb("decree",  "chamber*decree",  "A1.4"),
    verb("plot",    "seat*conspiracy", "A4.1"),  # nobody else sees it
    verb("peek",    "seat*age-card",   "A6.8"),  # nobody else sees it
), "agora", FIRST_OUTCOME, ROOM)
CHANCE_SENATOR, CHANCE_DECREE, CHANCE_PLOT, CHANCE_PEEK = (row.first for row in OUTCOMES)

DECISIONS = [replace(row, part="agora") for row in (
    decision("influence",   128, SEAT, "influence",                  rule="A2.2"),
    decision("shift",       129, SEAT, "shift", "stop",              rule="A2.3"),
    decision("oust",        130, SEAT, "oust",                       rule="A2.4"),
    decision("senate",      131, SEAT, "influence", "shift", "stop", rule="A3.5", of="senate-actions"),
    decision("conspirator", 132, SEAT, "influence", "conspire",      rule="A3.7"),
    decision("retain",      133, SEAT, "retain",                     rule="A4.1"),
    decision("curia",       134, SEAT, "trigger", "stop",            rule="A8.1"),
    decision("extort",      135, SEAT, "extort",                     rule="A6.1"),
    decision("lock",        136, SEAT, "lock", "shelve",             rule="A6.5"),
    decision("betray",      137, SEAT, "betray",                     rule="A6.8"),
    decision("spy",         138, SEAT, "spy",                        rule="A6.10"),
    decision("topple",      139, SEAT, "topple",                     rule="A6.11"),
    decision("topple-again", 140, SEAT, "topple", "stop",            rule="A6.11"),
    decision("seize",       141, SEAT, "seize",                      rule="A6.13"),
    decision("coerce",      142, SEAT, "swap",                       rule="A6.14"),
    decision("cede",        143, SEAT, "swap",                       rule="A6.14", of="card"),
    decision("transfer",    144, SEAT, "transfer",                   rule="A6.15"),
    decision("sabotage",    145, SEAT, "sabotage",                   rule="A6.16"),
    decision("salvage",     146, SEAT, "salvage",                    rule="A9.11"),
    decision("senators",    160, CHANCE, "senator", rule="A1.8",  of="senators-left"),
    decision("decrees",     161, CHANCE, "decree",  rule="A2.6",  of="chambers"),
    decision("plotting",    162, CHANCE, "plot",    rule="A4.1",  of="plotter"),
    decision("peeking",     163, CHANCE, "peek",    rule="A6.8",  of="peeking"),
    decision("resume",      192, AUTOMATIC),
    decision("plot-parts",  193, AUTOMATIC, of="plot-part"),
    decision("loot-parts",  194, AUTOMATIC, of="loot-part"),
    decision("control",     195, AUTOMATIC),
    decision("shield",      196, AUTOMATIC),
    decision("decree-coins", 197, AUTOMATIC, of="decree-coins"),
    decision("pair",        198, AUTOMATIC, of="symbol"),
    decision("uncover",     199, AUTOMATIC),
    decision("keep-both",   200, AUTOMATIC),
)]
(OWE_INFLUENCE, OWE_SHIFT, OWE_OUST, OWE_SENATE, OWE_CONSPIRATOR, OWE_RETAIN, OWE_CURIA, OWE_EXTORT, OWE_LOCK,
 OWE_BETRAY, OWE_SPY, OWE_TOPPLE, OWE_TOPPLE_AGAIN, OWE_SEIZE, OWE_COERCE, OWE_CEDE, OWE_TRANSFER, OWE_SABOTAGE,
 OWE_SALVAGE, OWE_SENATORS, OWE_DECREES, OWE_PLOTTING, OWE_PEEKING, OWE_RESUME, OWE_PARTS, OWE_LOOT, OWE_CONTROL,
 OWE_SHIELD, OWE_DECREE_COINS, OWE_PAIR, OWE_UNCOVER, OWE_KEEP_BOTH) = (row.kind for row in DECISIONS)
# fmt: on
ROWS = Rows(ACTIONS, OUTCOMES, DECISIONS)

# Subjects: "senate-actions" is the section times 4 plus the actions left; "plotter" and "peeking" are 1 plus the seat;
# "plot-part" is the conspiracy times 8 plus its next part; "loot-part" is 0 for a near token, 1 and 2 for the parts of
# a far one; "decree-coins" are those of player 0 plus 64 times those of player 1; "chambers" a set.
ACTIONS_ROOM = 4
PARTS_ROOM = 8
COINS_ROOM = 64

SENATE_LINE = len(SCORE_LINES) + 1  # of the score sheet, after that of the divinities
POLITICAL = 4  # the kind of victory, after those of Duel
TOP, BOTTOM = range(2)
NO_DECREE = -3  # in a chamber
FACE_DOWN = -2  # a decree that nobody has seen
NO_TOKEN = -3  # no token is locked
UNDRAWN = -2  # a conspiracy that nobody has looked at
NOTHING = -1  # no card, no token, no controller
