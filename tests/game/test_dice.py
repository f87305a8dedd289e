"""Our own dice: known answers, exact fairness, refusals."""

import pytest

from antipater.game.dice import Dice


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        pytest.param(0, [0x926CD0ABD689B147, 0xDBB63502DC10ADD7, 0x6BDF3CEAA7E5D11], id="zero"),
        pytest.param(7, [0xC94D8AE8C6F96290, 0xE6E8CCF86240A26B, 0x4EBBCCF725C90FE4], id="small"),
        pytest.param(
            2**255 + 12345, [0xC625A72A0653D77, 0x48D87E069BE599E8, 0xBE1AABD41786AF5D], id="all 256 bits count"
        ),
    ],
)
def test_known_answers(seed: int, words: list[int]) -> None:
    """The stream of a seed never changes: old deals stay what they were."""
    dice = Dice(seed)
    assert words == [dice.word() for _ in words]


def test_every_face_is_equally_likely() -> None:
    dice = Dice(1)
    rolls = [dice.roll(3) for _ in range(30_000)]
    assert all(abs(rolls.count(face) - 10_000) < 350 for face in range(3))


@pytest.mark.parametrize("sides", [0, -1, 2**32])
def test_impossible_dice(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        Dice(1).roll(sides)


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_impossible_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Dice(seed)
