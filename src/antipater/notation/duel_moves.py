"""The words of Duel and its expansion: `build:aqueduct`, `wonder:sphinx/press`, `turn:7=altar`.

Cards of the structure are written by name, so most words need the position they are said in. An expansion appends rows
to the tables, as it appends numbers to the actions.
"""

from collections.abc import Mapping

from antipater.game.seats import CHANCE
from antipater.notation.arguments import (
    CardOfPantheon,
    CardOfStructure,
    CardsShared,
    CardTurnedUp,
    LookedAt,
    Placing,
    SpaceOfTrack,
    UnseenPlacing,
    WonderAndCard,
)
from antipater.notation.verbs import Plain, Verb
from antipater.notation.vocabulary import (
    CARD,
    DIVINITY,
    ITEM,
    LOOT,
    MYTHOLOGY,
    OFFERING,
    SEAT,
    SLOT,
    TOKEN,
    VICTORY,
    WONDER,
    Number,
)
from antipater.rules.duel import actions, reasons
from antipater.rules.duel.actions import CIVILIAN
from antipater.rules.duel.table import Table
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon import actions as pantheon
from antipater.rules.pantheon import reasons as pantheon_reasons
from antipater.rules.pantheon.table import PantheonTable

SEAT_VERBS = (
    Verb("build", actions.BUILD, CardOfStructure()),
    Verb("discard", actions.DISCARD, CardOfStructure()),
    Verb("wonder", actions.WONDER, WonderAndCard()),
    Verb("draft", actions.DRAFT, Plain(WONDER)),
    Verb("token", actions.TAKE_TOKEN, Plain(TOKEN)),
    Verb("keep", actions.KEEP_TOKEN, Plain(TOKEN)),
    Verb("revive", actions.REVIVE, Plain(CARD)),
    Verb("destroy", actions.DESTROY, Plain(CARD)),
    Verb("begin", actions.BEGIN, Plain(SEAT)),
    Verb("row", actions.BUILD_ROW, CardOfStructure()),
    Verb("share", actions.SHARE, CardsShared()),
    Verb("activate", pantheon.ACTIVATE, CardOfPantheon()),
    Verb("claim", pantheon.CLAIM, Plain(SLOT)),
    Verb("place", pantheon.PLACE, Placing(), holds_at=True),
    Verb("place", pantheon.PLACE_UNSEEN, UnseenPlacing(), holds_at=True),
    Verb("choose", pantheon.CHOOSE_DIVINITY, Plain(DIVINITY)),
    Verb("deck", pantheon.NAME_DECK, Plain(MYTHOLOGY)),
    Verb("top", pantheon.PUT_ON_TOP, Plain(DIVINITY)),
    Verb("snake", pantheon.SNAKE, Plain(CARD)),
    Verb("steal", pantheon.STEAL, Plain(CARD)),
    Verb("strike", pantheon.STRIKE, Plain(SLOT)),
    Verb("unbuild", pantheon.UNBUILD, Plain(WONDER)),
    Verb("raise", pantheon.RAISE, Plain(WONDER)),
    Verb("bury", pantheon.BURY, Plain(CARD)),
    Verb("take", pantheon.TAKE_WONDER, Plain(WONDER)),
    Verb("minerva", pantheon.MINERVA, SpaceOfTrack()),
    Verb("remove", pantheon.REMOVE_LOOT, Plain(LOOT), holds_at=True),
    Verb("apply", pantheon.APPLY_LOOT, Plain(LOOT), holds_at=True),
)
CHANCE_VERBS = (
    Verb("turn", actions.TURN_UP, CardTurnedUp()),
    Verb("guild", actions.GUILD_AT, Plain(SLOT)),
    Verb("show", actions.SHOW_WONDER, Plain(WONDER)),
    Verb("board", actions.SHOW_TOKEN, Plain(TOKEN)),
    Verb("draw", actions.DRAW_TOKEN, Plain(TOKEN)),
    Verb("removed", actions.SHOW_REMOVED, Plain(CARD)),
    Verb("look", pantheon.LOOK, LookedAt()),
    Verb("reveal", pantheon.SHOW_DIVINITY, Plain(DIVINITY)),
    Verb("mythology", pantheon.MYTHOLOGY_AT, Plain(MYTHOLOGY)),
    Verb("offering", pantheon.OFFERING_AT, Plain(OFFERING)),
)


class DuelSpeech:
    """The words of Duel, with Pantheon or without."""

    @property
    def names(self) -> Mapping[int, str]:
        """What cards, wonders, tokens and divinities are called."""
        return ITEM.names

    def verbs(self, state: Table, seat: int) -> tuple[Verb, ...]:
        """Return the verbs of seats, or those of chance."""
        return CHANCE_VERBS if seat == CHANCE else SEAT_VERBS

    def is_due(self, state: Table, verb: Verb, seat: int) -> bool:
        """Tell whether a verb answers what is owed, even if nothing can be done with it now."""
        if seat == CHANCE:
            first = state.legal(CHANCE)[0]
            return verb == [known for known in CHANCE_VERBS if known.first <= first][-1]
        kind = state.kinds[state.depth - 1]
        if kind == actions.PLAY_TURN and verb.first == pantheon.ACTIVATE:
            return isinstance(state, PantheonTable)
        first, end = (pantheon_reasons.ANSWERS.get(kind) or reasons.ANSWERS[kind])[:2]
        return first <= verb.first < end

    def begins_turn(self, state: Table) -> bool:
        """Tell whether an ordinary turn is what is owed (D4.1)."""
        return state.depth > 0 and state.kinds[state.depth - 1] == actions.PLAY_TURN

    def age(self, state: Table) -> int:
        """Return the Age, 0 before the first."""
        return state.age

    def seat(self, state: Table) -> Number:
        """Return how a seat is written."""
        return SEAT

    def outcome(self, state: DuelState) -> dict[str, str]:
        """Return the shares and the kind of victory; the score if points decided (D10)."""
        shares = "-".join(map(str, state.returns()))
        tags = {"Result": f"{shares} {VICTORY.write(state.victory)}"}
        if state.victory == CIVILIAN:
            tags["Score"] = "-".join(str(sum(state.score_sheet(seat))) for seat in (0, 1))
        return tags
