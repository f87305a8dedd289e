"""The notation of Agora: its kinds of things, special forms of words, and its fields of a position."""

from collections.abc import Mapping
from typing import Any

from antipater.data.agora import CHAMBERS, CONSPIRACIES, SENATORS_IN_AGE
from antipater.data.items import DECK_SIZE, MOST_KINDS
from antipater.game.bits import members_of
from antipater.game.seats import UNKNOWN
from antipater.notation.agora_fields import (
    CHAMBER,
    CONSPIRACY,
    DECREE,
    END,
    PLOT_PART,
    SENATE_LEFT,
    ConspiracyAndCard,
    Unseen,
    UnseenAndCard,
    UnseenAndEnd,
    agora_fields,
)
from antipater.notation.codecs import Codec, Number, Place, SetOf, Shifted
from antipater.notation.contract import Argument
from antipater.notation.duel_agenda import Grammar, any_grammar, duel_grammar
from antipater.notation.duel_arguments import CardOfStructure
from antipater.notation.duel_names import CARD, SEAT
from antipater.notation.duel_parts import PartNotation
from antipater.notation.duel_positions import SEATS
from antipater.notation.position_validation import PositionValidation
from antipater.rules.agora.arrange import AgoraArrangement
from antipater.rules.agora.decisions import COINS_ROOM, DECISIONS
from antipater.rules.duel import decisions as duel
from antipater.rules.duel.arrange import Arrangement
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon import decisions as pantheon


def bits_of(members: list[int]) -> int:
    """Return a list as a set."""
    return sum(1 << member for member in members)


def agora_grammar() -> Grammar:
    """Return what may lie on what: its entries on any other, and on them whatever else comes from effects."""
    own = {row.key for row in DECISIONS}
    grammar = any_grammar(DECISIONS, duel_grammar(True))
    grammar.on[None] = {"resume"}  # a conspiracy at the start of a turn, which then goes on (A4.4)
    grammar.holders |= own
    for row in (*duel.DECISIONS, *pantheon.DECISIONS):
        grammar.on.setdefault(row.key, set()).update(own)
    for below in ("round", "draft", "senators"):
        grammar.on[below] |= {"turning", "mythology", "guilds"}
    return grammar


class AgoraNotation(PartNotation):
    """What Agora adds to the notation of Duel."""

    grammar = agora_grammar()
    turn_verbs = frozenset({"recruit", "prepare", "trigger"})

    @property
    def kinds(self) -> Mapping[str, Codec[int]]:
        """How its own kinds of things are written."""
        return {
            "chamber": CHAMBER,
            "chambers": SetOf(CHAMBER),
            "conspiracy": CONSPIRACY,
            "decree": DECREE,
            "end": END,
            "age-card": CARD,
            "senate-actions": SENATE_LEFT,
            "plotter": Shifted(SEAT, 1),
            "peeking": Shifted(SEAT, 1),
            "plot-part": PLOT_PART,
            "loot-part": Number("the part of a military token", 0, 2),
            "decree-coins": Number("coins of decrees", 0, COINS_ROOM * COINS_ROOM - 1),
            "senators-left": Number("senators to come", 1, max(SENATORS_IN_AGE)),
        }

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """Special forms of what its verbs are about."""
        return {
            "recruit": CardOfStructure(),
            "prepare": ConspiracyAndCard(),
            "prepare-unseen": UnseenAndCard(),
            "retain-unseen": UnseenAndEnd(),
            "shelve-unseen": Unseen(),
        }

    @property
    def fields(self) -> Mapping[str, Codec[Any]]:
        """Its fields."""
        return agora_fields(self.base["slot"])

    def values(self, state: DuelState, given: Arrangement) -> dict[str, Any]:
        """Return the values of its fields."""
        own: AgoraArrangement = given.parts[self.name]
        board = state.part(self.name)
        first = (state.age - 1) * DECK_SIZE
        values: dict[str, Any] = {
            "decrees": own.decree,
            "seconds": own.second,
            "senators": members_of(own.senator_slots),
            "plots": list(zip(own.deck, own.deck_known, strict=True)),
            "control": own.control,
            "trail": own.trail,
            "used": own.has_triggered,
            "locked": own.locked,
            "locker": own.locked_known,
            "suspects": members_of(own.suspects),
            "peeked": [UNKNOWN] if own.removed == UNKNOWN else [first + card for card in members_of(own.removed)],
            "peeker": own.removed_known,
            "fresh": members_of(own.fresh),
            "below": [(wonder, card) for wonder, card in enumerate(own.wonder_cards) if card >= 0],
        }
        for seat in SEATS:
            hidden = own.kept[seat] == UNKNOWN
            values[f"cubes{seat}"] = own.cubes[seat * CHAMBERS : (seat + 1) * CHAMBERS]
            values[f"senators{seat}"] = members_of(own.senators[seat])
            values[f"kept{seat}"] = [UNKNOWN] * board.kept_count[seat] if hidden else members_of(own.kept[seat])
            values[f"prepared{seat}"] = list(zip(own.ready[seat], own.ready_cards[seat], strict=True))
            values[f"triggered{seat}"] = [(plot, own.under[plot]) for plot in members_of(own.triggered[seat])]
            values[f"paired{seat}"] = members_of(own.paired[seat])
        return values

    def arrangement(
        self, values: Mapping[str, Any], places: Mapping[str, Place]
    ) -> tuple[AgoraArrangement, int | None]:
        """Return what the fields describe; what a viewer does not know stays unknown."""
        under, below = [-1] * len(CONSPIRACIES), [-1] * MOST_KINDS
        for seat in SEATS:
            for plot, card in values[f"triggered{seat}"]:
                under[plot] = card
        for wonder, card in values["below"]:
            below[wonder] = card
        given = AgoraArrangement(
            cubes=[*values["cubes0"], *values["cubes1"]],
            control=values["control"],
            decree=values["decrees"],
            second=values["seconds"],
            senators=[bits_of(values[f"senators{seat}"]) for seat in SEATS],
            senator_slots=bits_of(values["senators"]),
            kept=[UNKNOWN if UNKNOWN in values[f"kept{seat}"] else bits_of(values[f"kept{seat}"]) for seat in SEATS],
            kept_count=[values[f"kept{seat}"].count(UNKNOWN) for seat in SEATS],
            ready=[[plot for plot, _ in values[f"prepared{seat}"]] for seat in SEATS],
            ready_cards=[[card for _, card in values[f"prepared{seat}"]] for seat in SEATS],
            triggered=[bits_of([plot for plot, _ in values[f"triggered{seat}"]]) for seat in SEATS],
            under=under,
            has_triggered=values["used"],
            deck=[plot for plot, _ in values["plots"]],
            deck_known=[known for _, known in values["plots"]],
            trail=values["trail"],
            locked=values["locked"],
            locked_known=values["locker"],
            suspects=bits_of(values["suspects"]),
            removed=UNKNOWN
            if UNKNOWN in values["peeked"]
            else bits_of([card % DECK_SIZE for card in values["peeked"]]),
            removed_known=values["peeker"],
            paired=[bits_of(values[f"paired{seat}"]) for seat in SEATS],
            fresh=bits_of(values["fresh"]),
            wonder_cards=below,
        )
        return given, None

    def prepare(self, validation: PositionValidation) -> None:
        """Add the locked token, and cards under wonders and conspiracies, to what the base game checks."""
        own: AgoraArrangement = validation.given.parts[self.name]
        validation.tokens["locked"] = [own.locked] if own.locked >= 0 else []
        validation.bound_cards |= {card for card in own.wonder_cards if card >= 0}
