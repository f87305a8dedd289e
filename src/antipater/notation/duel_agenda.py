"""The agenda as words: `turn@0`, `token@1:wheel`, `turning:5.9`; and which entries may lie on which.

An entry is the key of its decision, the seat that must decide (chance has none, nor has what concerns the whole table),
and what it is about.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from antipater.game.rows import AUTOMATIC, CHANCE, Decision, Rows
from antipater.game.rows import SEAT as BY_SEAT
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.notation.codecs import Codec, Many, Number, Place, Wordlist
from antipater.notation.duel_names import SEAT
from antipater.rules.duel.decisions import AGENDA

Entry = tuple[int, int, int]  # kind, seat, what

DEEPEST = AGENDA // 2  # the other half is room for what the next steps add
OF_THE_TABLE = ("age", "round")  # automatic entries that belong to no seat
LARGEST = 1 << 31


@dataclass
class Grammar:
    """Which entries may lie directly on which; None stands for the bottom.

    A choice lies on nothing that could take its options away.
    """

    on: dict[str | None, set[str]]
    choices: set[str]  # what effects bring …
    holders: set[str]  # … and what it can lie on

    def above(self, below: str | None) -> set[str]:
        """Return what may lie on an entry."""
        return self.on.get(below, set()) | (self.choices if below in self.holders else set())

    def add(self, other: "Grammar") -> None:
        """Add what an expansion allows."""
        self.choices |= other.choices
        self.holders |= other.holders
        for below, above in other.on.items():
            self.on.setdefault(below, set()).update(above)


def duel_grammar(draft_last: bool) -> Grammar:
    """Return what may lie on what in Duel; an expansion may lay out Age I before the draft."""
    draft = {"round", "draft"}
    return Grammar(
        on={
            None: {"age", "turn", "first", "end-turn"},
            "age": {"tokens"} if draft_last else {"tokens", *draft},
            "round": draft if draft_last else {"tokens", *draft},
            "turn": {"turning", *draft} if draft_last else {"turning"},
            "draft": {"wonders"},
            "first": {"turning"},
            "turning": {"guilds"},
            "end-turn": {"turning"},
            "drawn": {"drawing"},
            "share": {"removed"},
        },
        choices={"effects", "token", "drawn", "revive", "destroy", "row", "share", "aside"},
        holders={"end-turn", "effects", "aside"},
    )


def any_grammar(decisions: Iterable[Decision], base: Grammar) -> Grammar:
    """Return a grammar for an expansion that has none: its entries lie on anything but the bottom.

    On them lies what lies on any entry of the base game, but for the entries of the bottom.
    """
    own = {decision.key for decision in decisions}
    anything = own.union(base.choices, *(above for below, above in base.on.items() if below is not None))
    on: dict[str | None, set[str]] = {below: set(own) for below in (*base.on, *base.holders, *base.choices)}
    return Grammar({**on, None: set(), **dict.fromkeys(own, anything)}, set(own), set())


class EntryCodec:
    """One entry: its key, then `@seat` if it belongs to a seat, then `:` and what it is about."""

    def __init__(self, rows: Rows, kinds: Mapping[str, Codec[int]]) -> None:
        self.kinds = kinds
        self.by_kind = {decision.kind: decision for decision in rows.decisions}
        self.key = Wordlist("entry of the agenda", {decision.key: decision.kind for decision in rows.decisions})

    def of_a_seat(self, decision: Decision) -> bool:
        """Return whether an entry belongs to a seat."""
        return decision.by == BY_SEAT or (decision.by == AUTOMATIC and decision.key not in OF_THE_TABLE)

    def about(self, decision: Decision) -> Codec[int]:
        """Return how what a decision is about is written; plain digits where the kind of thing is not known."""
        return self.kinds.get(decision.of) or Number(f"what {decision.key} is about", -LARGEST, LARGEST - 1)

    def write(self, value: Entry) -> str:
        """Return the entry."""
        kind, seat, what = value
        decision = self.by_kind[kind]
        owner = f"@{seat}" if self.of_a_seat(decision) else ""
        about = f":{self.about(decision).write(what)}" if decision.of else ""
        return f"{decision.key}{owner}{about}"

    def read(self, text: str, place: Place) -> Entry:
        """Return the entry of a word."""
        head, colon, about = text.partition(":")
        key, at, owner = head.partition("@")
        decision = self.by_kind[self.key.read(key, place)]
        after = place.right(len(key))
        of_a_seat = self.of_a_seat(decision)
        if of_a_seat != bool(at):
            if of_a_seat:
                raise after.error("expected @ and a seat after {word}", "seat-expected-after", word=key)
            raise after.error("{word} has no seat", "no-seat", word=key)
        if bool(decision.of) != bool(colon):
            end = place.right(len(head))
            if decision.of:
                raise end.error("expected a colon and what {word} is about", "subject-expected", word=key)
            raise end.error("{word} is about nothing more", "nothing-more", word=key)
        nobody = CHANCE_SEAT if decision.by == CHANCE else 0
        seat = SEAT.read(owner, after.right(1)) if at else nobody
        what = self.about(decision).read(about, place.right(len(head) + 1)) if colon else decision.subject
        return decision.kind, seat, what


class AgendaCodec:
    """All entries, the top last; an empty agenda is a game that is over."""

    def __init__(self, rows: Rows, kinds: Mapping[str, Codec[int]], grammar: Grammar) -> None:
        self.one = EntryCodec(rows, kinds)
        self.grammar = grammar

    def write(self, value: list[Entry]) -> str:
        """Return all entries."""
        return Many(self.one).write(value)

    def read(self, text: str, place: Place) -> list[Entry]:
        """Return all entries, if each may lie where it lies and somebody can act."""
        entries = Many(self.one).read(text, place)
        decisions = [self.one.by_kind[kind] for kind, _, _ in entries]
        below: str | None = None
        at = place
        for word, decision in zip(text.split(","), decisions, strict=False):
            may = self.grammar.above(below)
            if decision.key not in may:
                facts = {"word": decision.key, "words": tuple(sorted(may))}
                if not below:
                    raise at.error("{word} cannot lie at the bottom; expected {words}", "agenda-bottom", **facts)
                raise at.error("{word} cannot lie on {below}; expected {words}", "agenda-order", below=below, **facts)
            below = decision.key
            at = at.right(len(word) + 1)
        if len(entries) > DEEPEST:
            raise place.error(
                "at most {most} decisions can wait, not {found}", "agenda-too-deep", most=DEEPEST, found=len(entries)
            )
        if decisions and decisions[-1].by == AUTOMATIC:
            raise place.error(
                "{word} goes on by itself; expected a choice on top of it", "agenda-automatic", word=below
            )
        return entries
