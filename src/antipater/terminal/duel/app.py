"""Duel on the whole screen: keys and mouse choose a card and what to do with it, sheets ask for other choices."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from antipater.game.bits import members_of
from antipater.terminal.duel.board import DuelBoard, PartOpened
from antipater.terminal.duel.explain import slot_of
from antipater.terminal.duel.pages import PAGES
from antipater.terminal.duel.part import TablePart
from antipater.terminal.duel.sheets import ChoiceSheet
from antipater.terminal.duel.view import BUILD, DISCARD, FIRST_WONDER, DuelView, accessible
from antipater.terminal.game_app import GameApp
from antipater.terminal.replay import Frame
from antipater.terminal.replay_app import ReplayApp
from antipater.terminal.sheets import both_cases
from antipater.terminal.table_app import SIDE_WIDTH, Result, TableApp
from antipater.terminal.view import NOWHERE, UNDECIDED
from antipater.terminal.widgets import Key


class DuelTableApp(TableApp[Result]):
    """Shows a table of Duel."""

    pages = PAGES

    def compose(self) -> ComposeResult:
        """Show the table, and bind the keys of the expansions."""
        for part in self.view.parts:
            self.bind(both_cases(part.key), f"part('{part.name}')", show=False)
        yield DuelBoard(self.view.parts)

    def action_next(self, step: int) -> None:
        """Point at the next card of the structure, accessible or not."""
        slots = members_of(self.view.state.present)
        if slots:
            place = slots.index(self.cursor) if self.cursor in slots else -1
            self.point_at(slots[(place + step) % len(slots)])

    # Expansions.

    def part_keys(self) -> list[Key]:
        """Return the keys of the expansions for the line of keys."""
        return [(part.key, part.title(self.words), f"app.part('{part.name}')") for part in self.view.parts]

    def open_part(self, part: TablePart, thing: int) -> None:
        """Show everything that is known of an expansion."""
        self.read(part.page, part.key)

    def action_part(self, name: str) -> None:
        """Open an expansion by its name."""
        self.open_part(next(part for part in self.view.parts if part.name == name), 0)

    def on_part_opened(self, message: PartOpened) -> None:
        """Open an expansion at the thing that was clicked."""
        self.open_part(next(part for part in self.view.parts if part.name == message.part), message.thing)


class DuelGameApp(DuelTableApp[bool], GameApp):
    """A game of Duel."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "move(0, -1)"),
        ("right", "move(0, 1)"),
        ("up", "move(-1, 0)"),
        ("down", "move(1, 0)"),
        ("b,B", f"intend({BUILD})"),
        ("d,D", f"intend({DISCARD})"),
        *((str(key), f"intend({FIRST_WONDER + key - 1})") for key in range(1, 9)),
    ]

    @property
    def view(self) -> DuelView:
        """What the person at the screen sees now."""
        return DuelView(self.session.seen(self.viewer), self.viewer, self.words, self.cursor, self.intent)

    def choice_sheet(self) -> ChoiceSheet:
        """Return the sheet for the draft or a choice that an effect offers."""
        return ChoiceSheet(self.view)

    def turn_hint(self, view: DuelView) -> str:
        """Return what to do in an own turn, also with the expansions."""
        able = [part for part in view.parts if part.turn_actions(view)]
        if not able:
            return view.words.say("terminal-hint-turn", **view.words.who(view.seat))
        others = view.words.one_of([f"{part.key} {part.title(view.words)}" for part in able])
        return view.words.say("terminal-hint-turn-or-part", others=others, **view.words.who(view.seat))

    def waiting_hint(self, view: DuelView) -> str:
        """Return who is thinking."""
        return view.words.say("terminal-thinking", player=view.words.player(int(self.session.actor or 0)))

    def game_keys(self) -> list[Key]:
        """Return the first keys of the line of keys."""
        say = self.words.say
        confirm = ("⏎", say("terminal-key-confirm"), "app.confirm")
        if self.size.width >= SIDE_WIDTH:
            pages = [self.page_key(name) for name in ("inspect", "cities", "pile", "log", "score")]
            return [confirm, *self.part_keys(), *pages]
        return [  # what can be done with a card is not listed beside the structure
            ("B", say("terminal-key-build"), f"app.intend({BUILD})"),
            ("D", say("terminal-key-discard"), f"app.intend({DISCARD})"),
            ("1-4", say("terminal-key-wonder"), ""),
            *self.part_keys(),
            confirm,
            self.page_key("inspect"),
        ]

    def reset_cursor(self) -> None:
        """Point at a card that can be taken, at the same one if it still can."""
        opened = accessible(self.session.state)
        if self.cursor not in opened:
            self.cursor = opened[0] if opened else NOWHERE
        self.intent = UNDECIDED

    def action_move(self, rows: int, columns: int) -> None:
        """Point at the nearest accessible card in a direction."""
        opened, places = accessible(self.session.state), self.view.places
        if not opened:
            return
        if self.cursor not in opened:
            self.point_at(opened[0])
            return
        row, column = places[self.cursor]
        ahead = [
            slot for slot in opened if (places[slot][0] - row) * rows > 0 or (places[slot][1] - column) * columns > 0
        ]
        if ahead:
            self.point_at(min(ahead, key=lambda slot: distance(places[slot], (row, column), bool(columns))))

    def open_part(self, part: TablePart, thing: int) -> None:
        """Show what an expansion offers in an own turn, else what is known of it."""
        sheet = part.turn_sheet(self.view, thing) if len(self.screen_stack) == 1 else None
        if sheet is None:
            super().open_part(part, thing)
        else:
            self.push_screen(sheet, self.chosen)


class DuelReplayApp(DuelTableApp[None], ReplayApp):
    """A record of Duel; in each frame the cursor points at the card that is taken."""

    @property
    def view(self) -> DuelView:
        """The frame, seen from one side."""
        return DuelView(self.frame.state, self.seat, self.words, self.cursor)

    def frame_hint(self, frame: Frame[Any]) -> str:
        """Return what is done in a frame, or how the game ended."""
        chosen = frame.chosen
        return f"▶ {self.words.decision(frame.state) if chosen is None else self.log_entries([chosen])[0][0]}"

    def replay_keys(self) -> list[Key]:
        """Return the first keys of the line of keys."""
        keys = super().replay_keys()
        return [*keys[:5], *self.part_keys(), *keys[5:]]

    def next_place(self) -> int:
        """Return the slot of the card that is taken in this frame, NOWHERE if there is none."""
        chosen = self.frame.chosen
        slot = slot_of(self.view, chosen.action) if chosen else None
        return NOWHERE if slot is None else slot


def distance(place: tuple[int, int], other: tuple[int, int], across: bool) -> tuple[int, int]:
    """Return how far two places are from each other, first in the direction of the move."""
    rows, columns = abs(place[0] - other[0]), abs(place[1] - other[1])
    return (columns, rows) if across else (rows, columns)
