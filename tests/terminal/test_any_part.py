"""An expansion that brings nothing for the terminal: a panel with its facts, its choices, its items, its log."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from textual.widgets import Static

from antipater import catalog
from antipater.catalog import ruleset
from antipater.data.columns import BY_KEY
from antipater.data.items import Item
from antipater.data.words import RED, WONDERS, Effect, Points
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.contract import notation
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import ROWS as DUEL_ROWS
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.part import Pantheon
from antipater.terminal.duel import TABLE
from antipater.terminal.duel.app import DuelGameApp
from antipater.terminal.duel.board import PartPanel
from antipater.terminal.duel.cities import draw_city
from antipater.terminal.duel.part import OTHER_EFFECT, TablePart, parts_of, parts_of_ruleset
from antipater.terminal.duel.sheets import ChoiceSheet
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView
from antipater.terminal.session import GameEvent, GameSession, Player
from antipater.terminal.sheets import TextSheet
from antipater.text.words import LANGUAGES, words_about
from tests.notation.harbor import PART, ROWS, Harbor, kits

NAMES = tuple(kit.name for kit in kits())
TURN = DUEL_ROWS.named("turn").kind
WIND = ROWS.decisions[2].kind


@dataclass(frozen=True)
class Ferry(Effect):
    """An effect that the terminal has no sign for."""

    number = 250


@pytest.fixture(autouse=True)
def _harbor(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the expansion for the time of a test."""
    monkeypatch.setitem(catalog.PARTS, PART.name, PART)
    for kit in kits():
        monkeypatch.setitem(catalog.KITS, kit.name, kit)
    yield
    notation.cache_clear()
    parts_of_ruleset.cache_clear()


def table(name: str, *values: int, agenda: tuple[int, int, int] = (TURN, 0, 0)) -> DuelState:
    """Return a turn of seat 0 in Age I, where the facts of the harbor have these values."""
    cards = {18: BY_KEY["baths"].number, 19: BY_KEY["tavern"].number}
    parts = (Pantheon, Harbor) if "pantheon" in name else (Harbor,)
    return arranged(Arrangement(age=1, slots=cards, agenda=[agenda], parts={"harbor": list(values)}), parts)


def view_of(name: str, state: DuelState, language: str = "en") -> DuelView:
    words = words_about(ruleset(name), language, ("You", "Rival"))
    return DuelView(state, 0, words)  # type: ignore[arg-type]


def harbor_of(state: DuelState) -> TablePart:
    return parts_of(state)[-1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_with_title_and_facts(name: str, language: str) -> None:
    """What is hidden is a question mark; what belongs to a seat stands in its city."""
    view = view_of(name, table(name, 4, 2, UNKNOWN), language)
    part = harbor_of(view.state)
    assert part.key == "F3"
    assert part.draw_panel(view, 80, 1).text().split() == ["Harbor", "Ships", "4"]
    for seat, value in ((0, "2"), (1, "?")):
        drawn = draw_city(view, seat, 60, 10).text()
        row = next(line for line in drawn.splitlines() if "Harbor" in line)
        assert row.split()[1:] == ["Cargo", value]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_facts_in_plain_words(name: str) -> None:
    view = view_of(name, table(name, 4, 2, UNKNOWN))
    lines = TABLE.position(view)
    place = lines.index("Harbor")
    assert lines[place + 1] == "  Ships: 4"
    assert [line for line in lines if "Cargo" in line] == ["  Cargo: 2", "  Cargo: ?"]
    title, text = harbor_of(view.state).page(view)
    assert title == "Harbor"
    assert text.plain.split() == ["Ships:", "4", "You", "Cargo:", "2", "Rival", "Cargo:", "?"]


def test_its_choices_have_labels_and_explanations() -> None:
    """An option about several things, or about nothing printed, is its action in words; items are explained."""
    name = NAMES[0]
    view = view_of(name, table(name, 4, 0, 0))
    baths = BY_KEY["baths"].number
    actions = [ROWS.action("load").number(baths, hold) for hold in (5, 6)]
    actions += [ROWS.action("haggle").number(), ROWS.action("sail").number(7), ROWS.action("moor").number(18)]
    sheet = ChoiceSheet(view, actions)
    labels = [sheet.label(action).plain for action in actions]
    assert len(set(labels)) == len(labels)
    assert all(view.words.action(view.state, action, 0) in label for action, label in zip(actions, labels, strict=True))
    assert "Baths" in sheet.meaning(actions[0]).plain
    assert all(TABLE.explained(view, action)[0] for action in actions)


def test_an_effect_without_a_sign() -> None:
    view = view_of(NAMES[0], table(NAMES[0], 4, 0, 0))
    for column in (RED, WONDERS):
        item = Item("Pier", "Jetée", column, 0, (0,) * 5, (Ferry(), Points(2)), part="harbor")
        assert [text for text, _ in SIGNS.effects(view.words, item, spaced=False)] == [OTHER_EFFECT, "2★"]


def test_chance_has_a_line_for_each_outcome() -> None:
    """There is no sentence for several outcomes at once."""
    name = NAMES[0]
    state = table(name, 4, 0, 0, agenda=(WIND, CHANCE, 0))
    words = words_about(ruleset(name), "en")
    events = [GameEvent(CHANCE, ROWS.outcome("wind").number(hold), state, state) for hold in (5, 6)]
    (entry,) = TABLE.log_entries(words, events)
    assert len(entry) == 2
    assert entry[0] != entry[1]


@pytest.mark.parametrize("name", NAMES)
async def test_its_page_on_the_screen(name: str) -> None:
    """Its key and a click on its panel open it; the key closes it."""
    game = ruleset(name)
    people = [Player("human"), Player("human")]
    session = GameSession(game, people, DiceDealer(Dice(1)), table(name, 4, 2, 1))
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "F3 Harbor" in str(app.query_one("#keys", Static).render())
        panel = app.query(PartPanel).last()
        assert panel.part.name == "harbor"
        await pilot.press("f3")
        assert isinstance(app.screen, TextSheet)
        assert "Ships: 4" in str(app.screen.query_one("#text", Static).render())
        await pilot.press("f3")
        assert not isinstance(app.screen, TextSheet)
        await pilot.click("#part-harbor", offset=(3, 0))
        assert isinstance(app.screen, TextSheet)
        await pilot.press("escape", "question_mark")
        assert "F3" in str(app.screen.query_one("#text", Static).render())
