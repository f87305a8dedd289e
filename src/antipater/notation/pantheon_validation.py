"""What a described position with a Pantheon must fulfil besides, so that it can be played on to the end."""

from typing import Any, NoReturn

from antipater.data.columns import SYMBOL_OF
from antipater.data.duel import GUILDS_IN_PLAY
from antipater.data.items import DECK_SIZE, GUILD
from antipater.data.pantheon import (
    DECK,
    DIVINITIES,
    GATE,
    LOOKED_AT,
    MARKED_MYTHOLOGY,
    MARKED_OFFERING,
    MYTHOLOGIES,
    MYTHOLOGY_TOKENS_EACH,
    OFFERINGS,
    SPACES,
)
from antipater.data.pantheon_words import CopySymbol
from antipater.data.structures import AGES
from antipater.game.bits import members_of
from antipater.notation.duel_names import WONDER
from antipater.notation.pantheon_arguments import DIVINITY, MYTHOLOGY, OFFERING
from antipater.notation.position_validation import PositionValidation
from antipater.rules.duel.decisions import EMPTY, OWE_TURNING
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.decisions import (
    BOTH,
    FIRST_OFFERING,
    OWE_BURY,
    OWE_CARRYING,
    OWE_CLAIM,
    OWE_DIVINITY,
    OWE_GAIN,
    OWE_LOOKING,
    OWE_MYTHOLOGY,
    OWE_OFFERINGS,
    OWE_ORDER,
    OWE_PANTHEON,
    OWE_PLACE,
    OWE_RAISE,
    OWE_REST,
    OWE_SHOWING,
    OWE_SNAKE,
    OWE_STRUCK,
    OWE_TOPS,
)

SNAKE_OWNERS = {place for place, item in enumerate(DIVINITIES) if CopySymbol() in item.effects}
FIRST_OPEN = 2  # the Age in which the Pantheon opens


class PantheonValidation:
    """What is validated besides where a Pantheon is."""

    def __init__(self, validation: PositionValidation) -> None:
        self.validation = validation
        self.given = validation.given
        self.own: PantheonArrangement = validation.given.parts["pantheon"]
        self.owed = validation.owed
        self.cards = validation.cards
        self.before_age_one = self.given.age == 0 and bool(self.given.agenda)
        layout = validation.in_play.structures // AGES
        self.mythology_slots = members_of(MARKED_MYTHOLOGY[layout])
        self.offering_slots = members_of(MARKED_OFFERING[layout])
        self.divinities = {
            "decks": [divinity for deck in self.own.decks for divinity in deck if divinity >= 0],
            "spaces": list(self.own.spaces.values()),
            "divinities0": members_of(self.own.divinities[0]),
            "divinities1": members_of(self.own.divinities[1]),
        }

    def refuse(self, field: str, message: str, code: str, /, **facts: Any) -> NoReturn:
        """Raise BadText at a field."""
        self.validation.refuse(field, message, code, **facts)

    def about(self, kind: int) -> int:
        """Return what an entry of the agenda is about, 0 if there is none of this kind."""
        return self.validation.about(kind)

    def prepare(self) -> None:
        """Add tokens on a divinity, and cards that are known to lie under a wonder, to what the base game checks."""
        self.validation.tokens["carried"] = self.own.on_card
        self.validation.tokens_coming += self.about(OWE_CARRYING)
        self.validation.bound_cards |= set(self.own.under_wonders.values())

    def check(self) -> None:
        """Refuse a position that could not be played on."""
        self.validation.check_places(DIVINITY, self.divinities, frozenset(DIVINITY.words))
        self.check_decks()
        self.check_spaces()
        self.check_tokens()
        self.check_temples()
        self.check_cards_under()
        self.check_pawns()
        self.check_looking()
        self.check_choosing()
        self.check_ordering()
        self.check_claims()

    def check_decks(self) -> None:
        """Refuse more than three divinities of a mythology (P1.3)."""
        for mythology, deck in enumerate(self.own.decks):
            fields = [divinities for field, divinities in self.divinities.items() if field != "decks"]
            elsewhere = sum(divinity // DECK == mythology for divinities in fields for divinity in divinities)
            if len(deck) + elsewhere > DECK:
                self.refuse(
                    "decks",
                    "there are {most} {mythology} divinities, not {found}",
                    "too-many-divinities",
                    most=DECK,
                    mythology=MYTHOLOGY.write(mythology),
                    found=len(deck) + elsewhere,
                )

    def check_spaces(self) -> None:
        """Refuse a Gate before its Age, divinities that should have been turned up, and too few spaces (P1.4, P2.2)."""
        age, known = self.given.age, self.own.spaces_known
        for field, divinities in self.divinities.items():
            if GATE in divinities and age < FIRST_OPEN:
                self.refuse(field, "the Gate comes in Age II (P1.4)", "early-gate")
        down = [space for space in self.own.spaces if known[space] != BOTH]
        turning = OWE_PANTHEON in self.owed
        if turning and (not down or age < FIRST_OPEN):
            self.refuse("agenda", "there is nothing in the Pantheon to turn up (P1.4)", "pantheon-turned")
        if down and age >= FIRST_OPEN and not turning and self.given.agenda:
            self.refuse(
                "spaces",
                "from Age II on both know what lies on space {space} (P1.4)",
                "pantheon-unturned",
                space=down[0],
            )
        laid = sum(token < FIRST_OFFERING for token in self.own.slot_tokens.values())
        coming = len(self.mythology_slots) if self.before_age_one else self.about(OWE_MYTHOLOGY)
        needed = laid + coming + (OWE_PLACE in self.owed)
        if needed > SPACES - len(self.own.spaces):
            self.refuse(
                "spaces",
                "{needed} divinities may still be placed, but so many spaces are not empty (P2.2)",
                "too-few-spaces",
                needed=needed,
            )

    def check_tokens(self) -> None:
        """Refuse mythology and offering tokens where there can be none (P1.1, P1.4, P2.1)."""
        given, own = self.given, self.own
        kinds = list(own.slot_tokens.values())
        face_down = set(given.hidden).difference(members_of(self.about(OWE_TURNING)))
        for slot, token in own.slot_tokens.items():
            age, marked = (1, self.mythology_slots) if token < FIRST_OFFERING else (FIRST_OPEN, self.offering_slots)
            if slot not in marked or given.age != age or slot not in face_down:
                self.refuse(
                    "laid",
                    "slot {slot} has no face-down card that bears such a token now (P1.1, P1.4)",
                    "token-on-slot",
                    slot=slot,
                )
        for kind in range(MYTHOLOGIES):
            there = kinds.count(kind) + own.mythology[kind] + own.mythology[MYTHOLOGIES + kind]
            if there > MYTHOLOGY_TOKENS_EACH:
                self.refuse(
                    "laid",
                    "there are {most} {mythology} tokens, not {found} (P1.1)",
                    "mythology-tokens",
                    most=MYTHOLOGY_TOKENS_EACH,
                    mythology=MYTHOLOGY.write(kind),
                    found=there,
                )
        if any(own.mythology) and (self.before_age_one or OWE_MYTHOLOGY in self.owed):
            self.refuse("laid", "nobody owns mythology tokens before they have been laid out (P1.1)", "early-mythology")
        for token in range(len(OFFERINGS)):
            owners = [owned >> token & 1 for owned in own.offerings]
            if sum(owners) + kinds.count(FIRST_OFFERING + token) > 1:
                self.refuse(
                    "laid",
                    "offering token {word} lies in two places",
                    "offering-two-places",
                    word=OFFERING.write(token),
                )
            if any(owners) and (given.age < FIRST_OPEN or OWE_OFFERINGS in self.owed):
                self.refuse(
                    "laid", "nobody owns offering tokens before they have been laid out (P1.4)", "early-offerings"
                )
        for kind, age, slots in (
            (OWE_MYTHOLOGY, 1, self.mythology_slots),
            (OWE_OFFERINGS, FIRST_OPEN, self.offering_slots),
        ):
            if kind in self.owed and (given.age != age or not set(slots) <= set(given.hidden)):
                self.refuse(
                    "agenda", "tokens are laid out while all of their Age lies there (P1.1, P1.4)", "laying-tokens"
                )
            if kind in self.owed and self.about(kind) + len(own.slot_tokens) > len(slots):
                most = len(slots)
                self.refuse(
                    "agenda", "only {most} tokens are laid out in an Age (P1.1, P1.4)", "tokens-laid", most=most
                )

    def check_temples(self) -> None:
        """Refuse a fourth grand temple in the game (P1.5)."""
        seen = sum(card // DECK_SIZE == GUILD - 1 for cards in self.cards.values() for card in cards)
        if seen + len(self.given.guild_backs) > GUILDS_IN_PLAY:
            most = GUILDS_IN_PLAY
            self.refuse("structure", "only {most} grand temples are in a game (P1.5)", "too-many-temples", most=most)

    def check_cards_under(self) -> None:
        """Refuse a card under a wonder that is not built (P5.11)."""
        for wonder in self.own.under_wonders:
            if wonder not in self.validation.wonders["built0"] + self.validation.wonders["built1"]:
                name = WONDER.write(wonder)
                self.refuse("under", "{item} is not built, so no card lies under it (P5.11)", "not-built", item=name)

    def check_pawns(self) -> None:
        """Refuse Minerva on the conflict pawn's space, and a snake that is not where its owner put it (P5.3, P5.16)."""
        if self.own.minerva == self.given.pawn and self.given.agenda:
            self.refuse(
                "minerva", "Minerva does not stand on the space of the conflict pawn (P5.16)", "minerva-on-pawn"
            )
        snake = self.own.snake
        for seat in range(2):
            if snake in self.cards[f"cards{seat}"] and (SYMBOL_OF[snake] < 0 or not self.owns_snake(1 - seat)):
                self.refuse(
                    "snake",
                    "the snake lies on a green card of the opponent of the owner of Nisaba (P5.3)",
                    "snake-owner",
                )
        if snake != EMPTY and snake not in self.cards["cards0"] + self.cards["cards1"]:
            self.refuse("snake", "the snake lies on a green card of a city (P5.3)", "snake-card")
        if OWE_SNAKE in self.owed and (snake != EMPTY or not self.owns_snake(self.owed[OWE_SNAKE][0])):
            self.refuse("agenda", "the owner of Nisaba places the snake, once (P5.3)", "snake-placed")

    def owns_snake(self, seat: int) -> bool:
        """Return whether a seat owns a divinity that copies a symbol (P5.3)."""
        return bool(SNAKE_OWNERS & set(self.divinities[f"divinities{seat}"]))

    def check_looking(self) -> None:
        """Refuse the placing of a divinity that its player has not looked at, or need not look at (P2.2)."""
        looking = OWE_LOOKING in self.owed
        if OWE_PLACE not in self.owed:
            return
        seat, mythology = self.owed[OWE_PLACE]
        deck, known = self.own.decks[mythology], self.own.decks_known[mythology]
        unknown = [place for place in range(min(LOOKED_AT, len(deck))) if not known[place] >> seat & 1]
        if self.given.age != 1 or not deck:
            self.refuse("agenda", "divinities are placed in Age I, from a deck that has some (P2.2)", "placing")
        if looking and self.about(OWE_LOOKING) != seat * MYTHOLOGIES + mythology:
            self.refuse("agenda", "the seat that places a divinity looks at that deck (P2.2)", "looking")
        if looking != bool(unknown):
            facts = {"player": seat, "mythology": MYTHOLOGY.write(mythology)}
            if looking:
                self.refuse("agenda", "{player} knows the top of the {mythology} deck (P2.2)", "deck-known", **facts)
            self.refuse(
                "agenda", "{player} has not looked at the top of the {mythology} deck (P2.2)", "deck-unknown", **facts
            )

    def check_choosing(self) -> None:
        """Refuse divinities offered that are not what is shown of the decks (P4.1, P4.3)."""
        offered = set(self.own.offered)
        if OWE_DIVINITY not in self.owed:
            if offered:
                self.refuse("offered", "nobody chooses among divinities now (agenda)", "nothing-offered")
            return
        shown, coming = self.shown_and_coming()
        if offered != shown:
            items = tuple(map(DIVINITY.write, sorted(shown)))
            self.refuse("offered", "what is shown now is offered: {items} (P4.6)", "others-offered", items=items)
        if not shown and not coming:
            self.refuse("agenda", "there is no divinity to choose (P4.5)", "no-divinity")

    def shown_and_coming(self) -> tuple[set[int], int]:
        """Return the divinities that the Gate or the Theater has shown, and how many are still to come."""
        decks = self.own.decks
        whole = self.about(OWE_DIVINITY)
        if whole:
            named, coming = divmod(self.about(OWE_SHOWING), DECK + 1)
            deck = decks[whole - 1]
            if OWE_TOPS in self.owed or (coming and named != whole - 1) or coming > len(deck):
                self.refuse("agenda", "what is shown is not the deck that is chosen from (P4.3)", "another-deck-shown")
            shown = deck[: len(deck) - coming]
        else:
            tops = members_of(self.about(OWE_TOPS))
            coming = len(tops)
            wrong = any(not decks[mythology] for mythology in tops)
            if wrong or OWE_SHOWING in self.owed or (OWE_TOPS in self.owed and not tops):
                self.refuse("agenda", "the top of each deck that has cards is shown (P4.1)", "tops-shown")
            shown = [deck[0] for mythology, deck in enumerate(decks) if deck and mythology not in tops]
        if any(divinity < 0 for divinity in shown):
            self.refuse("decks", "what was shown is known (P4.1, P4.3)", "shown-is-known")
        return set(shown), coming

    def check_ordering(self) -> None:
        """Refuse to order what is left of a deck that has not been shown (P4.3)."""
        for kind, _, mythology in self.given.agenda:
            deck = self.own.decks[mythology] if kind in (OWE_ORDER, OWE_REST) else []
            if any(divinity < 0 for divinity in deck) or (kind == OWE_ORDER and len(deck) < LOOKED_AT):
                self.refuse(
                    "agenda",
                    "there is nothing to order in the {mythology} deck (P4.3)",
                    "nothing-to-order",
                    mythology=MYTHOLOGY.write(mythology),
                )

    def check_claims(self) -> None:
        """Refuse the taking of tokens that are not there, and the striking of cards that are not (P2.1, P5.19)."""
        claimed = members_of(self.about(OWE_CLAIM))
        gained = [what for kind, _, what in self.given.agenda if kind == OWE_GAIN]
        for slot in (*claimed, *gained):
            if slot not in self.own.slot_tokens:
                self.refuse("agenda", "there is no token on slot {slot} (laid)", "no-token-on-slot", slot=slot)
        if OWE_STRUCK in self.owed:
            slot = self.about(OWE_STRUCK) - 1
            if slot not in self.given.hidden or any(gain != slot for gain in gained):
                self.refuse(
                    "agenda", "slot {slot} has no face-down card that could be struck (P5.19)", "not-struck", slot=slot
                )
        if OWE_RAISE in self.owed and not self.given.discard:
            self.refuse("agenda", "without a discard pile no wonder is built with a card of it (P5.13)", "empty-pile")
        if OWE_BURY in self.owed:
            seat, wonder = self.owed[OWE_BURY]
            if wonder not in self.given.cities[seat].wonders:
                self.refuse(
                    "agenda",
                    "{item} is no unbuilt wonder of {player} (P5.13)",
                    "no-unbuilt-wonder",
                    item=WONDER.write(wonder),
                    player=seat,
                )
