"""What the net sees of Agora besides Duel: the Senate, senators, its own conspiracies, how many the opponent has."""

from antipater.ai.evaluation.features import DuelFeatures, PartFeatures
from antipater.ai.evaluation.layout import (
    ACTIONS,
    ACTIONS_LEFT,
    AGORA_INPUTS,
    CONTROL,
    CONTROLLED,
    CUBE_LEAD,
    CUBES_IN,
    DECREE_IN,
    DECREE_OF,
    FACE_DOWN_IN,
    HAS_TRIGGERED,
    KEPT,
    LEADS,
    MOST_KINDS,
    OWN_BUILT,
    OWN_DECISIONS,
    OWN_OWED,
    OWN_PRICE,
    OWN_READY,
    OWN_SHOWN,
    OWN_WONDER,
    OWN_WONDERS,
    PREPARED_PLOT,
    SENATOR_AT,
    SENATOR_COVERED,
    SENATOR_KINDS,
    SENATOR_OPEN,
    SENATOR_PRICE,
    SENATOR_READY,
    SENATORS_OF,
    SOME,
    SUPPLY,
    THEIR_KEPT,
    THEIR_PREPARED,
    TRIGGERED_PLOT,
    WIDE_LEFT,
    WIDE_SLOT,
    WIDE_SLOTS,
)
from antipater.data.agora import (
    CHAMBERS,
    CONSPIRACIES,
    DECREES,
    SECTIONS,
    SENATE_ACTIONS,
    SENATOR_BACK,
    SENATORS,
)
from antipater.data.agora_words import SenateActions
from antipater.data.items import DECK_SIZE
from antipater.game import bits
from antipater.rules.agora.decisions import ACTIONS_ROOM, DECISIONS, FACE_DOWN, OWE_SENATE
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import MOST_DECISIONS

PLOTS, DECREE_KINDS = len(CONSPIRACIES), len(DECREES)
MOST_ACTIONS = max(SENATE_ACTIONS)
FIRST_SENATOR = SENATOR_BACK * DECK_SIZE
# The section of each politician, SECTIONS for a conspirator.
SENATOR_KIND = [
    next((effect.section for effect in senator.effects if isinstance(effect, SenateActions)), SECTIONS)
    for senator in SENATORS
]
PLACES = {row.kind: place for place, row in enumerate(DECISIONS)}
DECISION_PLACE = [PLACES.get(kind, -1) for kind in range(MOST_DECISIONS)]


class AgoraFeatures(PartFeatures):
    """Features that see the Senate and the conspiracies."""

    inputs = AGORA_INPUTS
    ambitious = True

    def __init__(self, features: DuelFeatures, after: PartFeatures | None) -> None:
        super().__init__(features, after)
        table = features.table
        if table.part("agora") is None:
            raise TypeError(f"these features need a table with Agora, not one of {table.ruleset}")
        self.agora = table.part("agora")
        features.slot_first = WIDE_SLOT
        features.age_slots = WIDE_SLOTS
        features.left_first = WIDE_LEFT

    def see_own(self, features: DuelFeatures, me: City, opp: City) -> None:
        """See what Agora adds."""
        self.see_senate(features, me.seat)
        self.see_city(features, me, opp, 0)
        self.see_city(features, opp, me, 1)
        self.see_conspiracies(features, me.seat, opp.seat)
        self.see_structure(features)
        self.see_owed(features, me.seat)
        features.mark_all(features.table.shown >> MOST_KINDS, OWN_SHOWN)

    def ambition(self, seat: int) -> float:
        """Return how many chambers a seat controls: six win (A2.9)."""
        held = 0.0
        for chamber in range(CHAMBERS):
            if self.agora.control[chamber] == seat:
                held += 1.0
        return held

    def see_senate(self, features: DuelFeatures, seat: int) -> None:
        """See cubes, control and decrees of the chambers."""
        mine = 0
        theirs = 0
        for chamber in range(CHAMBERS):
            own = self.agora.cubes[seat * CHAMBERS + chamber]
            other = self.agora.cubes[(1 - seat) * CHAMBERS + chamber]
            if own:
                features.note(CUBES_IN + chamber, own * 0.5)
            if other:
                features.note(CUBES_IN + CHAMBERS + chamber, other * 0.5)
            lead = own - other
            if own > other:
                features.mark(CONTROL + chamber)
                mine += 1
            elif own < other:
                features.mark(CONTROL + CHAMBERS + chamber)
                theirs += 1
            lead = max(-(LEADS // 2), min(LEADS // 2, lead))
            features.mark(CUBE_LEAD + chamber * LEADS + LEADS // 2 + lead)
            if self.agora.decree[chamber] == FACE_DOWN:
                features.mark(FACE_DOWN_IN + chamber)
            if self.agora.decree[chamber] >= 0:
                features.mark(DECREE_IN + chamber * DECREE_KINDS + self.agora.decree[chamber])
            if self.agora.second[chamber] >= 0:
                features.mark(DECREE_IN + chamber * DECREE_KINDS + self.agora.second[chamber])
        features.mark(CONTROLLED + mine)
        features.mark(CONTROLLED + CHAMBERS + 1 + theirs)

    def see_city(self, features: DuelFeatures, me: City, opp: City, other: int) -> None:
        """See the senators, decrees, cubes and wonders of a seat, and what its next senator costs and does."""
        seat = me.seat
        left = self.agora.senators[seat]
        counts = [0] * 4
        while left:
            counts[SENATOR_KIND[bits.lowest(left)]] += 1
            left &= left - 1
        for kind in range(SENATOR_KINDS):
            if counts[kind]:
                features.note(SENATORS_OF + other * SENATOR_KINDS + kind, counts[kind])
        purse = features.table.purse(me)
        price = self.agora.senator_cost(me)
        if price:
            features.note(SENATOR_PRICE + other, price * 0.25)
        if purse >= price:
            features.mark(SENATOR_READY + other)
        features.mark(ACTIONS + other * MOST_ACTIONS + self.agora.senate_actions(me) - 1)
        if self.agora.supply(seat):
            features.note(SUPPLY + other, self.agora.supply(seat) * 0.25)
        features.mark_all(self.agora.decrees[seat], DECREE_OF + other * DECREE_KINDS)
        features.mark_all(self.agora.triggered[seat], TRIGGERED_PLOT + other * PLOTS)
        first = other * OWN_WONDERS
        features.mark_all(me.built >> MOST_KINDS, OWN_BUILT + first)
        left = me.wonders >> MOST_KINDS
        features.mark_all(left, OWN_WONDER + first)
        if left:
            terms = [0] * 16
            features.table.set_terms(me, opp, terms)
            while left:
                wonder = bits.lowest(left)
                left &= left - 1
                price = features.table.price_at(me, opp, printed.WONDER_ITEM[MOST_KINDS + wonder], terms)
                features.note(OWN_PRICE + first + wonder, price * 0.125)
                if price <= purse:
                    features.mark(OWN_READY + first + wonder)

    def see_conspiracies(self, features: DuelFeatures, seat: int, rival: int) -> None:
        """See my own conspiracies, and how many the opponent has (A11.1)."""
        if self.agora.kept[seat] > 0:
            features.mark_all(self.agora.kept[seat], KEPT)
        features.mark_all(self.agora.ready_set(seat), PREPARED_PLOT)
        for some in range(SOME):
            if self.agora.kept_count[rival] > some:
                features.mark(THEIR_KEPT + some)
            if self.agora.ready_count[rival] > some:
                features.mark(THEIR_PREPARED + some)
        if self.agora.has_triggered:
            features.mark(HAS_TRIGGERED)

    def see_structure(self, features: DuelFeatures) -> None:
        """See the senators of the structure."""
        if features.table.age == 0:
            return
        opened = [0] * 4
        covered = [0] * 4
        left = self.agora.senator_slots & features.table.present
        while left:
            slot = bits.lowest(left)
            left &= left - 1
            features.mark(SENATOR_AT + (features.table.age - 1) * WIDE_SLOTS + slot)
            card = features.table.slots[slot]
            if card >= FIRST_SENATOR:
                if features.table.open >> slot & 1:
                    opened[SENATOR_KIND[card - FIRST_SENATOR]] += 1
                else:
                    covered[SENATOR_KIND[card - FIRST_SENATOR]] += 1
        for kind in range(SENATOR_KINDS):
            if opened[kind]:
                features.note(SENATOR_OPEN + kind, opened[kind])
            if covered[kind]:
                features.note(SENATOR_COVERED + kind, covered[kind])

    def see_owed(self, features: DuelFeatures, seat: int) -> None:
        """See the decision of Agora that is owed, and the senate actions left."""
        if features.table.depth == 0:
            return
        top = features.table.depth - 1
        kind = features.table.kinds[top]
        other = 0 if features.table.seats[top] == seat else 1
        if DECISION_PLACE[kind] >= 0:
            features.mark(OWN_OWED + other * OWN_DECISIONS + DECISION_PLACE[kind])
        if kind == OWE_SENATE:
            features.note(ACTIONS_LEFT + other, features.table.subjects[top] % ACTIONS_ROOM * 0.5)
