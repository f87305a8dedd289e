"""Agora in words: all that can be chosen, decided or brought has sentences in both languages."""

import pytest

from antipater.data import agora_words
from antipater.data.agora import CONSPIRACIES, DECREES
from antipater.data.words import Effect
from antipater.game.rows import CHANCE, SEAT
from antipater.rules.agora.decisions import ACTIONS, DECISIONS, OUTCOMES
from antipater.text.catalogue import LANGUAGES, catalogue_of

EFFECTS = [word for word in vars(agora_words).values() if isinstance(word, type) and issubclass(word, Effect)]


def spelled(word: type[Effect]) -> str:
    """Return the key of an effect word: `MoveCube` is `move-cube`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in word.__name__)[1:]


def wanted() -> list[str]:
    """Return the messages that the rows and the figures of Agora ask for."""
    unseen = {verb.key for verb in ACTIONS if verb.unseen}
    found = [f"{family}-{verb.key}" for verb in ACTIONS if not verb.unseen for family in ("action", "event")]
    found += [f"event-{key}-unseen" for key in unseen]
    found += [f"outcome-{verb.key}" for verb in OUTCOMES]
    found += [f"decision-{row.key}" for row in DECISIONS if row.by == SEAT]
    found += [f"chance-{row.key}" for row in DECISIONS if row.by == CHANCE]
    found += [f"conspiracy-does-{row.key}" for row in CONSPIRACIES]
    found += [f"decree-does-{row.key}" for row in DECREES]
    found += [f"effect-{spelled(word)}" for word in EFFECTS if word.__module__ == agora_words.__name__]
    return [*found, "score-senate", "result-political"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_its_words(language: str) -> None:
    catalogue = catalogue_of(language, ("agora",))
    assert [message for message in wanted() if catalogue.find(message) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_conspiracies_and_decrees_cite_their_rules(language: str) -> None:
    """The sentence of each ends with the rule that it follows."""
    catalogue = catalogue_of(language, ("agora",))
    for kind, rows in (("conspiracy", CONSPIRACIES), ("decree", DECREES)):
        for row in rows:
            assert catalogue.say(f"{kind}-does-{row.key}", {}).endswith(f"({row.rule})"), row.key
