"""7 Wonders Duel as printed: buildings, wonders, progress tokens, the three structures, the conflict track.

One row per item: name, French name, colour, cost, effects. A cost is coins as a number, then a letter per resource:
W wood, C clay, S stone, G glass, P papyrus.
"""

from antipater.data.items import GUILD, building, numbered, token, wonder
from antipater.data.words import (
    AMPHORA,
    ARMILLARY_SPHERE,
    BALANCE,
    BARREL,
    BLUE,
    BOOK,
    BROWN,
    CLAY,
    COIN_SETS,
    COLUMN,
    COLUMNS,
    GEAR,
    GLASS,
    GOODS,
    GREEN,
    GREY,
    HELMET,
    HORSESHOE,
    LYRE,
    MASK,
    MOON,
    MORTAR,
    OIL_LAMP,
    PAPYRUS,
    PENDULUM,
    PORTICO,
    PURPLE,
    QUILL,
    RED,
    STONE,
    SUN,
    SUNDIAL,
    SWORD,
    TARGET,
    TOKENS,
    TOWER,
    WATER_DROP,
    WHEEL,
    WONDERS,
    WOOD,
    YELLOW,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CoinsPerChain,
    CoinsPerMost,
    DestroyCard,
    ExtraShields,
    FixPrice,
    KeepTokenFromBox,
    OpponentLoses,
    PlayAgain,
    Points,
    PointsPer,
    PointsPerMost,
    Produce,
    ProduceAny,
    Rebate,
    Shields,
    Symbol,
    TradeIncome,
    WondersPlayAgain,
)  # fmt: skip

RAW = (WOOD, CLAY, STONE)
MADE = (GLASS, PAPYRUS)

# fmt: off
BUILDINGS = numbered(
    building(1, "Lumber Yard",   "Chantier",        BROWN,  "",  Produce(WOOD)),
    building(1, "Logging Camp",  "Exploitation",    BROWN,  "1", Produce(WOOD)),
    building(1, "Clay Pool",     "Bassin Argileux", BROWN,  "",  Produce(CLAY)),
    building(1, "Clay Pit",      "Cavité",          BROWN,  "1", Produce(CLAY)),
    building(1, "Quarry",        "Gisement",        BROWN,  "",  Produce(STONE)),
    building(1, "Stone Pit",     "Mine",            BROWN,  "1", Produce(STONE)),
    building(1, "Glassworks",    "Verrerie",        GREY,   "1", Produce(GLASS)),
    building(1, "Press",         "Presse",          GREY,   "1", Produce(PAPYRUS)),
    building(1, "Guard Tower",   "Tour de Garde",   RED,    "",  Shields(1)),
    building(1, "Stable",        "Écuries",         RED,    "W", Shields(1), gives=HORSESHOE),
    building(1, "Garrison",      "Caserne",         RED,    "C", Shields(1), gives=SWORD),
    building(1, "Palisade",      "Palissade",       RED,    "2", Shields(1), gives=TOWER),
    building(1, "Workshop",      "Atelier",         GREEN,  "P", Symbol(PENDULUM), Points(1)),
    building(1, "Apothecary",    "Apothicaire",     GREEN,  "G", Symbol(WHEEL), Points(1)),
    building(1, "Scriptorium",   "Scriptorium",     GREEN,  "2", Symbol(QUILL), gives=BOOK),
    building(1, "Pharmacist",    "Officine",        GREEN,  "2", Symbol(MORTAR), gives=GEAR),
    building(1, "Stone Reserve", "Dépôt de Pierre", YELLOW, "3", FixPrice((STONE,))),
    building(1, "Clay Reserve",  "Dépôt d’Argile",  YELLOW, "3", FixPrice((CLAY,))),
    building(1, "Wood Reserve",  "Dépôt de Bois",   YELLOW, "3", FixPrice((WOOD,))),
    building(1, "Tavern",        "Taverne",         YELLOW, "",  Coins(4), gives=AMPHORA),
    building(1, "Theater",       "Théâtre",         BLUE,   "",  Points(3), gives=MASK),
    building(1, "Altar",         "Autel",           BLUE,   "",  Points(3), gives=MOON),
    building(1, "Baths",         "Bains",           BLUE,   "S", Points(3), gives=WATER_DROP),

    building(2, "Sawmill",        "Scierie",       BROWN,  "2",   Produce(WOOD, 2)),
    building(2, "Brickyard",      "Briqueterie",   BROWN,  "2",   Produce(CLAY, 2)),
    building(2, "Shelf Quarry",   "Carrière",      BROWN,  "2",   Produce(STONE, 2)),
    building(2, "Glass-Blower",   "Soufflerie",    GREY,   "",    Produce(GLASS)),
    building(2, "Drying Room",    "Séchoir",       GREY,   "",    Produce(PAPYRUS)),
    building(2, "Walls",          "Muraille",      RED,    "SS",  Shields(2)),
    building(2, "Horse Breeders", "Haras",         RED,    "WC",  Shields(1), free_with=HORSESHOE),
    building(2, "Barracks",       "Baraquements",  RED,    "3",   Shields(1), free_with=SWORD),
    building(2, "Archery Range",  "Champ de Tir",  RED,    "WSP", Shields(2), gives=TARGET),
    building(2, "Parade Ground",  "Place d’Armes", RED,    "CCG", Shields(2), gives=HELMET),
    building(2, "Library",        "Bibliothèque",  GREEN,  "WSG", Symbol(QUILL), Points(2), free_with=BOOK),
    building(2, "Dispensary",     "Dispensaire",   GREEN,  "CCS", Symbol(MORTAR), Points(2), free_with=GEAR),
    building(2, "School",         "École",         GREEN,  "WPP", Symbol(WHEEL), Points(1), gives=LYRE),
    building(2, "Laboratory",     "Laboratoire",   GREEN,  "WGG", Symbol(PENDULUM), Points(1), gives=OIL_LAMP),
    building(2, "Forum",          "Forum",         YELLOW, "3C",  ProduceAny(MADE)),
    building(2, "Caravansery",    "Caravansérail", YELLOW, "2GP", ProduceAny(RAW)),
    building(2, "Customs House",  "Douanes",       YELLOW, "4",   FixPrice((GLASS, PAPYRUS))),
    building(2, "Brewery",        "Brasserie",     YELLOW, "",    Coins(6), gives=BARREL),
    building(2, "Courthouse",     "Tribunal",      BLUE,   "WWG", Points(5)),
    building(2, "Statue",         "Statue",        BLUE,   "CC",  Points(4), gives=COLUMN, free_with=MASK),
    building(2, "Temple",         "Temple",        BLUE,   "WP",  Points(4), gives=SUN, free_with=MOON),
    building(2, "Aqueduct",       "Aqueduc",       BLUE,   "SSS", Points(5), free_with=WATER_DROP),
    building(2, "Rostrum",        "Rostres",       BLUE,   "WS",  Points(4), gives=PORTICO),

    building(3, "Arsenal",             "Arsenal",             RED,    "WWCCC", Shields(3)),
    building(3, "Pretorium",           "Prétoire",            RED,    "8",     Shields(3)),
    building(3, "Fortifications",      "Fortifications",      RED,    "CSSP",  Shields(2), free_with=TOWER),
    building(3, "Siege Workshop",      "Atelier de Siège",    RED,    "WWWG",  Shields(2), free_with=TARGET),
    building(3, "Circus",              "Cirque",              RED,    "CCSS",  Shields(2), free_with=HELMET),
    building(3, "Academy",             "Académie",            GREEN,  "WSGG",  Symbol(SUNDIAL), Points(3)),
    building(3, "Study",               "Étude",               GREEN,  "WWGP",  Symbol(SUNDIAL), Points(3)),
    building(3, "University",          "Université",          GREEN,  "CGP",   Symbol(ARMILLARY_SPHERE), Points(2), free_with=LYRE),
    building(3, "Observatory",         "Observatoire",        GREEN,  "SPP",   Symbol(ARMILLARY_SPHERE), Points(2), free_with=OIL_LAMP),
    building(3, "Chamber of Commerce", "Chambre de Commerce", YELLOW, "PP",    CoinsPer((GREY,), 3), Points(3)),
    building(3, "Port",                "Port",                YELLOW, "WGP",   CoinsPer((BROWN,), 2), Points(3)),
    building(3, "Armory",              "Armurerie",           YELLOW, "SSG",   CoinsPer((RED,), 1), Points(3)),
    building(3, "Lighthouse",          "Phare",               YELLOW, "CCG",   CoinsPer((YELLOW,), 1), Points(3), free_with=AMPHORA),
    building(3, "Arena",               "Arène",               YELLOW, "WCS",   CoinsPer((WONDERS,), 2), Points(3), free_with=BARREL),
    building(3, "Palace",              "Palace",              BLUE,   "WCSGG", Points(7)),
    building(3, "Town Hall",           "Hôtel de Ville",      BLUE,   "WWSSS", Points(7)),
    building(3, "Obelisk",             "Obélisque",           BLUE,   "SSG",   Points(5)),
    building(3, "Gardens",             "Jardins",             BLUE,   "WWCC",  Points(6), free_with=COLUMN),
    building(3, "Pantheon",            "Panthéon",            BLUE,   "WCPP",  Points(6), free_with=SUN),
    building(3, "Senate",              "Sénat",               BLUE,   "CCSP",  Points(5), free_with=PORTICO),

    building(GUILD, "Merchants Guild",    "Guilde des Commerçants",   PURPLE, "WCGP",  CoinsPerMost((YELLOW,), 1), PointsPerMost((YELLOW,), 1)),
    building(GUILD, "Shipowners Guild",   "Guilde des Armateurs",     PURPLE, "CSGP",  CoinsPerMost((BROWN, GREY), 1), PointsPerMost((BROWN, GREY), 1)),
    building(GUILD, "Builders Guild",     "Guilde des Bâtisseurs",    PURPLE, "WCSSG", PointsPerMost((WONDERS,), 2)),
    building(GUILD, "Magistrates Guild",  "Guilde des Magistrats",    PURPLE, "WWCP",  CoinsPerMost((BLUE,), 1), PointsPerMost((BLUE,), 1)),
    building(GUILD, "Scientists Guild",   "Guilde des Scientifiques", PURPLE, "WWCC",  CoinsPerMost((GREEN,), 1), PointsPerMost((GREEN,), 1)),
    building(GUILD, "Moneylenders Guild", "Guilde des Usuriers",      PURPLE, "WWSS",  PointsPerMost((COIN_SETS,), 1)),
    building(GUILD, "Tacticians Guild",   "Guilde des Tacticiens",    PURPLE, "CSSP",  CoinsPerMost((RED,), 1), PointsPerMost((RED,), 1)),
)

WONDERS_BASE = numbered(
    wonder("The Appian Way",        "La Via Appia",           "CCSSP", Coins(3), OpponentLoses(3), PlayAgain(), Points(3)),
    wonder("Circus Maximus",        "Le Circus Maximus",      "WSSG",  DestroyCard(GREY), Shields(1), Points(3)),
    wonder("The Colossus",          "Le Colosse",             "CCCG",  Shields(2), Points(3)),
    wonder("The Great Library",     "La Grande Bibliothèque", "WWWGP", KeepTokenFromBox(3), Points(4)),
    wonder("The Great Lighthouse",  "Le Grand Phare",         "WSPP",  ProduceAny(RAW), Points(4)),
    wonder("The Hanging Gardens",   "Les Jardins Suspendus",  "WWGP",  Coins(6), PlayAgain(), Points(3)),
    wonder("The Mausoleum",         "Le Mausolée",            "CCGGP", BuildFromDiscard(), Points(2)),
    wonder("Piraeus",               "Le Pirée",               "WWCS",  ProduceAny(MADE), PlayAgain(), Points(2)),
    wonder("The Pyramids",          "Les Pyramides",          "SSSP",  Points(9)),
    wonder("The Sphinx",            "Le Sphinx",              "CSGG",  PlayAgain(), Points(6)),
    wonder("The Statue of Zeus",    "La Statue de Zeus",      "WCSPP", DestroyCard(BROWN), Shields(1), Points(3)),
    wonder("The Temple of Artemis", "Le Temple d’Artémis",    "WSGP",  Coins(12), PlayAgain()),
)

PROGRESS_TOKENS = numbered(
    token("Agriculture",  "Agriculture",   Coins(6), Points(4)),         # D8.7
    token("Architecture", "Architecture",  Rebate(WONDERS, 2)),          # D8.2
    token("Economy",      "Économie",      TradeIncome()),               # D8.3
    token("Law",          "Loi",           Symbol(BALANCE)),             # D8.4
    token("Masonry",      "Maçonnerie",    Rebate(BLUE, 2)),             # D8.5
    token("Mathematics",  "Mathématiques", PointsPer((TOKENS,), 3)),     # D8.6
    token("Philosophy",   "Philosophie",   Points(7)),                   # D8.7
    token("Strategy",     "Stratégie",     ExtraShields(1)),             # D8.8
    token("Theology",     "Théologie",     WondersPlayAgain()),          # D8.9
    token("Urbanism",     "Urbanisme",     Coins(6), CoinsPerChain(4)),  # D8.10
)

# Each structure as it lies on the table: U face up, D face down, a column is half a card wide; a card is covered by the
# cards of the next row that overlap it (D3.1, D3.2).
STRUCTURES = (
    (
        ".....U.U.....",
        "....D.D.D....",
        "...U.U.U.U...",
        "..D.D.D.D.D..",
        ".U.U.U.U.U.U.",
    ),
    (
        ".U.U.U.U.U.U.",
        "..D.D.D.D.D..",
        "...U.U.U.U...",
        "....D.D.D....",
        ".....U.U.....",
    ),
    (
        ".....U.U.....",
        "....D.D.D....",
        "...U.U.U.U...",
        "....D...D....",
        "...U.U.U.U...",
        "....D.D.D....",
        ".....U.U.....",
    ),
)
# fmt: on
SLOTS = 20

# Conflict track (D1.2, D1.3, D7.3, D7.4), by the distance of the pawn from the centre.
CAPITAL = 9
TRACK_POINTS = (0, 2, 2, 5, 5, 5, 10, 10, 10, 0)
LOOT_AT = (0, 0, 0, 2, 0, 0, 5, 0, 0, 0)  # coins lost where a zone with a token begins

STARTING_COINS = 7
MOST_HANDICAP = 6  # coins that the second player has besides (D1.7)
TOKENS_ON_BOARD = 5
REMOVED_PER_AGE = 3
GUILDS_IN_PLAY = 3
WONDERS_PER_ROUND = 4
DRAFT_ORDER = (0, 1, 1, 0, 1, 0, 0, 1)
MOST_WONDERS = 7
TRADE_PRICE = 2
FIXED_PRICE = 1
DISCARD_COINS = 2
NO_LIMIT = 1_000  # coins: more than anything costs
# The places of the terms on which a player buys: prices of the goods, then chain symbols, then rebates by column, then
# the columns whose items can be had without their coins instead of one resource of the rebate less.
LINKS = GOODS
REBATES = LINKS + 1
WAIVERS = REBATES + COLUMNS
TERMS = 16
COINS_PER_POINT = 3
PAIR = 2
SYMBOLS_TO_WIN = 6

# The lines of the score book, in its order (D10.2).
SCORE_LINES = ("military", "blue", "green", "yellow", "purple", "wonders", "progress", "coins")

# The wonders of a first game (D2.4), by seat.
FIRST_GAME_WONDERS = (
    ("pyramids", "great-lighthouse", "temple-of-artemis", "statue-of-zeus"),
    ("circus-maximus", "piraeus", "appian-way", "colossus"),
)
