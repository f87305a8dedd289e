"""Positions with Pantheon and promo wonders: what one seat may know of them, and what is refused."""

import pytest

from antipater.game.dice import Dice
from antipater.game.errors import BadText
from antipater.game.seats import SPECTATOR
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import Record
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import OWE_END_TURN
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.decisions import OWE_DECK
from antipater.rules.pantheon.part import Pantheon

HEAD = "duel+pantheon/1"
EMPTY = ",-" * 19
OVER = "won=civilian@0"
KNOWN = "decks=?.?.?,?.?.?,?.?.?,?.?,mars@1.neptune@0 spaces=-,minerva@0,-,ra@1,-,-"
TURN = "structure=altar" + EMPTY + " agenda=turn@0"


@pytest.mark.parametrize(
    ("seat", "line"),
    [
        (0, "decks=?.?.?,?.?.?,?.?.?,?.?,?@1.neptune@0 spaces=-,minerva@0,-,egyptian?@1,-,-"),
        (1, "decks=?.?.?,?.?.?,?.?.?,?.?,mars@1.?@0 spaces=-,roman?@0,-,ra@1,-,-"),
    ],
)
def test_what_a_seat_may_know(seat: int, line: str) -> None:
    """P2.4: what only the other player has looked at is hidden; its place and mythology are not."""
    whole, seen = (f"{HEAD} age=1 structure=altar{EMPTY} {known} agenda=turn@0" for known in (KNOWN, line))
    state = read_position(whole)
    assert whole == write_position(state)
    assert seen == write_position(state.observe(seat))
    assert state.observe(seat) == read_position(seen)


EACH = (
    f"{HEAD} age=1 structure=altar{EMPTY} decks=?.?.?,?.?.?,{{top}}.?,?.?.?,?.?.? spaces=-,-,-,{{space}},-,- "
    "agenda=turn@0"
)


@pytest.mark.parametrize(
    ("viewer", "top", "space"),
    [
        (None, "hades@each", "zeus@0"),
        (0, "hades@each", "zeus@0"),
        (1, "hades@each", "greek?@0"),
        (SPECTATOR, "?@each", "greek?@0"),
    ],
)
def test_what_each_player_looked_at_alone(viewer: int | None, top: str, space: str) -> None:
    """P2.4: both players know it and nobody else does, unlike what was shown to both."""
    state = read_position(EACH.format(top="hades@each", space="zeus@0"))
    line = EACH.format(top=top, space=space)
    seen = state if viewer is None else state.observe(viewer)
    assert line == write_position(seen)
    assert seen == read_position(line)
    shown = read_position(EACH.format(top="hades", space="zeus@0"))
    assert shown != state
    assert "hades.?" in write_position(shown.observe(SPECTATOR))


def test_what_a_seat_may_know_at_every_ply(games: list[Record]) -> None:
    """With every choice of options: an observation is read as it was written, and the same worlds lie behind it."""
    hidden = 0
    records = {tuple(record.game().options.items()): record for record in games if "+" in record.tags["Ruleset"]}
    for record in records.values():
        for state in record.states():
            for seat in (0, 1, SPECTATOR):
                seen = state.observe(seat)
                again = read_position(write_position(seen))
                assert seen == again
                assert record.game().imagine(seen, Dice(3)) == record.game().imagine(again, Dice(3))
                hidden += seen != state
    assert hidden


def test_a_position_of_our_own_choosing() -> None:
    """What no game reaches can be written too: a deck in an order that nobody knows, a card under no wonder."""
    own = PantheonArrangement(decks=[[], [], [], [], [12, 13]], decks_known=[[], [], [], [], [0, 2]])
    agenda = [(OWE_END_TURN, 0, 0), (OWE_DECK, 0, 0)]
    state = arranged(Arrangement(age=2, under=[0], agenda=agenda, parts={"pantheon": own}), (Pantheon,))
    line = f"{HEAD} age=2 under=lumber-yard decks=none,none,none,none,mars@none.minerva@1 agenda=end-turn@0,deck@0"
    assert line == write_position(state)
    assert read_position(line) == state
    assert read_position(write_position(state.observe(0))) == state.observe(0)


REFUSED_POSITIONS = [
    ("decks=?.?.?,?.?.? " + OVER, "decks", "there are 5 decks, not 2"),
    ("spaces=-,- " + OVER, "spaces", "the Pantheon has 6 spaces, not 2"),
    ("decks=mars.?.?,none,none,none,none " + OVER, "decks", "mars does not belong to the mesopotamian deck"),
    ("spaces=mars@2,-,-,-,-,- " + OVER, "spaces", "there is no group of seats '2'; expected one of: none, 0, 1"),
    ("spaces=roman?,-,-,-,-,- " + OVER, "spaces", "expected @ and the seat that knows it"),
    ("spaces=mars,mars,-,-,-,- " + OVER, "spaces", "mars lies there already: spaces"),
    ("spaces=mars,-,-,-,-,- " + OVER, "", "there are 3 roman divinities, not 4"),
    ("age=1 spaces=mars@0,ra@1,roman?@1,-,-,- " + TURN, "spaces", "what is hidden by ? is not what one seat"),
    ("age=1 decks=?,?,?,?,? spaces=-,gate,-,-,-,- " + TURN, "spaces", "the Gate comes in Age II (P1.4)"),
    ("laid=roman@2,greek@2 " + OVER, "laid", "slot 2 stands here twice"),
    ("laid=roman " + OVER, "laid", "expected @ and more after roman"),
    ("age=1 laid=roman@2 " + OVER, "laid", "slot 2 has no face-down card that bears such a token now"),
    ("mythology0=roman,roman mythology1=roman " + OVER, "", "there are 2 roman tokens, not 3 (P1.1)"),
    ("age=2 offerings0=2 offerings1=2 " + OVER, "", "offering token 2 lies in two places"),
    ("age=1 offerings0=2 " + OVER, "", "nobody owns offering tokens before they have been laid out (P1.4)"),
    ("age=1 under=sphinx/press " + OVER, "under", "sphinx is not built, so no card lies under it (P5.11)"),
    ("age=1 snake=workshop cards0=workshop " + OVER, "snake", "the snake lies on a green card of the opponent"),
    ("age=1 snake=workshop " + OVER, "snake", "the snake lies on a green card of a city (P5.3)"),
    ("age=1 minerva=0 " + TURN, "minerva", "Minerva does not stand on the space of the conflict pawn (P5.16)"),
    ("age=3 cards0=builders-guild " + OVER, "cards0", "builders-guild is not in play in this ruleset"),
    ("age=1 agenda=end-turn@0,place@0:roman", "agenda", "seat 0 has not looked at the top of the roman deck"),
    ("age=1 agenda=end-turn@0,place@0:roman,looking:greek@0", "agenda", "the seat that places a divinity looks at"),
    ("age=2 agenda=end-turn@0,place@0:roman,looking:roman@0", "agenda", "divinities are placed in Age I"),
    ("age=2 offered=mars " + OVER, "offered", "nobody chooses among divinities now (agenda)"),
    ("age=2 agenda=end-turn@0,divinity@0:tops,tops:none", "agenda", "the top of each deck that has cards is shown"),
    ("age=2 agenda=end-turn@0,divinity@0:roman", "", "what was shown is known (P4.1, P4.3)"),
    (
        "age=2 decks=?,?,?,?,mars offered=mars agenda=end-turn@0,divinity@0:roman,showing:greek/1",
        "agenda",
        "what is shown is not the deck that is chosen from (P4.3)",
    ),
    ("age=2 agenda=end-turn@0,order@0:roman", "agenda", "there is nothing to order in the roman deck (P4.3)"),
    ("age=1 agenda=end-turn@0,claim@0:2.4", "agenda", "there is no token on slot 2 (laid)"),
    ("age=1 agenda=end-turn@0,struck:2", "agenda", "slot 2 has no face-down card that could be struck (P5.19)"),
    ("age=1 discard=press agenda=end-turn@0,bury@0:sphinx", "agenda", "sphinx is no unbuilt wonder of seat 0"),
    ("age=1 wonders0=sphinx agenda=end-turn@0,raise@0", "agenda", "without a discard pile no wonder is built"),
    ("age=2 agenda=end-turn@0,snake@0", "agenda", "the owner of Nisaba places the snake, once (P5.3)"),
    ("age=2 agenda=first@0,turning:0,pantheon structure=+" + EMPTY, "agenda", "there is nothing in the Pantheon"),
    ("age=2 decks=?,?,?,?,? spaces=mars@0,-,-,-,-,- " + TURN.replace("altar", "walls"), "spaces", "from Age II on"),
    ("agenda=age:1,draft@0:0", "agenda", "draft cannot lie on age; expected tokens"),
]


@pytest.mark.parametrize(("text", "field", "message"), REFUSED_POSITIONS)
def test_refused_positions(text: str, field: str, message: str) -> None:
    """The field is named by its place, and the message says what would be right."""
    line = f"{HEAD} {text}"
    with pytest.raises(BadText) as refusal:
        read_position(line)
    assert message in str(refusal.value)
    start = line.index(f" {field}=") + len(field) + 3 if field else 1
    end = (line + " ").index(" ", start) + 1 if field else 1
    assert start <= refusal.value.column <= end


REFUSED_POSITIONS_OF_DUEL = [
    ("board=mysticism " + OVER, "mysticism is not in play in this ruleset"),
    ("wonders0=sanctuary " + OVER, "sanctuary is not in play in this ruleset"),
    ("age=3 cards0=greek-grand-temple " + OVER, "greek-grand-temple is not in play in this ruleset"),
    ("spaces=-,-,-,-,-,- " + OVER, "there is no field 'spaces'"),
    ("agenda=end-turn@0,snake@0", "there is no entry of the agenda 'snake'"),
    ("age=1 aside=press agenda=end-turn@0,share@0", "3 removed cards are shared, not 1 (M3)"),
    ("age=1 aside=press " + TURN, "removed cards are shown only to be shared (agenda)"),
    ("age=2 aside=press,walls,forum agenda=end-turn@0,share@0", "press is no card of Age II"),
    ("age=1 board=law agenda=end-turn@1,aside@0:press,token@1:wheel", "press waits to be built, so it lies once"),
    ("age=1 wonders0=statue-of-liberty " + TURN, "22 cards of this Age are neither seen nor in the structure"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED_POSITIONS_OF_DUEL)
def test_refused_positions_of_duel(text: str, message: str) -> None:
    """What Pantheon adds is unknown to Duel; the removed cards are three of their Age, each in one place."""
    with pytest.raises(BadText) as refusal:
        read_position(f"duel/1 {text}")
    assert message in str(refusal.value)


def test_the_statue_can_be_built_in_positions_of_our_own() -> None:
    """M3: what is read can be played, whatever is built: three cards of the Age are left to be shown."""
    deck = "logging-camp,clay-pool,clay-pit,quarry,stone-pit,glassworks,press,guard-tower,stable,garrison,palisade"
    more = "workshop,apothecary,scriptorium,pharmacist,stone-reserve,clay-reserve,wood-reserve,tavern"
    line = f"duel/1 age=1 structure=lumber-yard{EMPTY} discard={deck},{more} coins0=99 wonders0=statue-of-liberty"
    state = read_position(f"{line} agenda=turn@0")
    state.apply(read_action(state, "wonder:statue-of-liberty/lumber-yard", 0), 0)
    assert write_position(state).endswith("agenda=end-turn@0,share@0,removed:3")
