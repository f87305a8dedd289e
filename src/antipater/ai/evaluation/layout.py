"""What the net is told about a position: one table of inputs, from which every place is computed and documented.

An input is a number that is 0 for most positions; those that are not are listed with their amounts. Everything is seen
from one seat, called me. Groups are append-only within a version: a net knows how many inputs it was trained with.
"""

from dataclasses import dataclass

from antipater.data.agora import CHAMBERS, CONSPIRACIES, DECREES, SECTIONS, SENATE_ACTIONS, STRUCTURES, WONDERS_AGORA
from antipater.data.columns import ALL
from antipater.data.items import AGE_CARDS, AGE_DECKS, FIRST_KINDS, GUILD
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS, SPACES
from antipater.data.words import COLORS, GOODS, SYMBOLS

COIN_STEPS = (1, 2, 3, 4, 6, 8, 10, 14)
LEAD_STEPS = (-20, -12, -6, -3, 0, 1, 4, 7, 13, 21)
SLOTS = 20
MOST_SHIELDS, MOST_AGAIN = 4, 3
MOST_KINDS = FIRST_KINDS
FIRST_WONDERS = (1 << FIRST_KINDS) - 1  # as a set; Agora has inputs of its own for its wonders
CARD_NUMBERS = tuple(item.number for item in ALL if 0 < item.deck <= AGE_DECKS)
MOST_CARDS = len(CARD_NUMBERS)
GUILD_NUMBERS = tuple(item.number for item in ALL if item.deck == GUILD and item.part == "duel")
CARD_PLACE = [CARD_NUMBERS.index(card) if card in CARD_NUMBERS else 0 for card in range(AGE_CARDS)]


@dataclass(frozen=True)
class Group:
    """Inputs that belong together."""

    name: str
    size: int
    meaning: str


# For each of the two cities, mine first.
CITY_GROUPS = (
    Group("card", MOST_CARDS, "this building stands there"),
    Group("built", MOST_KINDS, "this wonder is built"),
    Group("wonder", MOST_KINDS, "this wonder waits to be built"),
    Group("ready", MOST_KINDS, "… and there are coins enough for it"),
    Group("wonder-price", MOST_KINDS, "what it costs, eighths of coins"),
    Group("token", MOST_KINDS, "this progress token is there"),
    Group("purse", 1, "coins to spend, eighths"),
    Group("coins", len(COIN_STEPS), f"coins to spend, at least {', '.join(map(str, COIN_STEPS))}"),
    Group("makes", GOODS, "units made of this good, halves"),
    Group("makes-two", GOODS, "two or more units"),
    Group("fixed", GOODS, "this good costs one coin"),
    Group("any", 2, "units of any raw good, of any manufactured good"),
    Group("symbol", SYMBOLS, "this science symbol"),
    Group("pair", SYMBOLS, "… twice"),
    Group("different", SYMBOLS + 1, "so many different symbols"),
    Group("color", COLORS, "buildings of this colour, quarters"),
    Group("points", 1, "points on the score sheet, sixteenths"),
    Group("shields-next", MOST_SHIELDS, "at least so many shields from one thing that can be built at once"),
    Group("war-next", 1, "… which bring the pawn to the capital"),
    Group("science-next", 1, "an accessible building can be paid that wins by science"),
    Group("pair-next", 1, "… that completes a pair"),
    Group("again", MOST_AGAIN, "at least so many wonders that play again wait to be built"),
    Group("again-ready", MOST_AGAIN, "… and there are coins enough for them"),
    Group("guild-worth", len(GUILD_NUMBERS), "this guild lies face up: points it would be worth, eighths"),
    Group("last-card", 1, "takes the last card of the structure if nobody plays again"),
)

# For each building that is in the game.
CARD_GROUPS = (
    Group("open", 1, "lies face up, nothing covers it"),
    Group("under-one", 1, "lies face up under one card"),
    Group("under-two", 1, "lies face up under two cards"),
    Group("discarded", 1, "lies on the discard pile"),
    Group("unseen", 1, "may still be turned up in this Age"),
    Group("aside", 1, "was removed at setup and is shown now"),
    Group("affordable", 2, "lies face up, and I have the coins for it; the opponent has"),
    Group("price", 2, "lies face up: what it costs me, eighths of coins; what it costs the opponent"),
    Group("free", 2, "lies face up: it costs me nothing; the opponent nothing"),
    Group("soon", 1, "lies face up under one card, which can be taken"),
    Group("turns-up", 2, "nothing covers it, and taking it turns up one card; two"),
    Group("frees", 2, "nothing covers it, and taking it makes one face-up card accessible; two"),
)

# For each slot of each Age.
SLOT_GROUPS = (
    Group("present", 1, "there is a card"),
    Group("hidden", 1, "it lies face down"),
    Group("guild-back", 1, "it shows the back of a guild"),
    Group("accessible", 1, "nothing covers it"),
)

KINDS = 48  # of decisions that seats and chance can owe

TABLE_GROUPS = (
    Group("pawn", 19, "where the conflict pawn is, my capital first"),
    Group("loot", 4, "military tokens left: two on my side, two on the opponent's"),
    Group("age", 4, "the Age, 0 before the first"),
    Group("owed", 2 * KINDS, "the decision owed now: each kind by me, each kind by somebody else"),
    Group("next", 2, "I play the next turn; somebody has earned another turn"),
    Group("wonders-built", 8, "so many wonders in both cities"),
    Group("cards-left", SLOTS + 1, "so many cards in the structure"),
    Group("turning", 1, "cards about to be turned up"),
    Group("board", MOST_KINDS, "this progress token lies on the board"),
    Group("drawn", MOST_KINDS, "this progress token was drawn from the box"),
    Group("shown", MOST_KINDS, "this wonder is shown in the draft"),
    Group("ahead", 1, "points that I am ahead, eighths"),
    Group("lead", len(LEAD_STEPS), f"… at least {', '.join(map(str, LEAD_STEPS))}"),
)

# What Pantheon adds; hidden divinities only as far as I know them.
PANTHEON_GROUPS = (
    Group("divinity", SPACES * MOST_KINDS, "this divinity lies on this space, and I know it"),
    Group("mythology-of", SPACES * (MYTHOLOGIES + 1), "a card of this mythology, or the Gate, lies on this space"),
    Group("activation", 2 * SPACES, "what a card there costs me before offerings, eighths; costs the opponent"),
    Group("slot-token", SLOTS * (MYTHOLOGIES + len(OFFERINGS)), "this token lies on this slot"),
    Group("mythology", 2 * MYTHOLOGIES, "my mythology tokens of this kind; the opponent's"),
    Group("offering", 2 * len(OFFERINGS), "my offering token of this value; the opponent's"),
    Group("activated", 2 * MOST_KINDS, "I have activated this divinity; the opponent has"),
    Group("safe", 2, "coins outside my treasury, eighths; outside the opponent's"),
    Group("on-card", MOST_KINDS, "this progress token lies on a divinity"),
    Group("offered", MOST_KINDS, "this divinity is shown, to choose one from"),
    Group("minerva", 20, "where Minerva stands, my capital first; or off the track"),
    Group("snake", 2, "the snake lies on a building of mine; of the opponent"),
    Group("deck", MYTHOLOGIES, "divinities left in this deck, quarters"),
)

WIDE_SLOTS = max(sum(mark != "." for row in picture for mark in row) for picture in STRUCTURES)
SENATOR_KINDS = SECTIONS + 1
LEADS = 7
SOME = 3
OWN_WONDERS = len(WONDERS_AGORA)
OWN_DECISIONS = 32

# What Agora adds; of hidden conspiracies only my own.
AGORA_GROUPS = (
    Group("wide-slot", 3 * WIDE_SLOTS * len(SLOT_GROUPS), "each slot of each Age instead of those above"),
    Group("wide-left", WIDE_SLOTS + 1, "so many cards in the structure, instead of those above"),
    Group("senator-back", 3 * WIDE_SLOTS, "a senator lies on this slot of this Age"),
    Group("senator-open", SENATOR_KINDS, "accessible politicians of each section, conspirators"),
    Group("senator-covered", SENATOR_KINDS, "… that lie face up under other cards"),
    Group("senators", 2 * SENATOR_KINDS, "… in my city; in the opponent's"),
    Group("senator-price", 2, "what a senator costs me, quarters of coins; the opponent"),
    Group("senator-ready", 2, "I have coins enough for it; the opponent has"),
    Group("actions", 2 * max(SENATE_ACTIONS), "so many senate actions of a politician: mine; the opponent's"),
    Group("cubes", 2 * CHAMBERS, "my cubes in this chamber, halves; the opponent's"),
    Group("cube-lead", CHAMBERS * LEADS, "so many cubes more of mine there, from -3 or less to 3 or more"),
    Group("control", 2 * CHAMBERS, "I control this chamber; the opponent does"),
    Group("controlled", 2 * (CHAMBERS + 1), "so many chambers are mine; the opponent's"),
    Group("supply", 2, "cubes in my supply, quarters; in the opponent's"),
    Group("decree", CHAMBERS * len(DECREES), "this decree lies face up in this chamber"),
    Group("decree-of", 2 * len(DECREES), "this decree is mine; the opponent's"),
    Group("face-down", CHAMBERS, "the decree of this chamber lies face down"),
    Group("kept", len(CONSPIRACIES), "this conspiracy is mine, not prepared yet"),
    Group("prepared", len(CONSPIRACIES), "this conspiracy of mine is prepared"),
    Group("triggered", 2 * len(CONSPIRACIES), "this conspiracy of mine was triggered; of the opponent"),
    Group("their-kept", SOME, "the opponent has at least 1, 2, 3 conspiracies that are not prepared"),
    Group("their-prepared", SOME, "… that are prepared"),
    Group("has-triggered", 1, "a conspiracy was triggered in this turn"),
    Group("own-built", 2 * OWN_WONDERS, "a wonder of Agora is built in my city; in the opponent's"),
    Group("own-wonder", 2 * OWN_WONDERS, "… waits to be built"),
    Group("own-ready", 2 * OWN_WONDERS, "… and there are coins enough for it"),
    Group("own-price", 2 * OWN_WONDERS, "what it costs, eighths of coins"),
    Group("own-shown", OWN_WONDERS, "a wonder of Agora is shown in the draft"),
    Group("own-owed", 2 * OWN_DECISIONS, "the decision of Agora owed now: each by me, each by somebody else"),
    Group("actions-left", 2, "senate actions that I have left, halves; that the opponent has left"),
)


def starts(groups: tuple[Group, ...]) -> tuple[int, ...]:
    """Return where each group begins, and where the last one ends."""
    places = [0]
    for group in groups:
        places.append(places[-1] + group.size)
    return tuple(places)


(CARD_IN, BUILT, WONDER, READY, WONDER_PRICE, TOKEN, PURSE, COINS, MAKES) = starts(CITY_GROUPS)[:9]
(MAKES_TWO, FIXED, ANY, SYMBOL, PAIR, DIFFERENT, COLOR, POINTS, SHIELDS_NEXT) = starts(CITY_GROUPS)[9:18]
(WAR_NEXT, SCIENCE_NEXT, PAIR_NEXT, AGAIN, AGAIN_READY, GUILD_WORTH, LAST_CARD, CITY_SIZE) = starts(CITY_GROUPS)[18:]
(OPEN, UNDER_ONE, UNDER_TWO, DISCARDED, UNSEEN, ASIDE, AFFORDABLE, PRICE, FREE) = starts(CARD_GROUPS)[:9]
(SOON, TURNS_UP, FREES, CARD_SIZE) = starts(CARD_GROUPS)[9:]
(PRESENT, HIDDEN, GUILD_BACK, ACCESSIBLE, SLOT_SIZE) = starts(SLOT_GROUPS)

CITY = 0
CARD = CITY + 2 * CITY_SIZE
SLOT = CARD + MOST_CARDS * CARD_SIZE
TABLE = SLOT + 3 * SLOTS * SLOT_SIZE
(PAWN, LOOT, AGE, OWED, NEXT, WONDERS_BUILT, CARDS_LEFT) = (TABLE + start for start in starts(TABLE_GROUPS)[:7])
(TURNING_UP, BOARD, DRAWN, SHOWN, AHEAD, LEAD, DUEL_INPUTS) = (TABLE + start for start in starts(TABLE_GROUPS)[7:])
(DIVINITY, MYTHOLOGY_OF, ACTIVATION, SLOT_TOKEN, MYTHOLOGY, OFFERING, ACTIVATED) = (
    DUEL_INPUTS + start for start in starts(PANTHEON_GROUPS)[:7]
)
(SAFE, ON_CARD, OFFERED, MINERVA_AT, SNAKE_ON, DECK_LEFT, PANTHEON_INPUTS) = (
    DUEL_INPUTS + start for start in starts(PANTHEON_GROUPS)[7:]
)
(WIDE_SLOT, WIDE_LEFT, SENATOR_AT, SENATOR_OPEN, SENATOR_COVERED, SENATORS_OF, SENATOR_PRICE, SENATOR_READY) = (
    PANTHEON_INPUTS + start for start in starts(AGORA_GROUPS)[:8]
)
(ACTIONS, CUBES_IN, CUBE_LEAD, CONTROL, CONTROLLED, SUPPLY, DECREE_IN, DECREE_OF, FACE_DOWN_IN) = (
    PANTHEON_INPUTS + start for start in starts(AGORA_GROUPS)[8:17]
)
(KEPT, PREPARED_PLOT, TRIGGERED_PLOT, THEIR_KEPT, THEIR_PREPARED, HAS_TRIGGERED) = (
    PANTHEON_INPUTS + start for start in starts(AGORA_GROUPS)[17:23]
)
(OWN_BUILT, OWN_WONDER, OWN_READY, OWN_PRICE, OWN_SHOWN, OWN_OWED, ACTIONS_LEFT, AGORA_INPUTS) = (
    PANTHEON_INPUTS + start for start in starts(AGORA_GROUPS)[23:]
)


def named_inputs() -> list[str]:
    """Return the name of every input, in order."""
    names = [f"{who} {name}" for who in ("my", "their") for name in spelled(CITY_GROUPS)]
    names += [f"card {card} {name}" for card in CARD_NUMBERS for name in spelled(CARD_GROUPS)]
    names += [
        f"age {age} slot {slot} {name}" for age in (1, 2, 3) for slot in range(SLOTS) for name in spelled(SLOT_GROUPS)
    ]
    return names + spelled(TABLE_GROUPS) + spelled(PANTHEON_GROUPS) + spelled(AGORA_GROUPS)


def spelled(groups: tuple[Group, ...]) -> list[str]:
    """Return a name for every input of some groups."""
    return [
        f"{group.name} {place}" if group.size > 1 else group.name for group in groups for place in range(group.size)
    ]
