"""The Pantheon expansion as printed: divinities, grand temples, tokens, added wonders, the Pantheon's prices."""

from antipater.data.items import DECK_SIZE, GUILD, TOKEN_ITEM, building, divinity, numbered, token, wonder
from antipater.data.pantheon_words import (
    ActivateFromDeck,
    ActivateFromTops,
    ActivationRebate,
    ApplyMilitaryToken,
    BuildWonderFromDiscard,
    ChainFor,
    CopySymbol,
    DiscardFromStructure,
    OpponentLosesPerSpace,
    PlaceMinerva,
    PointsPerPantheonToken,
    RemoveMilitaryToken,
    SafeCoins,
    StealCard,
    StealWonder,
    TakeTokenFromCard,
    TemplePoints,
    UnbuildWonder,
)
from antipater.data.words import (
    ANKH,
    BALANCE,
    EAGLE,
    PURPLE,
    SHIP,
    TORCH,
    WINGED_BULL,
    BuildFromDiscard,
    Coins,
    PlayAgain,
    Points,
    Shields,
    Symbol,
    bits,
)

MYTHOLOGIES = 5
MYTHOLOGY_KEYS = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
MYTHOLOGY_LINKS = (WINGED_BULL, SHIP, TORCH, ANKH, EAGLE)

# fmt: off
# Three divinities a mythology, in the order of MYTHOLOGY_KEYS, then the Gate.
DIVINITIES = numbered(
    divinity("Enki",      "Enki",      TakeTokenFromCard()),                          # P5.1
    divinity("Ishtar",    "Ishtar",    Symbol(BALANCE)),                              # P5.2
    divinity("Nisaba",    "Nisaba",    CopySymbol()),                                 # P5.3

    divinity("Astarte",   "Astarté",   SafeCoins(7)),                                 # P5.4
    divinity("Baal",      "Baal",      StealCard()),                                  # P5.5
    divinity("Tanit",     "Tanit",     Coins(12)),                                    # P5.6

    divinity("Aphrodite", "Aphrodite", Points(9)),                                    # P5.7
    divinity("Hades",     "Hadès",     BuildFromDiscard()),                           # P5.8
    divinity("Zeus",      "Zeus",      DiscardFromStructure()),                       # P5.9

    divinity("Anubis",    "Anubis",    UnbuildWonder()),                              # P5.11
    divinity("Isis",      "Isis",      BuildWonderFromDiscard()),                     # P5.13
    divinity("Ra",        "Râ",        StealWonder()),                                # P5.14

    divinity("Mars",      "Mars",      Shields(2)),                                   # P5.15
    divinity("Minerva",   "Minerve",   PlaceMinerva()),                               # P5.16
    divinity("Neptune",   "Neptune",   RemoveMilitaryToken(), ApplyMilitaryToken()),  # P5.17

    divinity("Gate",      "Porte",     ActivateFromTops()),                           # P4.1
    part="pantheon",
)

GRAND_TEMPLES = numbered(
    building(GUILD, "Mesopotamian Grand Temple", "Grand Temple mésopotamien", PURPLE, "WWWGP", TemplePoints(), free_with=WINGED_BULL),
    building(GUILD, "Phoenician Grand Temple",   "Grand Temple phénicien",    PURPLE, "WSGPP", TemplePoints(), free_with=SHIP),
    building(GUILD, "Greek Grand Temple",        "Grand Temple grec",         PURPLE, "SSSGP", TemplePoints(), free_with=TORCH),
    building(GUILD, "Egyptian Grand Temple",     "Grand Temple égyptien",     PURPLE, "CCCGP", TemplePoints(), free_with=ANKH),
    building(GUILD, "Roman Grand Temple",        "Grand Temple romain",       PURPLE, "CSGGP", TemplePoints(), free_with=EAGLE),
    after=7,
    part="pantheon",
)

WONDERS_PANTHEON = numbered(
    wonder("The Sanctuary",      "Le Sanctuaire",    "SSGP",  ActivationRebate(2), PlayAgain()),  # P4.2
    wonder("The Divine Theater", "Le Théâtre Divin", "WWGPP", ActivateFromDeck(), Points(2)),     # P4.3
    after=12,
    part="pantheon",
)

TOKENS_PANTHEON = numbered(
    token("Mysticism",    "Mysticisme",    PointsPerPantheonToken(2)),  # P6.1
    token("Poliorcetics", "Poliorcétique", OpponentLosesPerSpace(1)),   # P6.2
    token("Engineering",  "Ingénierie",    ChainFor(1)),                # P6.3
    after=10,
    part="pantheon",
)
# fmt: on

OWN_TOKENS = bits(TOKEN_ITEM.index(token.number) for token in TOKENS_PANTHEON)  # as a set
TEMPLE_CARDS = bits(temple.number % DECK_SIZE for temple in GRAND_TEMPLES)  # they stand in for the guilds
DECK = 3  # divinities of a mythology
GATE = len(DIVINITIES) - 1
ENKI_TOKENS = 2  # progress tokens drawn when the card that carries tokens is turned up (P5.1)
LOOKED_AT = 2
SPACES = 6
PRICES = ((3, 4, 5, 6, 7, 8), (8, 7, 6, 5, 4, 3))  # by seat and space (P3.2)
GATE_TIMES = 2
TEMPLE_POINTS = (0, 5, 12, 21)
OFFERINGS = (2, 3, 4)
MYTHOLOGY_TOKENS_EACH = 2
MYTHOLOGY_SLOTS = (2, 4, 9, 11, 13)  # of Age I (P1.1)
OFFERING_SLOTS = (6, 8, 10)  # of Age II (P1.4)
# The marked slots as sets, for each layout of the structures.
MARKED_MYTHOLOGY = [bits(MYTHOLOGY_SLOTS), 0, 0, 0]
MARKED_OFFERING = [bits(OFFERING_SLOTS), 0, 0, 0]
SCORE_LINE = "divinities"
