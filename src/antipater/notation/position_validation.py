"""What a described position must fulfil, so that it can be played on to the end, whatever is chosen.

A text may describe any table, also one that no game would reach; but nothing may lie in two places, chance must have
enough to draw from, and every player who must choose must have a choice.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from antipater.data import words
from antipater.data.duel import CAPITAL, DRAFT_ORDER, GUILDS_IN_PLAY, MOST_WONDERS, REMOVED_PER_AGE, WONDERS_PER_ROUND
from antipater.data.items import BY_NUMBER, DECK_SIZE, FREE_DECKS, GUILD, WONDER_ITEM
from antipater.data.structures import COVERED_BY, MOST_SLOTS, SLOT_COUNT
from antipater.game.bits import members_of
from antipater.game.errors import Fault
from antipater.notation.codecs import Codec, Place, error_at
from antipater.notation.duel_names import CARD, TOKEN, WONDER
from antipater.rules.duel.arrange import Arrangement, cards_in
from antipater.rules.duel.decisions import (
    OWE_AGE,
    OWE_ASIDE,
    OWE_DRAFT,
    OWE_DRAWING,
    OWE_DRAWN,
    OWE_END_TURN,
    OWE_FIRST,
    OWE_GUILDS,
    OWE_REMOVED,
    OWE_ROUND,
    OWE_SHARE,
    OWE_TOKENS,
    OWE_TURN,
    OWE_TURNING,
    OWE_WONDERS,
    REVISED,
)
from antipater.rules.duel.state import DuelState

LAST_AGE = 3
FREE_BACKS = tuple(deck - 1 for deck in FREE_DECKS)  # backs that only expansions have

Things = dict[str, list[int]]  # by the field that names them


@dataclass(frozen=True)
class InPlay:
    """What a ruleset is played with."""

    cards: frozenset[int]
    tokens: frozenset[int]
    wonders: frozenset[int]
    structures: int  # the first of the three structures

    @classmethod
    def at(cls, table: DuelState) -> "InPlay":
        """Return what a table is played with."""
        table.set_up(REVISED, 0, 0, 0)
        parts = ("duel", "promos", *(part.name for part in table.part_types))
        wonders = (wonder for wonder, item in enumerate(WONDER_ITEM) if item in BY_NUMBER)
        return cls(
            cards=frozenset(cards_in(list(table.unseen))),
            tokens=frozenset(members_of(table.box)),
            wonders=frozenset(wonder for wonder in wonders if BY_NUMBER[WONDER_ITEM[wonder]].part in parts),
            structures=table.structures,
        )


class PositionValidation:
    """A described position under validation; each method is a group of laws.

    Expansions add their own things to `tokens`, to `tokens_coming` and to `bound_cards` before `check`.
    """

    def __init__(
        self, given: Arrangement, in_play: InPlay, unseen_slots: set[int], places: Mapping[str, Place]
    ) -> None:
        self.given = given
        self.in_play = in_play
        self.unseen_slots = unseen_slots  # slots with a card that nobody has seen
        self.places = places  # of the fields; that of "" is where the text begins
        self.owed: dict[int, tuple[int, int]] = {kind: (seat, what) for kind, seat, what in given.agenda}
        first, second = given.cities
        self.cards: Things = {
            "structure": list(given.slots.values()),
            "discard": given.discard,
            "aside": given.aside,
            "under": given.under,
            "cards0": first.cards,
            "cards1": second.cards,
        }
        self.tokens: Things = {
            "board": given.board,
            "drawn": given.drawn,
            "tokens0": first.tokens,
            "tokens1": second.tokens,
        }
        self.wonders: Things = {
            "pool": given.pool,
            "shown": given.shown,
            "wonders0": first.wonders,
            "built0": first.built,
            "wonders1": second.wonders,
            "built1": second.built,
        }
        self.tokens_coming = self.about(OWE_TOKENS) + self.about(OWE_DRAWING)  # that chance takes out of the box
        self.bound_cards: set[int] = set()  # that lie under a wonder, as an expansion remembers

    def refuse(self, field: str, message: str, code: str = "", /, **facts: Any) -> NoReturn:
        """Raise BadText at a field, or where the text begins if the field is not written."""
        raise error_at(self.places, field, Fault(message, code, facts))

    def about(self, kind: int) -> int:
        """Return what an entry of the agenda is about, 0 if there is none of this kind."""
        return self.owed.get(kind, (0, 0))[1]

    def check(self) -> None:
        """Refuse a position that could not be played on."""
        self.check_places(CARD, self.cards, self.in_play.cards)
        self.check_places(TOKEN, self.tokens, self.in_play.tokens)
        self.check_places(WONDER, self.wonders, self.in_play.wonders)
        self.check_wonders()
        self.check_seen_cards()
        self.check_unseen_cards()
        self.check_removed_cards()
        self.check_agenda()
        self.check_turning()
        self.check_structure()
        self.check_draft()

    def check_places(self, names: Codec[int], fields: Things, in_play: frozenset[int]) -> None:
        """Refuse a thing that the ruleset does not play with, or in two places."""
        found: dict[int, str] = {}
        for field, things in fields.items():
            for thing in things:
                if thing not in in_play:
                    self.refuse(field, "{item} is not in play in this ruleset", "not-in-play", item=names.write(thing))
                if thing in found:
                    self.refuse(
                        field,
                        "{item} lies there already: {field}",
                        "two-places",
                        item=names.write(thing),
                        field=found[thing],
                    )
                found[thing] = field

    def check_wonders(self) -> None:
        """Refuse an eighth wonder, built or not (D6.3)."""
        built = len(self.wonders["built0"] + self.wonders["built1"])
        if built > MOST_WONDERS:
            self.refuse("built1", "at most {most} wonders can stand built (D6.3)", "built-wonders", most=MOST_WONDERS)
        for field in ("wonders0", "wonders1"):
            if built == MOST_WONDERS and self.wonders[field]:
                self.refuse(field, "after {most} built wonders none is left (D6.3)", "wonders-left", most=MOST_WONDERS)

    def check_seen_cards(self) -> None:
        """Refuse cards that cannot have been seen yet, or cannot lie in the structure of this Age."""
        age = self.given.age
        decks = GUILD if age == LAST_AGE else age
        for field, cards in self.cards.items():
            for card in cards:
                if decks <= card // DECK_SIZE < FREE_BACKS[0]:
                    self.refuse(
                        field,
                        "{item} is not seen before its Age; this is {age}",
                        "before-its-age",
                        item=CARD.write(card),
                        age=age,
                    )
        for card in self.cards["structure"]:
            if card // DECK_SIZE < age - 1:
                self.refuse("structure", "{item} is no card of {age}", "another-age", item=CARD.write(card), age=age)

    def unseen_left(self, back: int) -> int:
        """Return how many cards of a back nobody has seen."""
        seen = {card for cards in self.cards.values() for card in cards}
        return sum(card // DECK_SIZE == back and card not in seen for card in self.in_play.cards)

    def check_unseen_cards(self) -> None:
        """Refuse more backs than there are cards that nobody has seen (D3.6)."""
        guilds = len(self.given.guild_backs) + self.about(OWE_GUILDS)
        of_age = len(self.unseen_slots) - guilds + self.about(OWE_REMOVED)
        # Cards with a back of their own lie in the structure as an expansion says, among those of the Age.
        for backs, waiting in (((GUILD - 1,), guilds), ((self.given.age - 1, *FREE_BACKS), of_age)):
            left = sum(map(self.unseen_left, backs))
            if waiting > left:
                self.refuse(
                    "structure",
                    "{found} cards of one back lie here, but only {left} are unseen",
                    "too-many-backs",
                    found=waiting,
                    left=left,
                )
        removed = self.unseen_left(self.given.age - 1) - of_age
        if self.given.agenda and self.shares_removed() and removed not in (0, REMOVED_PER_AGE):
            self.refuse(
                "structure",
                "{found} cards of this Age are neither seen nor in the structure; "
                "as one wonder shares them, expected 0 or {expected} (M3)",
                "removed-cards",
                found=removed,
                expected=REMOVED_PER_AGE,
            )

    def shares_removed(self) -> bool:
        """Return whether a wonder is there that shares the removed cards, and three were removed from the Age (M3)."""
        age = self.given.age
        if not age:
            return False
        of_age = sum(card // DECK_SIZE == age - 1 for card in self.in_play.cards)
        slots = self.slots() - (GUILDS_IN_PLAY if age == LAST_AGE else 0)
        items = [BY_NUMBER[WONDER_ITEM[wonder]] for wonders in self.wonders.values() for wonder in wonders]
        shared = any(isinstance(effect, words.ShareRemovedCards) for item in items for effect in item.effects)
        # Where an expansion puts cards of its own among those of the Age, more are left over.
        alone = not any(card // DECK_SIZE in FREE_BACKS for card in self.in_play.cards)
        return shared and alone and of_age - slots == REMOVED_PER_AGE

    def slots(self) -> int:
        """Return how many slots the structure of this Age has."""
        return SLOT_COUNT[self.in_play.structures + self.given.age - 1]

    def check_removed_cards(self) -> None:
        """Refuse removed cards that are not shared, or not three of this Age (M3)."""
        there = len(self.given.aside) + self.about(OWE_REMOVED)
        if OWE_SHARE in self.owed and there != REMOVED_PER_AGE:
            self.refuse(
                "aside",
                "{expected} removed cards are shared, not {found} (M3)",
                "shared-cards",
                expected=REMOVED_PER_AGE,
                found=there,
            )
        if self.given.aside and OWE_SHARE not in self.owed:
            self.refuse("aside", "removed cards are shown only to be shared (agenda)", "not-shared")
        for card in self.given.aside:
            if card // DECK_SIZE != self.given.age - 1:
                age = self.given.age
                self.refuse("aside", "{item} is no card of {age}", "another-age", item=CARD.write(card), age=age)
        waiting = [what for kind, _, what in self.given.agenda if kind == OWE_ASIDE]
        for card in waiting:
            if waiting.count(card) > 1 or card not in self.given.under or card in self.bound_cards:
                self.refuse(
                    "agenda", "{item} waits to be built, so it lies once in under", "waits-under", item=CARD.write(card)
                )

    def check_agenda(self) -> None:
        """Refuse a game that is both over and going on, or neither, and tokens that nobody chooses or finds."""
        over = self.given.victory != 0
        if over == bool(self.given.agenda):
            self.refuse("agenda", "either something is owed (agenda) or the game is over (won)", "owed-or-over")
        if abs(self.given.pawn) == CAPITAL and not over:
            self.refuse("pawn", "the game is over when the pawn stands in a capital (D7.2)", "pawn-in-capital")
        left = len(self.in_play.tokens) - sum(map(len, self.tokens.values()))
        if self.tokens_coming > left:
            self.refuse(
                "agenda",
                "{needed} tokens are to come, but only {left} are in the box",
                "tokens-left",
                needed=self.tokens_coming,
                left=left,
            )
        if self.given.drawn and OWE_DRAWN not in self.owed:
            self.refuse("drawn", "nobody chooses among drawn tokens now (agenda)", "drawn-tokens")
        for kind in (OWE_TURN, OWE_END_TURN):
            if kind in self.owed and self.owed[kind][0] != self.given.turn:
                self.refuse(
                    "active",
                    "the active player is {player}, whose turn it is (agenda)",
                    "another-active-player",
                    player=self.owed[kind][0],
                )

    def check_structure(self) -> None:
        """Refuse a structure that could not lie there now (D3.1, D3.3, D3.4)."""
        age = self.given.age
        present = self.unseen_slots | set(self.given.slots)
        if present and not age:
            self.refuse("structure", "there is no structure before Age I", "no-structure-yet")
        if self.given.guild_backs and age != LAST_AGE:
            self.refuse("structure", "guilds lie in Age III only (D3.4)", "guilds-in-age-three")
        if OWE_AGE in self.owed and (present or self.about(OWE_AGE) != age + 1):
            begun = self.about(OWE_AGE)
            self.refuse("agenda", "{begun} cannot begin now: this is {age}", "age-begins", begun=begun, age=age)
        if OWE_TURN in self.owed or OWE_FIRST in self.owed:
            if not present:
                self.refuse("agenda", "a turn needs a structure", "turn-without-structure")
            turning = members_of(self.about(OWE_TURNING))
            first = (self.in_play.structures + age - 1) * MOST_SLOTS
            for slot in sorted(self.unseen_slots.difference(turning)):
                if present.isdisjoint(members_of(COVERED_BY[first + slot])):
                    self.refuse(
                        "structure", "slot {slot} is accessible, so it must be turned up (D3.3)", "face-down", slot=slot
                    )

    def check_turning(self) -> None:
        """Refuse to turn up what is not there, or to lay out what nobody lays out (D3.3, D3.5)."""
        turning = set(members_of(self.about(OWE_TURNING)))
        if OWE_TURNING in self.owed and not turning:
            self.refuse("agenda", "turning needs a slot, as in turning:5", "turning-nothing")
        for slot in sorted(turning - self.unseen_slots):
            self.refuse("agenda", "slot {slot} has no card to turn up", "nothing-to-turn", slot=slot)
        for slot in sorted(self.unseen_slots - set(self.given.hidden) - turning):
            self.refuse("structure", "nothing lays out slot {slot} (agenda)", "not-laid-out", slot=slot)
        whole = self.given.age == LAST_AGE and len(self.unseen_slots) == self.slots()
        if OWE_GUILDS in self.owed and not whole:
            self.refuse("agenda", "guilds are placed while all of Age III is unseen (D3.5)", "guilds-placed")

    def check_draft(self) -> None:
        """Refuse a draft with too many wonders, or too few, or in a wrong order (D2.1, D2.2)."""
        coming = self.about(OWE_WONDERS)
        if OWE_DRAFT in self.owed:
            seat, taken = self.owed[OWE_DRAFT]
            if seat != DRAFT_ORDER[taken]:
                self.refuse(
                    "agenda",
                    "wonder {number} is taken by {player}",
                    "draft-order",
                    number=taken + 1,
                    player=DRAFT_ORDER[taken],
                )
            if coming and taken % WONDERS_PER_ROUND:
                self.refuse("agenda", "wonders are shown when a round of the draft begins", "draft-round")
            there, expected = len(self.given.shown) + coming, WONDERS_PER_ROUND - taken % WONDERS_PER_ROUND
            if there != expected:
                self.refuse(
                    "shown",
                    "after {taken} wonders {expected} are there to draft, not {found}",
                    "wonders-shown",
                    taken=taken,
                    expected=expected,
                    found=there,
                )
        elif self.given.shown:
            self.refuse("shown", "wonders are shown during the draft only (agenda)", "no-draft")
        rounds = sum(kind == OWE_ROUND for kind, _, _ in self.given.agenda)
        for field in ("built0", "built1"):
            if self.wonders[field] and (rounds or OWE_DRAFT in self.owed):
                self.refuse(field, "nobody builds a wonder before the draft is over (D2.2)", "built-in-draft")
        needed, left = coming + rounds * WONDERS_PER_ROUND, len(self.given.pool)
        if needed > left:
            self.refuse(
                "pool", "{needed} wonders are to come, but only {left} are left", "pool-left", needed=needed, left=left
            )
