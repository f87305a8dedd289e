"""The table of Duel as data: structure, track, cities, unseen cards. Names are those of the notation."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from antipater.server.views.frame import Way


class TokenView(TypedDict):
    """A token of Pantheon on a card: of a mythology, or an offering of some worth."""

    mythology: NotRequired[str]
    offering: NotRequired[int]


class SpaceView(TypedDict):
    """A space of the Pantheon."""

    divinity: str | None  # as far as the viewer knows it
    mythology: str | None
    vacant: bool
    faceDown: bool
    prices: list[int]  # for each seat


class PantheonView(TypedDict):
    """The Pantheon."""

    spaces: dict[str, SpaceView]
    decks: dict[str, list[str | None]]  # by mythology, from the top down, as far as the viewer knows them
    offered: list[str]  # divinities that are shown to be chosen from
    onCard: list[str]  # progress tokens that lie on a divinity
    minerva: int | None  # a space of the track
    snake: str | None  # the card on which it lies


class CityPantheon(TypedDict):
    """What a city holds of Pantheon."""

    mythology: dict[str, int]
    offerings: list[int]
    divinities: list[str]
    safe: int


class ChamberView(TypedDict):
    """A chamber of the Senate."""

    section: str
    points: int
    decrees: list[str | None]  # None: face down
    cubes: list[int]  # of each seat
    controller: int | None


class AgoraView(TypedDict):
    """The Senate and the deck of conspiracies."""

    chambers: dict[str, ChamberView]  # by number, from 1
    deck: int  # conspiracies left
    actions: int  # senate actions left, 0 outside of a politician's


class ConspiracyView(TypedDict):
    """A conspiracy of a city."""

    conspiracy: str | None  # as far as the viewer knows it
    state: Literal["hidden", "prepared", "triggered"]
    card: NotRequired[str]  # that it was prepared with, as far as the viewer knows it


class CityAgora(TypedDict):
    """What a city holds of Agora."""

    senators: list[str]
    supply: int  # cubes
    controls: int  # chambers
    conspiracies: list[ConspiracyView]


class Slot(TypedDict):
    """A card of the structure, face up or down."""

    row: int
    column: int  # of its middle, in halves of a card
    card: str | None  # None: face down
    back: str
    accessible: bool
    coveredBy: list[int]
    prices: NotRequired[list[int]]  # for each seat
    ways: NotRequired[list[Way]]  # how each seat would pay; of accessible cards
    token: NotRequired[TokenView]  # that lies on it


class WonderView(TypedDict):
    """A wonder of a city."""

    built: bool
    price: NotRequired[int]  # for its owner
    under: NotRequired[str]  # the card it was built with


class CityView(TypedDict):
    """A city."""

    coins: int
    funds: int  # coins that can be spent
    discard: int  # what discarding a card brings
    cards: dict[str, list[str]]  # by colour
    makes: dict[str, int]
    choice: list[list[str]]  # units of one's choice, each of these goods
    buys: dict[str, int]  # what a missing unit costs
    fixed: list[str]
    symbols: dict[str, int]
    different: int  # symbols
    needed: int  # … to win
    links: list[str]
    wonders: dict[str, WonderView]
    tokens: list[str]
    score: dict[str, int]
    total: int
    pantheon: NotRequired[CityPantheon]
    agora: NotRequired[CityAgora]


class Unseen(TypedDict):
    """Cards of one back that nobody has seen, and the slots where they may lie."""

    back: str
    cards: list[str]
    slots: list[int]
    colors: dict[str, float]  # the chance of each colour for any of the slots


class DuelTable(TypedDict):
    """What lies on the table."""

    age: int
    active: int
    edition: int
    structure: dict[str, Slot]  # by slot, so that a difference names the cards that changed
    board: list[str]
    drawn: list[str]
    draft: list[str]
    aside: list[str]
    discard: list[str]
    pawn: int  # positive: on the side of seat 1
    capital: int
    loot: list[list[int]]  # military tokens left, by the side they lie on
    cities: dict[str, CityView]  # by seat
    unseen: list[Unseen]
    winner: int | None
    shared: bool
    victory: str | None
    pantheon: NotRequired[PantheonView]
    agora: NotRequired[AgoraView]
