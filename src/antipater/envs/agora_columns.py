"""The columns of Agora as a seat sees them: conspiracies of the other seat only as far as they are public."""

from antipater.data.agora import CHAMBERS, CONSPIRACIES, CUBES, DECREES, SECTION_KEYS, SENATORS
from antipater.data.structures import AGES
from antipater.data.words import GOOD_KEYS, SYMBOL_KEYS
from antipater.envs.duel_columns import UNDER_A_WONDER, InPlay
from antipater.envs.encoding import MOST_NUMBER, Read, Sheet
from antipater.envs.steps import BITS, MARK, NUMBER
from antipater.rules.agora.arrange import MOST_READY
from antipater.rules.agora.decisions import ACTIONS_ROOM, FACE_DOWN, NO_DECREE
from antipater.rules.agora.trail import END, LONGEST

CHAMBER_LABELS = tuple(f"chamber {chamber + 1}" for chamber in range(CHAMBERS))
DECREE_LABELS = ("none", "face down", *(row.key for row in DECREES))
PLOT_LABELS = tuple(row.key for row in CONSPIRACIES)
SENATOR_LABELS = tuple(item.key for item in SENATORS)
PLOTS = len(CONSPIRACIES)
TRAIL_BITS = END.bit_length()


def agora_fields(sheet: Sheet, in_play: InPlay, me: int) -> None:
    """Add what seat *me* sees of Agora."""
    senate(sheet, me)
    conspiracies(sheet, in_play, me)
    for who, seat in (("my", me), ("their", 1 - me)):
        city(sheet, who, seat)


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
    sheet.numbers("beneath", UNDER_A_WONDER, "agora.wonder_cards", in_play.wonders, MOST_NUMBER, add=1)
    meaning = "the number of the card that lies under this triggered conspiracy, counted from 1"
    sheet.numbers("beneath plots", meaning, "agora.under", PLOT_LABELS, MOST_NUMBER, add=1)
    sheet.number("locked known", "who knows the locked token: 1 seat 0, 2 seat 1, 3 both", "agora.locked_known", 3)
    sheet.seat("removed known", "to whom Treason has shown the removed cards", "agora.removed_known", (me, 1 - me))
    trail = [Read(BITS, sheet.at("agora.trail", n), TRAIL_BITS, n * TRAIL_BITS) for n in range(LONGEST)]
    labels = tuple(f"entry {n}: bit {bit}" for n in range(LONGEST) for bit in range(TRAIL_BITS))
    sheet.add("trail", "how conspiracies moved, as far as I saw it, entry by entry, lowest bit first", labels, *trail)
    sheet.number("trail count", "… how many entries there are", "agora.trail_count", LONGEST)
    sheet.bits("fresh", "the fixed price of this good does not hold yet", "agora.fresh", GOOD_KEYS)


def city(sheet: Sheet, who: str, seat: int) -> None:
    """Add senators, conspiracies and pairs of a city; names of conspiracies only where I know them."""
    sheet.bits(f"{who} senators", "this senator is there", f"agora.senators[{seat}]", SENATOR_LABELS)
    sheet.number(f"{who} kept", "conspiracies in hand", f"agora.kept_count[{seat}]", PLOTS)
    sheet.number(f"{who} prepared", "prepared conspiracies", f"agora.ready_count[{seat}]", PLOTS)
    places = tuple(f"place {place}" for place in range(MOST_READY))
    first = seat * MOST_READY
    if who == "my":
        sheet.bits("my kept plots", "this conspiracy is in my hand", f"agora.kept[{seat}]", PLOT_LABELS)
        meaning = "the conspiracy that I prepared in this place, counted from 1"
        sheet.numbers("my prepared plots", meaning, f"agora.ready[{first}]", places, PLOTS, add=1)
    meaning = "the number of the card that lies under the conspiracy prepared there, counted from 1"
    sheet.numbers(f"{who} preparing", meaning, f"agora.ready_cards[{first}]", places, MOST_NUMBER, add=1)
    sheet.bits(f"{who} triggered", "this conspiracy was triggered", f"agora.triggered[{seat}]", PLOT_LABELS)
    sheet.bits(f"{who} paired", "the pair of this symbol was completed", f"agora.paired[{seat}]", SYMBOL_KEYS)
