"""The notation of Duel with any expansions: words from the rows, fields of the table, and what each expansion adds."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from antipater.catalog import Kit
from antipater.data.structures import AGES, SLOT_COUNT
from antipater.game.errors import BadPosition
from antipater.game.rows import Verb
from antipater.game.seats import CHANCE
from antipater.notation.codecs import Codec, Number, Place, Wordlist, error_at
from antipater.notation.contract import Argument, Notation, Things
from antipater.notation.duel_agenda import AgendaCodec, Grammar, any_grammar, duel_grammar
from antipater.notation.duel_arguments import duel_arguments
from antipater.notation.duel_names import ITEM, SEAT, duel_kinds
from antipater.notation.duel_parts import PartNotation
from antipater.notation.duel_positions import Won, arrangement_from, table_fields, unseen_slots, values_of
from antipater.notation.position_validation import InPlay, PositionValidation
from antipater.rules.duel.arrange import Arrangement, arranged, arrangement_of
from antipater.rules.duel.decisions import CIVILIAN, OWE_END_TURN, OWE_TURN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState, victories_of


class DuelNotation(Notation):
    """The notation of a ruleset of the Duel family."""

    def __init__(self, kit: Kit) -> None:
        game = kit.make()
        assert isinstance(game, Duel)
        super().__init__(game.rows)
        self.part_types = game.parts
        table = DuelState(game.parts)
        self.in_play = InPlay.at(table)
        self.slots = max(SLOT_COUNT[table.structures : table.structures + AGES])
        self.kinds = duel_kinds(self.slots)
        pieces, base = kit.part_pieces("notation"), dict(self.kinds)
        self.parts: list[PartNotation] = [(pieces[part.name] or PartNotation)(part, base) for part in game.parts]
        for part in self.parts:
            self.kinds |= part.kinds
        forms = {("duel", code): form for code, form in duel_arguments(self.rows, self.kinds).items()}
        forms |= {(part.name, code): form for part in self.parts for code, form in part.arguments.items()}
        self.arguments: dict[tuple[str, str, bool], Argument] = {
            (verb.part, verb.code, chance): forms.get((verb.part, verb.code)) or self.things(verb)
            for chance in (False, True)
            for verb in self.rows.verbs(chance)
        }
        self.grammar = self.joined_grammar(bool(table.parts.draft_last))

    def joined_grammar(self, draft_last: bool) -> Grammar:
        """Return what may lie on what on the agenda, for the base game and all expansions."""
        grammar = duel_grammar(draft_last)
        for part in self.parts:
            if part.grammar is not None:
                grammar.add(part.grammar)
        free = [row for part in self.parts if part.grammar is None for row in part.part.rows.decisions]
        grammar.add(any_grammar(free, grammar))
        return grammar

    # Moves.

    @property
    def names(self) -> Mapping[int, str]:
        """What cards, wonders, tokens and divinities are called."""
        return ITEM.words

    def argument(self, state: DuelState, verb: Verb, seat: int) -> Argument:
        """Return how the things of a verb are written: in a special form, or by their kinds."""
        return self.arguments[verb.part, verb.code, seat == CHANCE]

    def things(self, verb: Verb) -> Argument:
        """Return how the things of a verb are written by their kinds; plain digits where a kind is not known."""
        codecs = []
        for place, kind in enumerate(verb.of):
            ranges = [run.ranges[place] for run in verb.runs]
            low, high = min(values.start for values in ranges), max(values.stop for values in ranges) - 1
            codecs.append(self.kinds.get(kind) or Number(f"a number for {kind}", low, high))
        return Things(tuple(codecs))

    def is_due(self, state: DuelState, verb: Verb, seat: int) -> bool:
        """Return whether a verb answers the decision that is due; an expansion's own verbs may be done in a turn."""
        decision = self.rows.decision(state.kinds[state.depth - 1])
        if decision.kind == OWE_TURN and not any(verb.key in row.verbs for row in self.rows.decisions):
            return True
        if decision.kind == OWE_TURN and any(verb.key in part.turn_verbs for part in self.parts):
            return True
        return verb.key in decision.verbs

    def begins_turn(self, state: DuelState) -> bool:
        """Return whether an ordinary turn is due (D4.1)."""
        return state.depth > 0 and state.kinds[state.depth - 1] == OWE_TURN

    def seat(self, state: DuelState) -> Number:
        """Return how a seat is written."""
        return SEAT

    def outcome(self, state: DuelState) -> dict[str, str]:
        """Return the shares and the kind of victory; the score if points decided (D10)."""
        shares = "-".join(map(str, state.returns()))
        tags = {"Result": f"{shares} {state.victory_kind}"}
        if state.victory == CIVILIAN:
            tags["Score"] = "-".join(str(sum(state.score_sheet(seat))) for seat in (0, 1))
        return tags

    # Positions.

    @cached_property
    def fields(self) -> Mapping[str, Codec[Any]]:
        """The fields of the table, then those of each expansion, then the agenda and the end."""
        fields = table_fields(self.slots)
        for part in self.parts:
            fields |= part.fields
        return {
            **fields,
            "agenda": AgendaCodec(self.rows, self.kinds, self.grammar),
            "won": Won(Wordlist("victory", victories_of(self.part_types))),
        }

    @cached_property
    def usual(self) -> Mapping[str, Any]:
        """The fields of an empty table."""
        return self.values(arranged(Arrangement(age=0), self.part_types))

    def usual_beside(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the usual values of fields, given the others: the agenda says whose turn it is, or ends."""
        active = next((seat for kind, seat, _ in values["agenda"] if kind in (OWE_TURN, OWE_END_TURN)), 0)
        return {**self.usual, "active": active}

    def values(self, state: DuelState) -> dict[str, Any]:
        """Return the value of every field."""
        given = arrangement_of(state)
        values = values_of(given, self.slots)
        for part in self.parts:
            values |= part.values(state, given)
        return values

    def position(self, values: dict[str, Any], places: Mapping[str, Place]) -> DuelState:
        """Return the position, or what a viewer may know of it; raise BadText if it could not be played on."""
        own: dict[str, Any] = {}
        base, viewer = dict(values), None
        for part in self.parts:
            own[part.name], seen_by = part.arrangement(values, places)
            viewer = seen_by if viewer is None else viewer
            base |= part.base_values(values)
        given = arrangement_from(base, own)
        validation = PositionValidation(given, self.in_play, unseen_slots(values, given), places)
        for part in self.parts:
            part.prepare(validation)
        validation.check()
        for part in self.parts:
            part.check(validation)
        try:
            state = arranged(given, self.part_types)
        except BadPosition as problem:
            raise error_at(places, problem.part, problem.fault) from problem
        for seat in state.to_act():
            if not state.legal(seat):
                raise places["agenda"].error(
                    "there is nothing to choose from for what is owed last", "nothing-to-choose"
                )
        return state if viewer is None else state.observe(viewer)
