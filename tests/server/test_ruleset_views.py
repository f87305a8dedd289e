"""The list of rulesets that a page offers: options that fit together, seats, opponents, words in both languages."""

from typing import Any

import httpx
import pytest

from antipater.ai.agents import opponents_of
from antipater.catalog import names, ruleset
from antipater.server.views.rulesets import quick_game, rulesets
from antipater.text.catalogue import LANGUAGES
from tests.server.conftest import Running
from tests.server.playing import PATIENCE


def chosen(info: Any, **picked: str) -> dict[str, str]:
    """Return the options of a game as a page makes them: defaults, what people chose, and what follows from that."""
    options = {option["name"]: option["default"] for option in info["options"]} | picked
    for option in info["options"]:
        for value in option["values"]:
            if option["shown"] and options[option["name"]] == value["value"]:
                options |= value.get("sets", {})
    return options


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_that_is_offered_can_be_played(language: str) -> None:
    """Each value of each shown option makes a game, with as many seats as the list says."""
    for info in rulesets(language):
        for option in info["options"]:
            for value in option["values"] if option["shown"] else ():
                game = ruleset(info["name"], **chosen(info, **{option["name"]: value["value"]}))
                assert value.get("seats", game.seats) == game.seats
                assert info["seats"]["least"] <= game.seats <= info["seats"]["most"]
        assert info["quick"]["rivals"] == ruleset(info["name"]).seats - 1
        assert info["quick"]["opponent"] in info["quick"]["opponents"]
        assert set(info["quick"]["opponents"]) <= set(info["opponents"]) == set(opponents_of(info["name"]))
        if info["lesson"]:
            ruleset(info["name"], **info["lesson"]["options"])


def test_titles_and_options_are_words() -> None:
    """Every title is in the catalogue: none is the name of an option or of a ruleset."""
    english, french = rulesets("en"), rulesets("fr")
    assert [info["name"] for info in english] == list(names())
    for ours, theirs in zip(english, french, strict=True):
        assert "" not in (ours["about"], theirs["about"])
        assert ours["about"] != theirs["about"]
        assert all("+" not in info["title"] for info in (ours, theirs))
        assert [option["title"] for option in ours["options"]] != [option["title"] for option in theirs["options"]]
    options = {option["name"]: option for info in english for option in info["options"]}
    assert options["edition"]["title"] == "Rules edition"
    assert [value["value"] for value in options["players"]["values"]] == ["2", "3", "4", "5", "6", "7"]
    assert not options["variant"]["shown"], "it follows from the number of players"
    assert options["players"]["values"][0]["sets"] == {"variant": "free-city"}


@pytest.mark.parametrize(
    ("opponents", "offered", "first"),
    [
        pytest.param(["random", "greedy"], ["random", "greedy"], "greedy", id="few: all are offered"),
        pytest.param(
            ["random", "strongest", "greedy"], ["random", "greedy", "strongest"], "greedy", id="the strongest is last"
        ),
        pytest.param(["random"], ["random"], "random", id="one"),
        pytest.param([], [], "", id="none"),
        pytest.param(["random", *"abcd"], list("abcd"), "b", id="enough: yardsticks are left out"),
        pytest.param(["level:1", *"abcd"], ["level:1", *"abcd"], "level:1", id="levels"),
    ],
)
def test_opponents_for_a_quick_game(opponents: list[str], offered: list[str], first: str) -> None:
    assert quick_game(1, opponents) == {"rivals": 1, "opponents": offered, "opponent": first}


async def test_the_list_comes_in_both_languages(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for language, title in (("en", "Classic 7 Wonders"), ("fr", "7 Wonders classique")):
            answer = await http.get("/api/rulesets", params={"lang": language})
            assert answer.json() == list(rulesets(language))
            assert answer.json()[-1]["title"] == title
        names = (await http.get("/api/rules")).json()
        assert names == [info["name"] for info in rulesets("en")]
