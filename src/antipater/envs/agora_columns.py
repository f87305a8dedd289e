"""The columns of Agora as a seat sees them: conspiracies of the other seat only as far as they are public."""

from antipater.data.agora import CHAMBERS, CONSPIRACIES, CUBES, DECREES, SECTION_KEYS, SENATORS
from antipater.data.structures import AGES
from antipater.data.words import GOOD_KEYS, SYMBOL_KEYS
from antipater.envs.duel_columns import InPlay
from antipater.envs.encoding import MOST_NUMBER, Read, Sheet, card_columns
from antipater.envs.steps import MARK, NUMBER
from antipater.rules.agora.arrange import MOST_READY
from antipater.rules.agora.decisions import ACTIONS_ROOM, FACE_DOWN, NO_DECREE

CHAMBER_LABELS = tuple(f"chamber {chamber + 1}" for chamber in range(CHAMBERS))
DECREE_LABELS = ("none", "face down", *(row.key for row in DECREES))
PLOT_LABELS = tuple(row.key for row in CONSPIRACIES)
SENATOR_LABELS = tuple(item.key for item in SENATORS)
PLOTS = len(CONSPIRACIES)


def agora_fields(sheet: Sheet, in_play: InPlay, me: int) -> None:
    """Add what seat *me* sees of Agora."""
    senate(sheet, me)
    conspiracies(sheet, in_play, me)
    for who, seat in (("my", me), ("their", 1 - me)):
        city(sheet, in_play, who, seat)


def senate(sheet: Sheet, me: int) -> None:
    """Add decrees, cubes and control of the chambers, and the senate actions that are left."""
    for name, source in (("decree", "decree"), ("second decree", "second")):
        each = len(DECREE_LABELS)
        # -3 is no decree, -2 one that lies face down; there is no -1 among them.
        columns = (0, 1, -1, *range(2, each))
        reads = [
            Read(MARK, sheet.at(f"agora.{source}", chamber), each + 1, chamber * each, add=-NO_DECREE, columns=columns)
            for chamber in range(CHAMBERS)
        ]
        labels = tuple(f"{chamber}: {label}" for chamber in CHAMBER_LABELS for label in DECREE_LABELS)
        sheet.add(name, f"this {name} lies in this chamber", labels, *reads)
    for who, seat in (("my", me), ("their", 1 - me)):
        source = f"agora.cubes[{seat * CHAMBERS}]"
        sheet.numbers(f"{who} cubes", "cubes in this chamber", source, CHAMBER_LABELS, CUBES)
    seats = (1, 2) if me == 0 else (2, 1)
    held = [
        Read(MARK, sheet.at("agora.control", chamber), 3, chamber * 3, add=1, columns=(0, *seats))
        for chamber in range(CHAMBERS)
    ]
    labels = tuple(f"{chamber}: {who}" for chamber in CHAMBER_LABELS for who in ("nobody", "me", "the opponent"))
    sheet.add("control", "who controls this chamber", labels, *held)
    actions = tuple(f"{section}, {left} left" for section in SECTION_KEYS for left in range(ACTIONS_ROOM))
    due = Read(MARK, sheet.at("subjects"), len(actions), by=sheet.at("depth"), stride=1)
    sheet.add(
        "subject", "the number of what the decision is about; in the Senate, section and actions left", actions, due
    )
    # A swap needs the card that was asked for (A6.14).
    number = Read(NUMBER, sheet.at("subjects"), MOST_NUMBER, by=sheet.at("depth"), stride=1)
    sheet.add(
        "subject number", "… as a number; in a swap the card that I take", ("subject number",), number, high=MOST_NUMBER
    )
    sheet.bits("unseen decrees", "nobody has seen this decree", "agora.decrees_unseen", DECREE_LABELS[-FACE_DOWN:])


def conspiracies(sheet: Sheet, in_play: InPlay, me: int) -> None:
    """Add the deck as far as I know it, what was triggered in this turn, and what conspiracies left behind."""
    sheet.number("deck", "conspiracies in the deck", "agora.deck_size", PLOTS)
    places = tuple(f"place {place}" for place in range(PLOTS))
    reads = [Read(MARK, sheet.at("agora.deck", place), PLOTS, place * PLOTS) for place in range(PLOTS)]
    labels = tuple(f"{place}: {plot}" for place in places for plot in PLOT_LABELS)
    sheet.add("deck cards", "this conspiracy lies there in the deck, and I know it", labels, *reads)
    known = [Read(NUMBER, sheet.at("agora.deck_known", place), 3, place) for place in range(PLOTS)]
    sheet.add("deck known", "who knows what lies there: 1 seat 0, 2 seat 1, 3 both", places, *known, high=3)
    sheet.number("has triggered", "a conspiracy was triggered in this turn", "agora.has_triggered", 1)
    sheet.bits("senator back", "… it is a senator", "agora.senator_slots", in_play.slots)
    sheet.mark("locked", "this progress token is locked away, and I know it", "agora.locked", in_play.tokens)
    sheet.bits("suspects", "this progress token may be locked away", "agora.suspects", in_play.tokens)
    removed = tuple(f"card {card}" for card in range(max(map(len, in_play.decks[:AGES]))))
    meaning = "Treason has shown me this removed card of this Age; all of them where only the opponent saw them"
    sheet.bits("removed", meaning, "agora.removed", removed)
    cards, columns = tuple(card for deck in in_play.decks for card in deck), card_columns(in_play.decks)
    beneath = [
        Read(MARK, sheet.at("agora.wonder_cards", wonder), len(columns), columns=columns)
        for wonder in range(len(in_play.wonders))
    ]
    sheet.add("beneath", "this card lies under a wonder", cards, *beneath)
    sheet.bits("fresh", "the fixed price of this good does not hold yet", "agora.fresh", GOOD_KEYS)


def city(sheet: Sheet, in_play: InPlay, who: str, seat: int) -> None:
    """Add senators, conspiracies and pairs of a city; names of conspiracies only where I know them."""
    sheet.bits(f"{who} senators", "this senator is there", f"agora.senators[{seat}]", SENATOR_LABELS)
    sheet.number(f"{who} kept", "conspiracies in hand", f"agora.kept_count[{seat}]", PLOTS)
    sheet.number(f"{who} prepared", "prepared conspiracies", f"agora.ready_count[{seat}]", PLOTS)
    if who == "my":
        sheet.bits("my kept plots", "this conspiracy is in my hand", f"agora.kept[{seat}]", PLOT_LABELS)
        ready = [Read(MARK, sheet.at("agora.ready", seat * MOST_READY + n), PLOTS) for n in range(MOST_READY)]
        sheet.add("my prepared plots", "I have prepared this conspiracy", PLOT_LABELS, *ready)
    cards = tuple(card for deck in in_play.decks for card in deck)
    columns = card_columns(in_play.decks)
    under = [
        Read(MARK, sheet.at("agora.ready_cards", seat * MOST_READY + n), len(columns), columns=columns)
        for n in range(MOST_READY)
    ]
    sheet.add(f"{who} preparing", "this card lies under a prepared conspiracy", cards, *under)
    sheet.bits(f"{who} triggered", "this conspiracy was triggered", f"agora.triggered[{seat}]", PLOT_LABELS)
    sheet.bits(f"{who} paired", "the pair of this symbol was completed", f"agora.paired[{seat}]", SYMBOL_KEYS)
