"""Positions of Duel with Pantheon as lines, whole or as far as one seat may know them."""

from collections.abc import Mapping
from typing import Any

from antipater.data.pantheon import DECK, GATE, MYTHOLOGIES
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.seats import UNKNOWN
from antipater.notation import duel_lines
from antipater.notation.duel_lines import SEATS, DuelLines, check_choice, things_of, unseen_slots
from antipater.notation.pantheon_agenda import PANTHEON_AGENDA
from antipater.notation.pantheon_examination import PantheonExamination
from antipater.notation.pantheon_fields import ADDED, CardUnder, Lying
from antipater.notation.verbs import HIDDEN
from antipater.notation.vocabulary import MYTHOLOGY, SLOT, WONDER, Codec, Many, Place
from antipater.rules.duel.actions import EMPTY
from antipater.rules.pantheon.actions import NO_TOKEN, UNDRAWN, VACANT
from antipater.rules.pantheon.arrange import PantheonArrangement, arranged, arrangement_of
from antipater.rules.pantheon.turn import PantheonState

LAST = ("agenda", "won")


def values_of(state: PantheonState) -> dict[str, Any]:
    """Return the value of every field."""
    given = arrangement_of(state)
    wonder_over = {card: wonder for wonder, card in given.under_wonders.items()}
    mythologies, spaces_known, tokens = list(state.mythology_of), list(state.spaces_known), list(state.slot_tokens)
    values = {
        **duel_lines.values_of(given),
        "under": [(wonder_over.get(card, EMPTY), card) for card in given.under],
        "decks": [
            [Lying(divinity, mythology, known) for divinity, known in zip(deck, deck_known, strict=True)]
            for mythology, (deck, deck_known) in enumerate(zip(given.decks, given.decks_known, strict=True))
        ],
        "spaces": [
            None if divinity == VACANT else Lying(divinity, mythologies[space], spaces_known[space])
            for space, divinity in enumerate(list(state.spaces))
        ],
        "laid": [(token, slot) for slot, token in enumerate(tokens) if token != NO_TOKEN],
        "offered": given.offered,
        "carried": given.on_card,
        "snake": given.snake,
        "minerva": given.minerva,
    }
    for seat in SEATS:
        counts = given.mythology[seat * MYTHOLOGIES : (seat + 1) * MYTHOLOGIES]
        values[f"mythology{seat}"] = [kind for kind, count in enumerate(counts) for _ in range(count)]
        values[f"offerings{seat}"] = members_of(given.offerings[seat])
        values[f"divinities{seat}"] = members_of(given.divinities[seat])
        values[f"safe{seat}"] = given.safe[seat]
    return values


class World:
    """A described table of which a seat may know only a part: what is hidden, filled in, and from whom it is hidden."""

    def __init__(self, values: dict[str, Any], places: Mapping[str, Place]) -> None:
        self.place = places.get("spaces", places.get("decks", places[""]))
        lying = [*(card for deck in values["decks"] for card in deck), *filter(None, values["spaces"])]
        self.free = set(range(GATE)) - {card.divinity for card in lying}
        self.free -= {divinity for seat in SEATS for divinity in values[f"divinities{seat}"]}
        self.viewer = self.viewer_of([card for card in lying if card.divinity != UNDRAWN])
        self.decks = [[self.filled(card) for card in deck] for deck in values["decks"]]
        self.spaces = [card and self.filled(card) for card in values["spaces"]]

    def viewer_of(self, lying: list[Lying]) -> int | None:
        """Return the seat whose knowledge this is, None if nothing is hidden."""
        if all(card.divinity != UNKNOWN for card in lying):
            return None
        for seat in SEATS:
            if all((card.divinity != UNKNOWN) == bool(card.known >> seat & 1) for card in lying):
                return seat
        raise self.place.error(f"what is hidden by {HIDDEN} is not what one seat may not know (P2.4)")

    def filled(self, card: Lying) -> Lying:
        """Return a card that may lie where one is hidden."""
        if card.divinity != UNKNOWN:
            return card
        fitting = sorted(divinity for divinity in self.free if divinity // DECK == card.mythology)
        if not fitting:
            raise self.place.error(f"there are {DECK} divinities of {MYTHOLOGY.write(card.mythology)}, not more")
        self.free.remove(fitting[0])
        return card._replace(divinity=fitting[0])


class PantheonLines(DuelLines):
    """How positions of Duel with Pantheon become lines, and what a seat may know of them."""

    fields: Mapping[str, Codec[Any]] = {
        **{name: codec for name, codec in duel_lines.FIELDS.items() if name not in LAST},
        "under": Many(CardUnder()),
        **ADDED,
        "agenda": PANTHEON_AGENDA,
        "won": duel_lines.FIELDS["won"],
    }
    usual: Mapping[str, Any] = values_of(arranged(PantheonArrangement(age=0)))

    def values(self, state: State) -> dict[str, Any]:
        """Return the value of every field."""
        assert isinstance(state, PantheonState)
        return values_of(state)

    def position(self, values: dict[str, Any], places: Mapping[str, Place]) -> State:
        """Return the position, or what a seat may know of it; raise BadText if it could not be played on."""
        check_once([SLOT.write(slot) for _, slot in values["laid"]], "slot", places.get("laid"))
        tucked = [wonder for wonder, _ in values["under"] if wonder != EMPTY]
        check_once([WONDER.write(wonder) for wonder in tucked], "wonder", places.get("under"))
        world = World(values, places)
        given = arrangement(values, world)
        PantheonExamination(given, unseen_slots(values, given), places).check()
        state = arranged(given)
        check_choice(state, places)
        return state if world.viewer is None else state.observe(world.viewer)


def check_once(names: list[str], noun: str, place: Place | None) -> None:
    """Refuse a name that stands twice."""
    for name in names:
        if place and names.count(name) > 1:
            raise place.error(f"{noun} {name} stands here twice")


def arrangement(values: dict[str, Any], world: World) -> PantheonArrangement:
    """Return what the fields describe."""
    spaces = {space: card for space, card in enumerate(world.spaces) if card is not None}
    kinds = [(seat, kind) for seat in SEATS for kind in range(MYTHOLOGIES)]
    return PantheonArrangement(
        **things_of(values | {"under": [card for _, card in values["under"]]}),
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
