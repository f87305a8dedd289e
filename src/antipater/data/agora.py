"""The Agora expansion as printed: senators, decrees, conspiracies, chambers, wonders, tokens and structures.

Decrees, chambers and military tokens have no printed name: theirs say what they do. The French names of the conspiracies
are not confirmed by any source; they stand here and nowhere else.
"""

from dataclasses import dataclass

from antipater.data import pantheon
from antipater.data.agora_words import (
    KeepBothConspiracies,
    MoveCube,
    PlaceCube,
    PlaceOrConspire,
    SenateActions,
    SenatorsForNothing,
    TriggerUnprepared,
)
from antipater.data.items import DECK_SIZE, SENATOR_DECK, TOKEN_ITEM, WONDER_ITEM, numbered, senator, token, wonder
from antipater.data.structures import add_layout
from antipater.data.words import Coins, PlayAgain, Points, bits

# The Senate (A2.1).
SECTIONS = 3
SECTION_KEYS = ("left", "center", "right")
CHAMBERS = 6
SECTION_OF = (0, 0, 1, 1, 2, 2)
CHAMBER_POINTS = (1, 2, 3, 3, 2, 1)
FACE_UP_CHAMBERS = (0, 2, 4)  # counted from 0: the first, the third and the fifth (A1.4)
CUBES = 12  # of each player (A1.5)
# Senate actions by the blue cards of the city, the last figure for all further ones (A3.4).
SENATE_ACTIONS = (1, 1, 2, 2, 3)

LEFT, CENTER, RIGHT = range(SECTIONS)

# fmt: off
SENATORS = numbered(  # A3.9
    senator("Left Politician A",   "Politicien de gauche A",   SenateActions(LEFT)),
    senator("Left Politician B",   "Politicien de gauche B",   SenateActions(LEFT)),
    senator("Center Politician A", "Politicien du centre A",   SenateActions(CENTER)),
    senator("Center Politician B", "Politicien du centre B",   SenateActions(CENTER)),
    senator("Center Politician C", "Politicien du centre C",   SenateActions(CENTER)),
    senator("Right Politician A",  "Politicien de droite A",   SenateActions(RIGHT)),
    senator("Right Politician B",  "Politicien de droite B",   SenateActions(RIGHT)),
    senator("Conspirator A",       "Comploteur A",             PlaceOrConspire()),
    senator("Conspirator B",       "Comploteur B",             PlaceOrConspire()),
    senator("Conspirator C",       "Comploteur C",             PlaceOrConspire()),
    senator("Conspirator D",       "Comploteur D",             PlaceOrConspire()),
    senator("Conspirator E",       "Comploteur E",             PlaceOrConspire()),
    senator("Conspirator F",       "Comploteur F",             PlaceOrConspire()),
    part="agora",
)

WONDERS_AGORA = numbered(  # wonders like all others (A8.7)
    wonder("Curia Julia", "Curia Julia", "WCSGP", Coins(6), TriggerUnprepared(), PlayAgain()),  # A8.1
    wonder("Knossos",     "Knossos",     "WCSGG", PlaceCube(), MoveCube(), Points(3)),          # A8.3
    after=16,
    part="agora",
)

TOKENS_AGORA = numbered(
    token("Corruption",      "Corruption",      SenatorsForNothing()),    # A8.6
    token("Organized Crime", "Crime organisé",  KeepBothConspiracies()),  # A4.2
    after=13,
    part="agora",
)
# fmt: on

SENATOR_BACK = SENATOR_DECK - 1
SENATOR_CARDS = bits(item.number % DECK_SIZE for item in SENATORS)
CONSPIRATORS = bits(item.number % DECK_SIZE for item in SENATORS if PlaceOrConspire() in item.effects)
SENATORS_IN_AGE = (5, 5, 3)  # A1.2
OWN_TOKENS = bits(TOKEN_ITEM.index(item.number) for item in TOKENS_AGORA)
CURIA_JULIA, KNOSSOS = (WONDER_ITEM.index(item.number) for item in WONDERS_AGORA)
CORRUPTION, ORGANIZED_CRIME = (TOKEN_ITEM.index(item.number) for item in TOKENS_AGORA)


@dataclass(frozen=True)
class Decree:
    """A decree: what its controller has (A5)."""

    key: str
    label: str
    french: str
    rule: str


# fmt: off
DECREES = (
    Decree("coins-blue",         "Blue cards bring coins",                "Cartes bleues : Pièces",                     "A5.1"),
    Decree("coins-green",        "Green cards bring coins",               "Cartes vertes : Pièces",                     "A5.2"),
    Decree("coins-yellow",       "Yellow cards bring coins",              "Cartes jaunes : Pièces",                     "A5.3"),
    Decree("coins-red",          "Red cards bring coins",                 "Cartes rouges : Pièces",                     "A5.4"),
    Decree("ignore-yellow",      "Yellow cards: ignore one cost symbol",  "Cartes jaunes : un symbole du coût ignoré",  "A5.5"),
    Decree("ignore-red",         "Red cards: ignore one cost symbol",     "Cartes rouges : un symbole du coût ignoré",  "A5.6"),
    Decree("ignore-green",       "Green cards: ignore one cost symbol",   "Cartes vertes : un symbole du coût ignoré",  "A5.7"),
    Decree("wonder-discount",    "Wonders need one resource less",        "Merveilles : une ressource de moins",        "A5.8"),
    Decree("shield",             "Shield",                                "Bouclier",                                   "A5.9"),
    Decree("trade-raw",          "Raw materials cost one coin less",      "Matières premières : une Pièce de moins",    "A5.10"),
    Decree("trade-manufactured", "Manufactured goods cost one coin less", "Produits manufacturés : une Pièce de moins", "A5.11"),
    Decree("blue-bonus",         "Two more blue cards for the Senate",    "Deux cartes bleues de plus au Sénat",        "A5.12"),
    Decree("discard-bonus",      "Two more coins for a discard",          "Défausse : deux Pièces de plus",             "A5.13"),
    Decree("coins-wonders",      "Wonders bring coins",                   "Merveilles : Pièces",                        "A5.14"),
    Decree("opponent-chains",    "Chains of the opponent",                "Chaînages adverses",                         "A5.15"),
    Decree("conspirator-replay", "Play again with a conspirator",         "Comploteur : rejouer",                       "A5.16"),
)
# fmt: on
(
    (COINS_BLUE, COINS_GREEN, COINS_YELLOW, COINS_RED),
    (IGNORE_YELLOW, IGNORE_RED, IGNORE_GREEN, WONDER_DISCOUNT),
    (SHIELD, TRADE_RAW, TRADE_MANUFACTURED, BLUE_BONUS),
    (DISCARD_BONUS, COINS_WONDERS, OPPONENT_CHAINS, CONSPIRATOR_REPLAY),
) = (range(first, first + 4) for first in range(0, len(DECREES), 4))
DECREE_BLUE_CARDS = 2  # A5.12
DECREE_DISCARD_COINS = 2  # A5.13
LEAST_PRICE = 1  # of a unit that a decree makes cheaper (A5.10)

# What the parts of conspiracies do, from left to right (A4.7).
PARTS = (
    *("nothing", "extort", "blackmail", "expropriate", "swindle", "lock", "coup", "fraud", "peek", "treason", "place"),
    *("remove", "move", "spy", "uncover", "topple", "topple-again", "embezzle", "foreclose", "coerce", "insider"),
    "sabotage",
)
MOST_PARTS = 6


@dataclass(frozen=True)
class Conspiracy:
    """A conspiracy: its parts, from left to right (A6)."""

    key: str
    name: str
    french: str
    rule: str
    parts: tuple[str, ...]


# fmt: off
CONSPIRACIES = (
    Conspiracy("extortion",          "Extortion",          "Extorsion",                  "A6.1",  ("extort", "move")),
    Conspiracy("blackmail",          "Blackmail",          "Chantage",                   "A6.2",  ("blackmail", "move")),
    Conspiracy("expropriation",      "Expropriation",      "Expropriation",              "A6.3",  ("expropriate", "move")),
    Conspiracy("swindle",            "Swindle",            "Escroquerie",                "A6.4",  ("swindle", "move")),
    Conspiracy("obscurantism",       "Obscurantism",       "Obscurantisme",              "A6.5",  ("lock",)),
    Conspiracy("coup",               "Coup",               "Coup d’État",                "A6.6",  ("coup",)),
    Conspiracy("property-fraud",     "Property Fraud",     "Fraude immobilière",         "A6.7",  ("fraud",)),
    Conspiracy("treason",            "Treason",            "Trahison",                   "A6.8",  ("peek", "treason")),
    Conspiracy("political-maneuver", "Political Maneuver", "Manœuvre politique",         "A6.9",  ("place", "remove", "move")),
    Conspiracy("espionage",          "Espionage",          "Espionnage",                 "A6.10", ("spy",)),
    Conspiracy("turn-of-events",     "Turn of Events",     "Retournement de situation",  "A6.11", ("uncover", "topple", "uncover", "topple-again", "uncover", "move")),
    Conspiracy("embezzlement",       "Embezzlement",       "Détournement de fonds",      "A6.12", ("embezzle",)),
    Conspiracy("foreclosure",        "Foreclosure",        "Saisie",                     "A6.13", ("foreclose",)),
    Conspiracy("coercion",           "Coercion",           "Coercition",                 "A6.14", ("coerce", "move")),
    Conspiracy("insider-influence",  "Insider Influence",  "Trafic d’influence",         "A6.15", ("insider", "move")),
    Conspiracy("sabotage",           "Sabotage",           "Sabotage",                   "A6.16", ("sabotage",)),
)
# fmt: on
(
    (EXTORTION, BLACKMAIL, EXPROPRIATION, SWINDLE),
    (OBSCURANTISM, COUP, PROPERTY_FRAUD, TREASON),
    (POLITICAL_MANEUVER, ESPIONAGE, TURN_OF_EVENTS, EMBEZZLEMENT),
    (FORECLOSURE, COERCION, INSIDER_INFLUENCE, SABOTAGE),
) = (range(first, first + 4) for first in range(0, len(CONSPIRACIES), 4))
LOOKED_AT = 2  # conspiracies (A4.1)
COUP_SHIELDS = 2  # A6.6

# The structures: U a face-up card, D a face-down one (A1.3).
LAYOUT = 1
STRUCTURES = (
    (
        ".....U.U.U.....",
        "....D.D.D.D....",
        "...U.U.U.U.U...",
        "..D.D.D.D.D.D..",
        ".U.U.U.U.U.U.U.",
    ),
    (
        ".U.U.U.U.U.U.U.",
        "..D.D.D.D.D.D..",
        "...U.U.U.U.U...",
        "....D.D.D.D....",
        ".....U.U.U.....",
    ),
    (
        "......U.U......",
        ".....D.D.D.....",
        "....U.U.U.U....",
        "...D.D.D.D.D...",
        "....U.U.U.U....",
        ".....D.D.D.....",
        "......U.U......",
    ),
)
add_layout(LAYOUT, STRUCTURES)

# Where the tokens of Pantheon lie on these structures (A9.1).
MYTHOLOGY_SLOTS = (4, 6, 12, 14, 17)
OFFERING_SLOTS = (7, 9, 12)
pantheon.MARKED_MYTHOLOGY[LAYOUT] = bits(MYTHOLOGY_SLOTS)
pantheon.MARKED_OFFERING[LAYOUT] = bits(OFFERING_SLOTS)

SCORE_LINE = "senate"
VICTORY = "political"
