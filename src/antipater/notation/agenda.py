"""What is owed, as words: `turn@0`, `token@1:wheel`, `turning:5.9`; and which of them may wait on which.

An entry is its kind, the seat that owes it (chance and what goes on by itself have none), and what it is about.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from antipater.data.columns import EFFECT_START
from antipater.data.duel import DRAFT_ORDER, GUILDS_IN_PLAY, REMOVED_PER_AGE, TOKENS_ON_BOARD, WONDERS_PER_ROUND
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE
from antipater.notation.vocabulary import (
    CARD,
    COLOR,
    ITEM,
    SEAT,
    SLOT,
    SYMBOL,
    Codec,
    Many,
    Number,
    Place,
    Vocabulary,
)
from antipater.rules.duel import actions
from antipater.rules.duel.reasons import DECISION_KEYS

Entry = tuple[int, int, int]  # kind, seat, what

DEEPEST = actions.AGENDA // 2  # the other half is room for what the next steps add
ITEM_BITS = 8  # an entry of waiting effects is the place of the first of them, shifted, and the item


@dataclass(frozen=True)
class SetOf:
    """A set, its members ascending: `5.9`."""

    one: Codec[int]

    def write(self, value: int) -> str:
        """Return the members."""
        return Many(self.one, ".").write(members_of(value))

    def read(self, text: str, place: Place) -> int:
        """Return the set."""
        return sum(1 << member for member in Many(self.one, ".").read(text, place))


class EffectsLeft:
    """An item and how many of its effects are done: `circus-maximus/1` (D6.10)."""

    def write(self, value: int) -> str:
        """Return the item and the number."""
        item = value & (1 << ITEM_BITS) - 1
        return f"{ITEM.write(item)}/{(value >> ITEM_BITS) - EFFECT_START[item]}"

    def read(self, text: str, place: Place) -> int:
        """Return the entry of an item's next effect."""
        name, _, done = text.partition("/")
        item = ITEM.read(name, place)
        effects = EFFECT_START[item + 1] - EFFECT_START[item]
        if effects < 2:
            raise place.error(f"{name} has no effects that could be left")
        number = Number(f"how many effects of {name} are done", 1, effects - 1)
        return EFFECT_START[item] + number.read(done, place.right(len(name) + 1)) << ITEM_BITS | item


@dataclass(frozen=True)
class Kind:
    """How one kind of entry is written."""

    word: str
    of_a_seat: bool = False
    about: Codec[int] | None = None
    what: int = 0  # what the game notes for a kind that is about nothing more


ROUND = Vocabulary("number of wonders taken", {"0": 0, "4": WONDERS_PER_ROUND})
KINDS = {
    actions.PLAY_TURN: Kind(DECISION_KEYS[actions.PLAY_TURN], True),
    actions.DRAFTING: Kind(DECISION_KEYS[actions.DRAFTING], True, Number("wonders taken", 0, len(DRAFT_ORDER) - 1)),
    actions.CHOOSE_TOKEN: Kind(DECISION_KEYS[actions.CHOOSE_TOKEN], True, SYMBOL),
    actions.CHOOSE_DRAWN: Kind(DECISION_KEYS[actions.CHOOSE_DRAWN], True),
    actions.REVIVING: Kind(DECISION_KEYS[actions.REVIVING], True),
    actions.DESTROYING: Kind(DECISION_KEYS[actions.DESTROYING], True, COLOR),
    actions.CHOOSE_FIRST: Kind(DECISION_KEYS[actions.CHOOSE_FIRST], True),
    actions.CHOOSING_ROW: Kind(DECISION_KEYS[actions.CHOOSING_ROW], True),
    actions.SHARING: Kind(DECISION_KEYS[actions.SHARING], True),
    actions.TURNING: Kind("turning", about=SetOf(SLOT)),
    actions.PLACING_GUILDS: Kind("guilds", about=Number("guilds to come", 1, GUILDS_IN_PLAY)),
    actions.SHOWING_WONDERS: Kind("wonders", about=Number("wonders to come", 1, WONDERS_PER_ROUND)),
    actions.SHOWING_TOKENS: Kind("tokens", about=Number("tokens to come", 1, TOKENS_ON_BOARD)),
    actions.DRAWING_TOKENS: Kind("drawing", about=Number("tokens to come", 1, TOKENS_ON_BOARD)),
    actions.SHOWING_REMOVED: Kind("removed", about=Number("removed cards to come", 1, REMOVED_PER_AGE)),
    actions.MORE_EFFECTS: Kind("effects", True, EffectsLeft()),
    actions.END_TURN: Kind("end-turn", True),
    actions.START_AGE: Kind("age", about=Number("an Age", 1, 3)),
    actions.START_DRAFT: Kind("round", about=ROUND),
    actions.BUILD_ASIDE: Kind("aside", True, CARD),
}

# What may lie directly on what; None stands for the bottom. A choice lies on nothing that could take its options away.
CHOICES = {"effects", "token", "drawn", "revive", "destroy", "row", "share", "aside"}
MAY_LIE_ON: dict[str | None, set[str]] = {
    None: {"age", "turn", "first", "end-turn"},
    "age": {"round", "draft", "tokens"},
    "round": {"round", "draft", "tokens"},
    "draft": {"wonders"},
    "turn": {"turning"},
    "first": {"turning"},
    "turning": {"guilds"},
    "end-turn": {"turning", *CHOICES},
    "effects": CHOICES,
    "aside": CHOICES,
    "drawn": {"drawing"},
    "share": {"removed"},
}


@dataclass(frozen=True)
class EntryCodec:
    """One entry: `kind`, then `@seat` if a seat owes it, then `:` and what it is about."""

    kinds: Mapping[int, Kind]

    @cached_property
    def kind(self) -> Vocabulary:
        """The words of all kinds."""
        return Vocabulary("entry of the agenda", {kind.word: number for number, kind in self.kinds.items()})

    def write(self, value: Entry) -> str:
        """Return the entry."""
        number, seat, what = value
        kind = self.kinds[number]
        owner = f"@{seat}" if kind.of_a_seat else ""
        return f"{kind.word}{owner}:{kind.about.write(what)}" if kind.about else f"{kind.word}{owner}"

    def read(self, text: str, place: Place) -> Entry:
        """Return the entry of a word."""
        head, colon, about = text.partition(":")
        word, at, owner = head.partition("@")
        number = self.kind.read(word, place)
        kind = self.kinds[number]
        after_word = place.right(len(word))
        if kind.of_a_seat != bool(at):
            raise after_word.error(f"expected @ and a seat after {word}" if kind.of_a_seat else f"{word} has no seat")
        if (kind.about is not None) != bool(colon):
            message = f"expected a colon and what {word} is about" if kind.about else f"{word} is about nothing more"
            raise place.right(len(head)).error(message)
        seat = SEAT.read(owner, after_word.right(1)) if at else CHANCE if number < actions.AUTOMATIC else 0
        return number, seat, kind.about.read(about, place.right(len(head) + 1)) if kind.about else kind.what


@dataclass(frozen=True)
class Agenda:
    """All that is owed, the top last; an empty agenda is a game that is over."""

    kinds: Mapping[int, Kind]
    may_lie_on: Mapping[str | None, set[str]]

    @cached_property
    def many(self) -> Many[Entry]:
        """The entries as a list."""
        return Many(EntryCodec(self.kinds))

    def write(self, value: list[Entry]) -> str:
        """Return all entries."""
        return self.many.write(value)

    def read(self, text: str, place: Place) -> list[Entry]:
        """Return all entries, if each may lie where it lies and somebody can act."""
        entries = self.many.read(text, place)
        below = None
        at = place
        for word, entry in zip(text.split(","), entries, strict=False):
            kind = self.kinds[entry[0]].word
            may = self.may_lie_on.get(below, set())
            if kind not in may:
                expected = ", ".join(sorted(may)) or "nothing"
                raise at.error(f"{kind} cannot lie {f'on {below}' if below else 'at the bottom'}; expected {expected}")
            below = kind
            at = at.right(len(word) + 1)
        if len(entries) > DEEPEST:
            raise place.error(f"at most {DEEPEST} decisions can wait, not {len(entries)}")
        if entries and entries[-1][0] >= actions.AUTOMATIC:
            raise place.error(f"{below} goes on by itself; expected a choice on top of it")
        return entries
