"""The notation of Pantheon: its kinds of things, what may lie on what on its agenda, and its fields of a position.

A position is whole, or as one viewer may know it.
"""

from collections.abc import Mapping
from typing import Any

from antipater.data.duel import CAPITAL
from antipater.data.pantheon import DECK, ENKI_TOKENS, GATE, MYTHOLOGIES, MYTHOLOGY_SLOTS, OFFERING_SLOTS
from antipater.game.bits import members_of
from antipater.game.rows import SEAT
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.notation.codecs import Codec, Number, Place, SetOf, Shifted, Wordlist
from antipater.notation.contract import Argument
from antipater.notation.duel_agenda import Grammar
from antipater.notation.duel_names import WONDER
from antipater.notation.duel_parts import PartNotation
from antipater.notation.duel_positions import SEATS
from antipater.notation.pantheon_arguments import (
    DIVINITY,
    MYTHOLOGY,
    OFFERING,
    SPACE,
    TRACK,
    CardOfPantheon,
    DeckLeft,
    LookedAt,
    Looking,
    Placing,
    UnseenPlacing,
)
from antipater.notation.pantheon_fields import Lying, pantheon_fields
from antipater.notation.pantheon_validation import PantheonValidation
from antipater.notation.position_validation import PositionValidation
from antipater.rules.duel.arrange import Arrangement
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.decisions import BOTH, DECISIONS, NO_TOKEN, UNDRAWN, VACANT

CHOICES = {row.key for row in DECISIONS if row.by == SEAT} - {"claim"} | {"struck", "gain", "rest"}


class World:
    """A described table of which a viewer may know only a part: what is hidden, filled in, and the viewer."""

    def __init__(self, values: Mapping[str, Any], places: Mapping[str, Place]) -> None:
        self.place = places.get("spaces", places.get("decks", places[""]))
        lying = [*(card for deck in values["decks"] for card in deck), *filter(None, values["spaces"])]
        self.free = set(range(GATE)) - {card.divinity for card in lying}
        self.free -= {divinity for seat in SEATS for divinity in values[f"divinities{seat}"]}
        self.viewer = self.viewer_of([card for card in lying if card.divinity != UNDRAWN])
        self.decks = [[self.filled(card) for card in deck] for deck in values["decks"]]
        self.spaces = [card and self.filled(card) for card in values["spaces"]]

    def viewer_of(self, lying: list[Lying]) -> int | None:
        """Return whose knowledge this is, a seat's or a SPECTATOR's; None if nothing is hidden."""
        if all(card.divinity != UNKNOWN for card in lying):
            return None
        viewers: tuple[int, ...] = (*SEATS, SPECTATOR)
        for viewer in viewers:
            if all((card.divinity != UNKNOWN) == knows(viewer, card.known) for card in lying):
                return viewer
        raise self.place.error("what is hidden by ? is not what one seat may not know (P2.4)", "hidden-from-nobody")

    def filled(self, card: Lying) -> Lying:
        """Return a card that may lie where one is hidden."""
        if card.divinity != UNKNOWN:
            return card
        fitting = sorted(divinity for divinity in self.free if divinity // DECK == card.mythology)
        if not fitting:
            raise self.place.error(
                "there are {most} {mythology} divinities, not more",
                "no-more-divinities",
                most=DECK,
                mythology=MYTHOLOGY.write(card.mythology),
            )
        self.free.remove(fitting[0])
        return card._replace(divinity=fitting[0])


def knows(viewer: int, known: int) -> bool:
    """Return whether a viewer knows a card that a set of players knows; a spectator was shown what both were."""
    return known == BOTH if viewer == SPECTATOR else bool(known >> viewer & 1)


def repeated(things: list[int]) -> int | None:
    """Return the first of some things that is there twice, None if each is there once."""
    return next((thing for thing in things if things.count(thing) > 1), None)


class PantheonNotation(PartNotation):
    """What Pantheon adds to the notation of Duel."""

    grammar = Grammar(
        on={
            "turn": {"mythology", "offerings"},
            "round": {"mythology"},
            "first": {"offerings"},
            "mythology": {"turning"},
            "offerings": {"turning"},
            "turning": {"pantheon", "carrying"},
            "pantheon": {"carrying"},
            "end-turn": {"claim"},
            "gain": {"struck"},
            "place": {"looking"},
            "divinity": {"tops", "showing", "carrying"},
            "tops": {"carrying"},
            "showing": {"carrying"},
        },
        choices=CHOICES,
        holders={"rest"},
    )

    @property
    def kinds(self) -> Mapping[str, Codec[int]]:
        """How its own kinds of things are written."""
        shown = {"tops": 0} | {name: number + 1 for name, number in MYTHOLOGY.numbers.items()}
        return {
            "space": SPACE,
            "divinity": DIVINITY,
            "mythology": MYTHOLOGY,
            "mythologies": SetOf(MYTHOLOGY),
            "offering": OFFERING,
            "track": Shifted(TRACK, CAPITAL),
            "deck-shown": Wordlist("deck", shown),
            "deck-left": DeckLeft(),
            "looking": Looking(),
            "struck-slot": Shifted(self.base["slot"], 1),
            "mythology-left": Number("tokens to come", 1, len(MYTHOLOGY_SLOTS)),
            "offerings-left": Number("tokens to come", 1, len(OFFERING_SLOTS)),
            "carried-left": Number("tokens to come", 1, ENKI_TOKENS),
        }

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """Special forms of what its verbs are about."""
        return {
            "activate": CardOfPantheon(),
            "place": Placing(),
            "place-unseen": UnseenPlacing(),
            "look": LookedAt(),
        }

    @property
    def fields(self) -> Mapping[str, Codec[Any]]:
        """Its fields, and the cards under wonders with their wonders."""
        return pantheon_fields(self.base["slot"])

    def values(self, state: DuelState, given: Arrangement) -> dict[str, Any]:
        """Return the values of its fields."""
        board, own = state.part(self.name), given.parts[self.name]
        wonder_over = {card: wonder for wonder, card in own.under_wonders.items()}
        mythologies, known = list(board.mythology_of), list(board.spaces_known)
        values = {
            "under": [(wonder_over.get(card, EMPTY), card) for card in given.under],
            "decks": [
                [Lying(divinity, mythology, known) for divinity, known in zip(deck, deck_known, strict=True)]
                for mythology, (deck, deck_known) in enumerate(zip(own.decks, own.decks_known, strict=True))
            ],
            "spaces": [
                None if divinity == VACANT else Lying(divinity, mythologies[space], known[space])
                for space, divinity in enumerate(list(board.spaces))
            ],
            "laid": [(token, slot) for slot, token in enumerate(list(board.slot_tokens)) if token != NO_TOKEN],
            "offered": own.offered,
            "carried": own.on_card,
            "snake": own.snake,
            "minerva": own.minerva,
        }
        for seat in SEATS:
            counts = own.mythology[seat * MYTHOLOGIES : (seat + 1) * MYTHOLOGIES]
            values[f"mythology{seat}"] = [kind for kind, count in enumerate(counts) for _ in range(count)]
            values[f"offerings{seat}"] = members_of(own.offerings[seat])
            values[f"divinities{seat}"] = members_of(own.divinities[seat])
            values[f"safe{seat}"] = own.safe[seat]
        return values

    def base_values(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the cards under wonders without their wonders."""
        return {"under": [card for _, card in values["under"]]}

    def arrangement(
        self, values: Mapping[str, Any], places: Mapping[str, Place]
    ) -> tuple[PantheonArrangement, int | None]:
        """Return what the fields describe, hidden cards filled in, and from whom they are hidden."""
        slot = repeated([slot for _, slot in values["laid"]])
        if slot is not None:
            raise places["laid"].error("slot {slot} stands here twice", "slot-twice", slot=slot)
        wonder = repeated([wonder for wonder, _ in values["under"] if wonder != EMPTY])
        if wonder is not None:
            raise places["under"].error("{item} stands here twice", "wonder-twice", item=WONDER.write(wonder))
        world = World(values, places)
        spaces = {space: card for space, card in enumerate(world.spaces) if card is not None}
        kinds = [(seat, kind) for seat in SEATS for kind in range(MYTHOLOGIES)]
        given = PantheonArrangement(
            decks=[[card.divinity for card in deck] for deck in world.decks],
            decks_known=[[card.known for card in deck] for deck in world.decks],
            spaces={space: card.divinity for space, card in spaces.items()},
            spaces_known={space: card.known for space, card in spaces.items()},
            slot_tokens={slot: token for token, slot in values["laid"]},
            mythology=[values[f"mythology{seat}"].count(kind) for seat, kind in kinds],
            offerings=[sum(1 << token for token in values[f"offerings{seat}"]) for seat in SEATS],
            divinities=[sum(1 << divinity for divinity in values[f"divinities{seat}"]) for seat in SEATS],
            safe=[values[f"safe{seat}"] for seat in SEATS],
            under_wonders={wonder: card for wonder, card in values["under"] if wonder != EMPTY},
            on_card=values["carried"],
            offered=values["offered"],
            snake=values["snake"],
            minerva=values["minerva"],
        )
        return given, world.viewer

    def prepare(self, validation: PositionValidation) -> None:
        """Add tokens on a divinity, and cards that are known to lie under a wonder."""
        PantheonValidation(validation).prepare()

    def check(self, validation: PositionValidation) -> None:
        """Refuse what could not be played on."""
        PantheonValidation(validation).check()
