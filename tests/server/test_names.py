"""Names: their normal form, how they are compared, and reserved ones."""

from pathlib import Path

import pytest

from antipater.game.errors import BadOption
from antipater.server.people.names import MAX_LENGTH, checked_name, name_key, read_names, refuse_names
from antipater.server.problems import Problem


@pytest.mark.parametrize(
    ("given", "normal"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("Zoë O’Neil", "Zoë O’Neil"),
        ("李雷", "李雷"),
        ("Nigeria", "Nigeria"),  # contains no refused word, although it is near one
        ("Therapist", "Therapist"),
        ("Ольга_7", "Ольга_7"),
        ("x" * MAX_LENGTH, "x" * MAX_LENGTH),
    ],
)
def test_normal_forms(given: str, normal: str) -> None:
    assert normal == checked_name(given)
    assert normal == checked_name(normal)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Ada", "aDA", id="case"),
        pytest.param("Élise", "Elise", id="accents"),
        pytest.param("Ada Lovelace", "ada_love-lace", id="separators"),
        pytest.param("Оса", "Oca", id="Cyrillic letters that look Latin"),
        pytest.param("Lol", "I0l", id="digits and letters that look alike"),
    ],
)
def test_names_that_could_be_taken_for_each_other_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_keys_fit_their_column() -> None:
    for letter in ("각", "ß", "ΐ", "x"):
        assert 1 <= len(name_key(letter * MAX_LENGTH)) <= 64


@pytest.mark.parametrize(
    "name",
    ["", "   ", "You", "yоu", "a\u0000b", "\u202eabc", "x" * (MAX_LENGTH + 1), "admin", "Аdmin", "A.d.m.i.n", "Guest",
     "greedy", "fuck", "Fuuuck.You", "f_u-c k", "F\u00fcck3r", "Ｈｉｔｌｅｒ 88", "H1tler", "connard75",
     "<b>", "a@b", "_x", "-", "Adа", "z\u0335\u0335\u0335\u0335\u0335"],
)  # fmt: skip
def test_names_that_nobody_may_have(name: str) -> None:
    with pytest.raises(Problem) as refused:
        checked_name(name)
    assert (refused.value.status, refused.value.code) == (422, "bad-name")


@pytest.mark.parametrize(
    ("name", "because", "what"),
    [
        pytest.param("x" * (MAX_LENGTH + 1), "length", "", id="too long"),
        pytest.param("a@b<", "character", "@", id="the first wrong character"),
        pytest.param("\u202eabc", "character", "U+202E", id="one that cannot be seen"),
        pytest.param("_x", "begin", "_", id="a wrong beginning"),
        pytest.param("Ad\u0430", "alphabets", "", id="two alphabets"),
        pytest.param("Guest", "reserved", "Guest", id="a reserved word"),
        pytest.param("fuck", "refused", "fuck", id="an insult"),
    ],
)
def test_a_refusal_names_what_is_wrong(name: str, because: str, what: str) -> None:
    with pytest.raises(Problem) as refused:
        checked_name(name)
    assert refused.value.facts == {"because": because, "what": what}


def test_an_operator_refuses_more_names(tmp_path: Path) -> None:
    listed = tmp_path / "names.txt"
    listed.write_text("# of our club\nCaesar*\nRex\n", "utf-8")
    assert checked_name("Caesar") == "Caesar"
    try:
        refuse_names(read_names(listed))
        for name in ("Julius Caesar", "C4ESAR", "rex", "T. Rex"):
            with pytest.raises(Problem):
                checked_name(name)
        assert checked_name("Rexona") == "Rexona", "a whole word alone"
    finally:
        refuse_names([])
    with pytest.raises(BadOption):
        read_names(tmp_path / "none.txt")
