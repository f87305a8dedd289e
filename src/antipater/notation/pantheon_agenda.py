"""What Pantheon adds to what may be owed, as words: `place@0:roman`, `looking:roman@0`, `showing:greek/2`."""

from antipater.data.pantheon import DECK, ENKI_TOKENS, MYTHOLOGIES, MYTHOLOGY_SLOTS, OFFERING_SLOTS
from antipater.notation import agenda
from antipater.notation.agenda import CHOICES, Agenda, Kind, SetOf
from antipater.notation.vocabulary import MYTHOLOGY, SEAT, SLOT, WONDER, Number, Place, Vocabulary
from antipater.rules.pantheon import actions


class Looking:
    """A deck and who looks at it: `roman@0`."""

    def write(self, value: int) -> str:
        """Return the deck and the seat."""
        seat, mythology = divmod(value, MYTHOLOGIES)
        return f"{MYTHOLOGY.write(mythology)}@{seat}"

    def read(self, text: str, place: Place) -> int:
        """Return the number of both."""
        name, at, seat = text.partition("@")
        mythology = MYTHOLOGY.read(name, place)
        if not at:
            raise place.right(len(name)).error("expected @ and the seat that looks")
        return SEAT.read(seat, place.right(len(name) + 1)) * MYTHOLOGIES + mythology


class DeckShown:
    """A deck and how many of its cards are still to be shown: `greek/2` (P4.3)."""

    left = Number("cards to be shown", 1, DECK)

    def write(self, value: int) -> str:
        """Return the deck and the number."""
        mythology, left = divmod(value, DECK + 1)
        return f"{MYTHOLOGY.write(mythology)}/{left}"

    def read(self, text: str, place: Place) -> int:
        """Return the number of both."""
        name, _, left = text.partition("/")
        mythology = MYTHOLOGY.read(name, place)
        return mythology * (DECK + 1) + self.left.read(left, place.right(len(name) + 1))


class StruckSlot:
    """The slot of a face-down card that was struck; the game counts it from 1."""

    def write(self, value: int) -> str:
        """Return the slot."""
        return SLOT.write(value - 1)

    def read(self, text: str, place: Place) -> int:
        """Return the slot, counted from 1."""
        return SLOT.read(text, place) + 1


SHOWN = Vocabulary("deck", {"tops": 0} | {name: number + 1 for name, number in MYTHOLOGY.numbers.items()})
CHOICES_ADDED = {
    actions.CLAIMING: Kind("claim", True, SetOf(SLOT)),
    actions.PLACING: Kind("place", True, MYTHOLOGY),
    actions.CHOOSING_DIVINITY: Kind("divinity", True, SHOWN),
    actions.NAMING: Kind("deck", True),
    actions.ORDERING: Kind("order", True, MYTHOLOGY),
    actions.CHOOSING_TOKEN: Kind("carried", True),
    actions.SNAKING: Kind("snake", True),
    actions.STEALING: Kind("steal", True),
    actions.STRIKING: Kind("strike", True),
    actions.UNBUILDING: Kind("unbuild", True),
    actions.RAISING: Kind("raise", True),
    actions.BURYING: Kind("bury", True, WONDER),
    actions.TAKING_WONDER: Kind("take", True),
    actions.PLACING_MINERVA: Kind("minerva", True),
    actions.REMOVING_LOOT: Kind("remove", True),
    actions.APPLYING_LOOT: Kind("apply", True),
}
KINDS = {
    **agenda.KINDS,
    **CHOICES_ADDED,
    actions.PLACING_MYTHOLOGY: Kind("mythology", about=Number("tokens to come", 1, len(MYTHOLOGY_SLOTS))),
    actions.PLACING_OFFERINGS: Kind("offerings", about=Number("tokens to come", 1, len(OFFERING_SLOTS))),
    actions.LOOKING: Kind("looking", about=Looking()),
    actions.TURNING_PANTHEON: Kind("pantheon", what=1),
    actions.SHOWING_TOPS: Kind("tops", about=SetOf(MYTHOLOGY)),
    actions.SHOWING_DECK: Kind("showing", about=DeckShown()),
    actions.DRAWING_FOR_CARD: Kind("carrying", about=Number("tokens to come", 1, ENKI_TOKENS)),
    actions.TURNING_STRUCK: Kind("struck", about=StruckSlot()),
    actions.GAIN_TOKEN: Kind("gain", True, SLOT),
    actions.ORDER_REST: Kind("rest", True, MYTHOLOGY),
}

INNER = {*CHOICES, *(kind.word for kind in CHOICES_ADDED.values()), "struck", "gain", "rest"} - {"claim"}
MAY_LIE_ON: dict[str | None, set[str]] = {
    **agenda.MAY_LIE_ON,
    "age": {"tokens"},
    "turn": {"turning", "round", "draft", "mythology", "offerings"},
    "round": {"round", "draft", "mythology"},
    "first": {"turning", "offerings"},
    "mythology": {"turning"},
    "offerings": {"turning"},
    "turning": {"guilds", "pantheon", "carrying"},
    "pantheon": {"carrying"},
    "end-turn": {"turning", "claim", *INNER},
    "effects": INNER,
    "aside": INNER,
    "rest": INNER,
    "gain": {"struck"},
    "place": {"looking"},
    "divinity": {"tops", "showing", "carrying"},
    "tops": {"carrying"},
    "showing": {"carrying"},
}
PANTHEON_AGENDA = Agenda(KINDS, MAY_LIE_ON)
