"""The list of rulesets for a page: titles, options in words, seats, opponents, games that one click starts."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NotRequired

from typing_extensions import TypedDict

from antipater.ai.agents import opponents_of
from antipater.catalog import Kit, kit, names
from antipater.game.contract import Game
from antipater.server.views.frame import LessonInfo, title_of, worded
from antipater.server.views.items import PartInfo
from antipater.server.views.registry import builder_of, family_of, message, parts_of

FIRST_CHOICE, STRONGEST = "level:1", "strongest"  # whom a new player meets, and whom not
# Players for measuring programs; where there are enough others, people are not offered these for a quick game.
YARDSTICKS = ("random", "greedy", "net")


class OptionValue(TypedDict):
    """A value of an option."""

    value: str
    title: str
    note: NotRequired[str]  # what else to know if it is chosen
    sets: NotRequired[dict[str, str]]  # the values of other options that follow from it
    seats: NotRequired[int]  # how many the game then has, if the option decides it
    cities: NotRequired[int]  # … and how many cities, if there are more than seats


class OptionInfo(TypedDict):
    """An option of a ruleset."""

    name: str
    title: str
    default: str
    shown: bool  # people choose it: it has several values, and follows from no other option
    values: list[OptionValue]


class SeatNumbers(TypedDict):
    """How many can play."""

    least: int
    most: int


class QuickGame(TypedDict):
    """A game that one click starts: with the default options, against so many opponents of one kind."""

    rivals: int
    opponents: list[str]  # to choose from
    opponent: str  # the first choice


class RulesetInfo(TypedDict):
    """A ruleset, as a page offers it."""

    name: str
    version: int
    title: str
    about: str
    family: str  # which table of the page draws it; `plain`: none
    parts: list[PartInfo]
    seats: SeatNumbers
    options: list[OptionInfo]
    opponents: list[str]
    secrets: bool  # players know different things: a shared device is covered between them
    challenges: bool  # one player can challenge another
    rated: bool
    quick: QuickGame
    lesson: LessonInfo | None


@cache
def rulesets(language: str) -> tuple[RulesetInfo, ...]:
    """Return every ruleset of the catalog; made once for each language."""
    return tuple(ruleset_info(kit(name), language) for name in names())


def ruleset_info(kit: Kit, language: str) -> RulesetInfo:
    """Return a ruleset as a page offers it."""
    builder, options, opponents = builder_of(kit), options_of(kit, language), opponents_of(kit.name)
    game = kit.make()
    seats = [game.seats, *(value["seats"] for option in options for value in option["values"] if "seats" in value)]
    return {
        "name": kit.name,
        "version": kit.version,
        "title": title_of(kit, language),
        "about": message(kit, language, "ruleset", kit.name, "about") or "",
        "family": family_of(kit),
        "parts": parts_of(kit, language),
        "seats": {"least": min(seats), "most": max(seats)},
        "options": options,
        "opponents": opponents,
        "secrets": game.hides_information,
        "challenges": 2 in seats,
        "rated": True,
        "quick": quick_game(game.seats - 1, opponents),
        "lesson": builder.lesson(kit),
    }


def quick_game(rivals: int, opponents: Sequence[str]) -> QuickGame:
    """Return what the first page offers: opponents for people, or all where these are few, the strongest last."""
    people = [name for name in opponents if name not in YARDSTICKS]
    milder = [name for name in opponents if name != STRONGEST]
    offered = people if len(people) > len(YARDSTICKS) else [*milder, *(name for name in people if name == STRONGEST)]
    milder = [name for name in offered if name != STRONGEST]
    first = FIRST_CHOICE if FIRST_CHOICE in offered else (milder[1:2] or milder or offered or [""])[0]
    return {"rivals": rivals, "opponents": offered, "opponent": first}


def options_of(kit: Kit, language: str) -> list[OptionInfo]:
    """Return the options of a ruleset in words, in their order."""
    game = kit.make()
    found: list[OptionInfo] = []
    for option, values in game.choices.items():
        games = {value: kit.make(**{option: value}) for value in ordered(values)}
        counted = len({other.seats for other in games.values()}) > 1
        implied = {key for earlier in found for value in earlier["values"] for key in value.get("sets", {})}
        infos = {value: value_info(option, value, game.options, other, counted) for value, other in games.items()}
        for value, info in infos.items():
            info["title"] = message(kit, language, "option", option, value) or info["title"]
            note = message(kit, language, "option", option, value, "note")
            if note is not None:
                info["note"] = note
        found.append(
            {
                "name": option,
                "title": message(kit, language, "option", option) or worded(option),
                "default": values[0],
                "shown": len(values) > 1 and option not in implied,
                "values": list(infos.values()),
            }
        )
    return found


def value_info(option: str, value: str, defaults: Mapping[str, str], game: Game, counted: bool) -> OptionValue:
    """Return a value and what follows from it: *game* has it, and else the defaults."""
    info: OptionValue = {"value": value, "title": worded(value)}
    sets = {key: other for key, other in game.options.items() if key != option and other != defaults[key]}
    if sets:
        info["sets"] = sets
    if counted:
        info["seats"] = game.seats
        cities = getattr(game, "cities", game.seats)
        if cities > game.seats:
            info["cities"] = cities
    return info


def ordered(values: Sequence[str]) -> list[str]:
    """Return values as people expect them: numbers ascending, others with the default first."""
    return sorted(values, key=int) if all(value.isdigit() for value in values) else list(values)
