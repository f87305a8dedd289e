"""Classic 7 Wonders as printed, first edition: buildings by number of players, boards with both sides.

One row per building: Age, name, French name, colour, cost, the numbers of players from which each copy is in the deck,
effects, and the buildings that make it free. A cost is coins as a number, then a letter per resource: W wood, S stone,
C clay, O ore, G glass, L loom, P papyrus.
"""

from antipater.data.classic_items import GUILD, board, building, numbered, placed, stage
from antipater.data.classic_words import (
    ALL_THREE,
    BOTH,
    CLAY,
    COMPASS,
    DEFEATS,
    GEAR,
    GLASS,
    LEFT,
    LOOM,
    MADE,
    NEIGHBOURS,
    ORE,
    OWN,
    PAPYRUS,
    RAW,
    RIGHT,
    STAGES,
    STONE,
    TABLET,
    WOOD,
    AnySymbol,
    CoinsPer,
    CopyGuild,
    Discount,
    FreeBuilding,
    PointsPer,
    Produce,
    ProduceOneOf,
    SeventhCard,
    Shields,
    Symbol,
)
from antipater.data.words import (
    BLUE,
    BROWN,
    GREEN,
    GREY,
    PURPLE,
    RED,
    YELLOW,
    BuildFromDiscard,
    Coins,
    Points,
)

AGES = 3
TURNS = 6
HAND = 7  # cards dealt to each player in each Age (C1.3)
FEWEST_PLAYERS, MOST_PLAYERS = 3, 7  # besides the two of the variant with the Free City
STARTING_COINS = 3
SALE = 3  # coins for a discarded card (C2.1)
PRICE, REDUCED_PRICE = 2, 1  # of one unit bought from a neighbour (C3.4)
EXTRA_GUILDS = 2  # guilds in Age III beyond the number of players (C1.3)
VICTORY_POINTS = (1, 3, 5)  # of a conflict won, by Age (C5.1)
DEFEAT_POINTS = -1
SET_POINTS = 7  # of three different symbols (C7.1)
COINS_PER_POINT = 3
SCORE_LINES = ("military", "treasury", "wonder", "civilian", "commercial", "guilds", "science")  # (C7.1)
FREE_CITY = 2  # its seat in the variant for two players (C9.3)
FIRST_CONTROLLERS = (0, 1, 0)  # of the Free City, by Age (C9.7)

# fmt: off
BUILDINGS = numbered(
    building(1, "Lumber Yard",         "Chantier",                 BROWN,  "",        "34",  Produce(WOOD)),
    building(1, "Stone Pit",           "Cavité",                   BROWN,  "",        "35",  Produce(STONE)),
    building(1, "Clay Pool",           "Bassin argileux",          BROWN,  "",        "35",  Produce(CLAY)),
    building(1, "Ore Vein",            "Filon",                    BROWN,  "",        "34",  Produce(ORE)),
    building(1, "Tree Farm",           "Friche",                   BROWN,  "1",       "6",   ProduceOneOf((WOOD, CLAY))),
    building(1, "Excavation",          "Excavation",               BROWN,  "1",       "4",   ProduceOneOf((STONE, CLAY))),
    building(1, "Clay Pit",            "Fosse argileuse",          BROWN,  "1",       "3",   ProduceOneOf((CLAY, ORE))),
    building(1, "Timber Yard",         "Exploitation forestière",  BROWN,  "1",       "3",   ProduceOneOf((WOOD, STONE))),
    building(1, "Forest Cave",         "Gisement",                 BROWN,  "1",       "5",   ProduceOneOf((WOOD, ORE))),
    building(1, "Mine",                "Mine",                     BROWN,  "1",       "6",   ProduceOneOf((STONE, ORE))),
    building(1, "Loom",                "Métier à tisser",          GREY,   "",        "36",  Produce(LOOM)),
    building(1, "Glassworks",          "Verrerie",                 GREY,   "",        "36",  Produce(GLASS)),
    building(1, "Press",               "Presse",                   GREY,   "",        "36",  Produce(PAPYRUS)),
    building(1, "Pawnshop",            "Prêteur sur gages",        BLUE,   "",        "47",  Points(3)),
    building(1, "Baths",               "Bains",                    BLUE,   "S",       "37",  Points(3)),
    building(1, "Altar",               "Autel",                    BLUE,   "",        "35",  Points(2)),
    building(1, "Theater",             "Théâtre",                  BLUE,   "",        "36",  Points(2)),
    building(1, "Tavern",              "Taverne",                  YELLOW, "",        "457", Coins(5)),
    building(1, "East Trading Post",   "Comptoir Est",             YELLOW, "",        "37",  Discount(RAW, RIGHT)),
    building(1, "West Trading Post",   "Comptoir Ouest",           YELLOW, "",        "37",  Discount(RAW, LEFT)),
    building(1, "Marketplace",         "Marché",                   YELLOW, "",        "36",  Discount(MADE, BOTH)),
    building(1, "Stockade",            "Palissade",                RED,    "W",       "37",  Shields(1)),
    building(1, "Barracks",            "Caserne",                  RED,    "O",       "35",  Shields(1)),
    building(1, "Guard Tower",         "Tour de garde",            RED,    "C",       "34",  Shields(1)),
    building(1, "Apothecary",          "Officine",                 GREEN,  "L",       "35",  Symbol(COMPASS)),
    building(1, "Workshop",            "Atelier",                  GREEN,  "G",       "37",  Symbol(GEAR)),
    building(1, "Scriptorium",         "Scriptorium",              GREEN,  "P",       "34",  Symbol(TABLET)),
    building(2, "Sawmill",             "Scierie",                  BROWN,  "1",       "34",  Produce(WOOD, 2)),
    building(2, "Quarry",              "Carrière",                 BROWN,  "1",       "34",  Produce(STONE, 2)),
    building(2, "Brickyard",           "Briqueterie",              BROWN,  "1",       "34",  Produce(CLAY, 2)),
    building(2, "Foundry",             "Fonderie",                 BROWN,  "1",       "34",  Produce(ORE, 2)),
    building(2, "Loom",                "Métier à tisser",          GREY,   "",        "35",  Produce(LOOM)),
    building(2, "Glassworks",          "Verrerie",                 GREY,   "",        "35",  Produce(GLASS)),
    building(2, "Press",               "Presse",                   GREY,   "",        "35",  Produce(PAPYRUS)),
    building(2, "Aqueduct",            "Aqueduc",                  BLUE,   "SSS",     "37",  Points(5), after=("Baths",)),
    building(2, "Temple",              "Temple",                   BLUE,   "WCG",     "36",  Points(3), after=("Altar",)),
    building(2, "Statue",              "Statue",                   BLUE,   "WOO",     "37",  Points(4), after=("Theater",)),
    building(2, "Courthouse",          "Tribunal",                 BLUE,   "CCL",     "35",  Points(4), after=("Scriptorium",)),
    building(2, "Forum",               "Forum",                    YELLOW, "CC",      "367", ProduceOneOf(MADE, for_sale=False), after=("East Trading Post", "West Trading Post")),
    building(2, "Caravansery",         "Caravansérail",            YELLOW, "WW",      "356", ProduceOneOf(RAW, for_sale=False), after=("Marketplace",)),
    building(2, "Vineyard",            "Vignoble",                 YELLOW, "",        "36",  CoinsPer((BROWN,), 1, ALL_THREE)),
    building(2, "Bazar",               "Bazar",                    YELLOW, "",        "47",  CoinsPer((GREY,), 2, ALL_THREE)),
    building(2, "Walls",               "Muraille",                 RED,    "SSS",     "37",  Shields(2)),
    building(2, "Training Ground",     "Place d’armes",            RED,    "WOO",     "467", Shields(2)),
    building(2, "Stables",             "Écuries",                  RED,    "WCO",     "35",  Shields(2), after=("Apothecary",)),
    building(2, "Archery Range",       "Champs de tir",            RED,    "WWO",     "36",  Shields(2), after=("Workshop",)),
    building(2, "Dispensary",          "Dispensaire",              GREEN,  "OOG",     "34",  Symbol(COMPASS), after=("Apothecary",)),
    building(2, "Laboratory",          "Laboratoire",              GREEN,  "CCP",     "35",  Symbol(GEAR), after=("Workshop",)),
    building(2, "Library",             "Bibliothèque",             GREEN,  "SSL",     "36",  Symbol(TABLET), after=("Scriptorium",)),
    building(2, "School",              "École",                    GREEN,  "WP",      "37",  Symbol(TABLET)),
    building(3, "Pantheon",            "Panthéon",                 BLUE,   "CCOGLP",  "36",  Points(7), after=("Temple",)),
    building(3, "Gardens",             "Jardins",                  BLUE,   "WCC",     "34",  Points(5), after=("Statue",)),
    building(3, "Town Hall",           "Hôtel de ville",           BLUE,   "SSOG",    "356", Points(6)),
    building(3, "Palace",              "Palace",                   BLUE,   "WSCOGLP", "37",  Points(8)),
    building(3, "Senate",              "Sénat",                    BLUE,   "WWSO",    "35",  Points(6), after=("Library",)),
    building(3, "Haven",               "Port",                     YELLOW, "WOL",     "34",  CoinsPer((BROWN,), 1, OWN), PointsPer((BROWN,), 1, OWN), after=("Forum",)),
    building(3, "Lighthouse",          "Phare",                    YELLOW, "SG",      "36",  CoinsPer((YELLOW,), 1, OWN), PointsPer((YELLOW,), 1, OWN), after=("Caravansery",)),
    building(3, "Chamber of Commerce", "Chambre de Commerce",      YELLOW, "CCP",     "46",  CoinsPer((GREY,), 2, OWN), PointsPer((GREY,), 2, OWN)),
    building(3, "Arena",               "Arène",                    YELLOW, "SSO",     "357", CoinsPer((STAGES,), 3, OWN), PointsPer((STAGES,), 1, OWN), after=("Dispensary",)),
    building(3, "Fortifications",      "Fortifications",           RED,    "SOOO",    "37",  Shields(3), after=("Walls",)),
    building(3, "Circus",              "Cirque",                   RED,    "SSSO",    "456", Shields(3), after=("Training Ground",)),
    building(3, "Arsenal",             "Arsenal",                  RED,    "WWOL",    "347", Shields(3)),
    building(3, "Siege Workshop",      "Atelier de siège",         RED,    "WCCC",    "35",  Shields(3), after=("Laboratory",)),
    building(3, "Lodge",               "Loge",                     GREEN,  "CCLP",    "36",  Symbol(COMPASS), after=("Dispensary",)),
    building(3, "Observatory",         "Observatoire",             GREEN,  "OOGL",    "37",  Symbol(GEAR), after=("Laboratory",)),
    building(3, "University",          "Université",               GREEN,  "WWGP",    "34",  Symbol(TABLET), after=("Library",)),
    building(3, "Academy",             "Académie",                 GREEN,  "SSSG",    "37",  Symbol(COMPASS), after=("School",)),
    building(3, "Study",               "Étude",                    GREEN,  "WLP",     "35",  Symbol(GEAR), after=("School",)),
    building(GUILD, "Workers Guild",       "Guilde des Travailleurs",  PURPLE, "WSCOO",   "",    PointsPer((BROWN,), 1, NEIGHBOURS)),
    building(GUILD, "Craftsmens Guild",    "Guilde des Artisans",      PURPLE, "SSOO",    "",    PointsPer((GREY,), 2, NEIGHBOURS)),
    building(GUILD, "Traders Guild",       "Guilde des Commerçants",   PURPLE, "GLP",     "",    PointsPer((YELLOW,), 1, NEIGHBOURS)),
    building(GUILD, "Philosophers Guild",  "Guilde des Philosophes",   PURPLE, "CCCLP",   "",    PointsPer((GREEN,), 1, NEIGHBOURS)),
    building(GUILD, "Spies Guild",         "Guilde des Espions",       PURPLE, "CCCG",    "",    PointsPer((RED,), 1, NEIGHBOURS)),
    building(GUILD, "Strategists Guild",   "Guilde des Stratèges",     PURPLE, "SOOL",    "",    PointsPer((DEFEATS,), 1, NEIGHBOURS)),
    building(GUILD, "Shipowners Guild",    "Guilde des Armateurs",     PURPLE, "WWWGP",   "",    PointsPer((BROWN, GREY, PURPLE), 1, OWN)),
    building(GUILD, "Scientists Guild",    "Guilde des Scientifiques", PURPLE, "WWOOP",   "",    AnySymbol()),
    building(GUILD, "Magistrates Guild",   "Guilde des Magistrats",    PURPLE, "WWWSL",   "",    PointsPer((BLUE,), 1, NEIGHBOURS)),
    building(GUILD, "Builders Guild",      "Guilde des Bâtisseurs",    PURPLE, "SSCCG",   "",    PointsPer((STAGES,), 1, ALL_THREE)),
)

BOARDS = tuple(placed(place, row) for place, row in enumerate((
    board(
        "alexandria", "Alexandria", "Alexandria", "Alexandrie", "Lighthouse of Alexandria", "Phare d’Alexandrie", GLASS,
        (stage("SS", Points(3)), stage("OO", ProduceOneOf(RAW, for_sale=False)), stage("GG", Points(7))),
        (stage("CC", ProduceOneOf(RAW, for_sale=False)), stage("WW", ProduceOneOf(MADE, for_sale=False)), stage("SSS", Points(7))),
    ),
    board(
        "babylon", "Babylon", "Babylon", "Babylone", "Hanging Gardens of Babylon", "Jardins suspendus de Babylone", CLAY,
        (stage("CC", Points(3)), stage("WWW", AnySymbol()), stage("CCCC", Points(7))),
        (stage("CL", Points(3)), stage("WWG", SeventhCard()), stage("CCCP", AnySymbol())),
    ),
    board(
        "ephesos", "Éphesos", "Ephesus", "Éphèse", "Temple of Artemis in Ephesus", "Temple d’Artémis à Éphèse", PAPYRUS,
        (stage("SS", Points(3)), stage("WW", Coins(9)), stage("PP", Points(7))),
        (stage("SS", Points(2), Coins(4)), stage("WW", Points(3), Coins(4)), stage("GLP", Points(5), Coins(4))),
    ),
    board(
        "gizah", "Gizah", "Giza", "Gizeh", "Pyramids of Giza", "Grande pyramide de Gizeh", STONE,
        (stage("SS", Points(3)), stage("WWW", Points(5)), stage("SSSS", Points(7))),
        (stage("WW", Points(3)), stage("SSS", Points(5)), stage("CCC", Points(5)), stage("SSSSP", Points(7))),
    ),
    board(
        "halikarnassos", "Halikarnassós", "Halicarnassus", "Halicarnasse", "Mausoleum of Halicarnassus", "Mausolée d’Halicarnasse", LOOM,
        (stage("CC", Points(3)), stage("OOO", BuildFromDiscard()), stage("LL", Points(7))),
        (stage("OO", Points(2), BuildFromDiscard()), stage("CCC", Points(1), BuildFromDiscard()), stage("GLP", BuildFromDiscard())),
    ),
    board(
        "olympia", "Olympía", "Olympia", "Olympie", "Statue of Zeus in Olympia", "Statue de Zeus à Olympie", WOOD,
        (stage("WW", Points(3)), stage("SS", FreeBuilding()), stage("OO", Points(7))),
        (stage("WW", Discount(RAW, BOTH)), stage("SS", Points(5)), stage("OOL", CopyGuild())),
    ),
    board(
        "rhodos", "Rhódos", "Rhodes", "Rhodes", "Colossus of Rhodes", "Colosse de Rhodes", ORE,
        (stage("WW", Points(3)), stage("CCC", Shields(2)), stage("OOOO", Points(7))),
        (stage("SSS", Shields(1), Points(3), Coins(3)), stage("OOOO", Shields(1), Points(4), Coins(4))),
    ),
)))
# fmt: on
