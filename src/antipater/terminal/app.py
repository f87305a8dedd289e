"""Duel on the whole screen: keys and mouse choose a card and what to do with it, sheets ask for effects."""

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from antipater.data.columns import PLACES
from antipater.game.seats import CHANCE
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.turn import DuelState
from antipater.terminal.activating import OPENED, PantheonSheet, ways_to_activate
from antipater.terminal.board import Actions
from antipater.terminal.duel_table import DuelTable
from antipater.terminal.explain import hand_over
from antipater.terminal.keys import key_line, story_text
from antipater.terminal.pages import Page, score_page
from antipater.terminal.pantheon import activations
from antipater.terminal.playing import PACE, SHOWN_EVENTS, Playing
from antipater.terminal.seating import words_for
from antipater.terminal.session import Event, GameSession
from antipater.terminal.sheets import ChoiceSheet
from antipater.terminal.table_app import SIDE_WIDTH
from antipater.terminal.telling import told
from antipater.terminal.view import BUILDING, DISCARDING, FIRST_WONDER, NOWHERE, UNDECIDED, View, accessible
from antipater.text.words import Words


class GameApp(DuelTable[bool], Playing):
    """One game; `run` returns whether the person wants another one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "move(0, -1)"),
        ("right", "move(0, 1)"),
        ("up", "move(-1, 0)"),
        ("down", "move(1, 0)"),
        ("b,B", f"mean({BUILDING})"),
        ("d,D", f"mean({DISCARDING})"),
        *((str(key), f"mean({FIRST_WONDER + key - 1})") for key in range(1, 9)),
        ("enter", "confirm"),
        ("escape", "reconsider"),
        ("l,L", "log_sheet"),
    ]

    words: Words

    def __init__(self, session: GameSession[DuelState], language: str, pace: float = PACE) -> None:
        super().__init__(session, words_for(session.players, language), pace)
        self.intent = UNDECIDED

    def choice_sheet(self) -> ChoiceSheet:
        """Return the sheet for the draft or a choice that an effect gives."""
        return ChoiceSheet(self.view)

    def hand_over(self, words: Words, seat: int) -> str:
        """Ask one person to leave the screen to another."""
        return hand_over(words, seat)

    def result_page(self, view: View) -> Page:
        """Show how the game ended."""
        return score_page(view)

    # What is shown.

    @property
    def view(self) -> View:
        """What the person at the screen sees now."""
        return View(self.session.seen(self.facing), self.facing, self.words, self.cursor, self.intent)

    def show(self) -> None:
        """Draw the table, and fill whatever lies over it; secrets wait until the screen has been handed over."""
        if not self.session.secrets:
            self.facing = self.session.viewer
        view = self.view
        news = "  ".join(story[0] for story in self.tell(self.news))
        hint = self.remark or self.hint(view)
        self.table.show(view, hint, news, story_text(self.tell(self.session.log[-SHOWN_EVENTS:])), self.keys())

    def tell(self, events: list[Event]) -> list[list[str]]:
        """Return what happened, as far as the person at the screen may know it."""
        return told(self.words, self.session.story(self.facing, events), self.facing)

    def hint(self, view: View) -> str:
        """Say what to do now, and why."""
        say = self.words.say
        if self.session.over:
            return self.words.result(view.state)
        if not view.state.must_choose(view.seat):
            waiting = self.session.actor
            return (
                say("terminal-dealing")
                if waiting in (None, CHANCE)
                else say("terminal-thinking", player=self.words.player(int(waiting or 0)))
            )
        if not view.choosing:
            return say("terminal-hint-choice", decision=self.words.decision(view.state))
        if self.intent == UNDECIDED:
            able = view.pantheon is not None and activations(view.pantheon, view.seat)
            return say("terminal-hint-turn-pantheon" if able else "terminal-hint-turn", **self.words.who(view.seat))
        return say("terminal-hint-confirm", action=self.words.action(view.state, view.action(self.intent), view.seat))

    def keys(self) -> Text:
        """Return the line of keys."""
        say = self.words.say
        added = [("P", say("terminal-key-pantheon"), "app.pantheon")] if self.view.pantheon is not None else []
        confirm = ("⏎", say("terminal-key-confirm"), "app.confirm")
        always = [
            ("?", say("terminal-key-help"), "app.help"),
            ("F2", say(f"terminal-language-{self.other_language}"), "app.language"),
            ("Q", say("terminal-key-quit"), "app.leave"),
        ]
        if self.size.width < SIDE_WIDTH:  # what can be done is not listed beside the structure
            entries = [
                ("B", say("terminal-key-build"), f"app.mean({BUILDING})"),
                ("D", say("terminal-key-discard"), f"app.mean({DISCARDING})"),
                ("1-4", say("terminal-key-wonder"), ""),
                *added,
                confirm,
                ("I", say("terminal-key-inspect"), "app.inspect"),
            ]
        else:
            entries = [
                confirm,
                *added,
                ("I", say("terminal-key-inspect"), "app.inspect"),
                ("C", say("terminal-key-cities"), "app.cities"),
                ("X", say("terminal-key-pile"), "app.pile"),
                ("L", say("terminal-key-log"), "app.log_sheet"),
                ("S", say("terminal-key-score"), "app.score"),
            ]
        return key_line([*entries, *always], self.size.width)

    # Pointing and choosing.

    def point_somewhere(self) -> None:
        """Point at a card that can be taken, at the same one if it still can."""
        opened = accessible(self.session.state)
        if self.cursor not in opened:
            self.cursor = opened[0] if opened else NOWHERE
        self.intent = UNDECIDED

    def point_at(self, slot: int) -> None:
        """Point at a card; what was meant for another one is forgotten."""
        self.intent, self.remark = UNDECIDED, ""
        super().point_at(slot)

    def on_actions_meant(self, message: Actions.Meant) -> None:
        """Mean what was clicked; a second click confirms."""
        if message.intent == self.intent:
            self.action_confirm()
        else:
            self.action_mean(message.intent)

    def action_move(self, rows: int, columns: int) -> None:
        """Point at the nearest accessible card in a direction."""
        state = self.session.state
        opened = accessible(state)
        if not opened:
            return
        places = PLACES[state.age - 1]
        if self.cursor not in opened:
            self.point_at(opened[0])
            return
        row, column = places[self.cursor]
        ahead = [
            slot for slot in opened if (places[slot][0] - row) * rows > 0 or (places[slot][1] - column) * columns > 0
        ]
        if ahead:
            self.point_at(min(ahead, key=lambda slot: distance(places[slot], (row, column), bool(columns))))

    def action_mean(self, intent: int) -> None:
        """Mean to do something with the card that is pointed at, or say why it cannot be done."""
        view = self.view
        if not view.choosing or view.card == EMPTY or intent not in view.intents():
            return
        reason = view.state.why_not(view.action(intent), view.seat)
        self.intent = UNDECIDED if reason else intent
        self.remark = self.words.reason(reason) if reason else ""
        self.show()

    def action_confirm(self) -> None:
        """Do what was meant; with nothing meant, say what can be."""
        view = self.view
        if view.choosing and self.intent != UNDECIDED:
            action = view.action(self.intent)
            self.intent, self.remark = UNDECIDED, ""
            if self.happen(action) is not None:
                self.proceed()
        elif view.choosing:
            self.remark = self.words.say("terminal-say-what")
            self.show()
        else:
            self.ask()

    def action_reconsider(self) -> None:
        """Mean nothing any more."""
        self.intent, self.remark = UNDECIDED, ""
        self.show()

    def action_log_sheet(self) -> None:
        """Show the whole log, the latest first."""
        stories, viewer = self.session.story(self.facing), self.facing
        self.read(
            lambda view: (view.words.say("terminal-title-log"), story_text(told(view.words, stories, viewer)[::-1])),
            "l",
        )

    def open_pantheon(self, space: int) -> None:
        """Open the Pantheon: every activation with its price in an own turn, else something to read (P3)."""
        view, state = self.view, self.view.pantheon
        ways = ways_to_activate(view, state) if state is not None and view.choosing and view.state.age >= OPENED else []
        if state is not None and ways and len(self.screen_stack) == 1:
            self.push_screen(PantheonSheet(view, state, ways, space), self.chosen)
        else:
            super().open_pantheon(space)

    def words_in(self, language: str) -> Words:
        """Return the words of a language for the players at this table."""
        self.remark = ""
        return words_for(self.session.players, language)


def distance(place: tuple[int, int], other: tuple[int, int], across: bool) -> tuple[int, int]:
    """Return how far two places are from each other, first in the direction of the move."""
    rows, columns = abs(place[0] - other[0]), abs(place[1] - other[1])
    return (columns, rows) if across else (rows, columns)
