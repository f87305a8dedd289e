"""What opponents are called at a table."""

from antipater.text.opponents import titles_of


def test_equal_opponents_have_names_of_their_own() -> None:
    """The kinds name opponents of which there is one; several of a kind are people, numbered by their seats."""
    agents = [None, "greedy", "random", "greedy"]
    assert titles_of(agents, "en")[1:] == ["Berenice", "Random", "Korinna"]
    assert titles_of(agents, "fr")[1] == "Bérénice"
    assert len({*titles_of(["greedy"] * 7, "en")}) == 7
