"""Mail over a real SMTP server: addresses confirmed by link, recovery that tells nothing, notices of turns."""

import asyncio
import email
import re
from collections.abc import AsyncIterator
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP

from antipater.game.errors import BadOption
from antipater.server.client import Client
from antipater.server.operations.postman import Postman
from antipater.server.operations.settings import Settings
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
from tests.server.together import PASSWORD, post, refused, register, sit_down

OTHER = "the lighthouse keeper"
PAGE = "https://play.example.org"


class Letterbox:
    """What arrived."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.refuse = 0  # so many letters at first

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (named by aiosmtpd)
        if self.refuse:
            self.refuse -= 1
            return "451 try again later"
        self.letters.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    async def next(self, count: int) -> Message:
        """Return a letter when it has arrived; fail after a minute."""
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < count:
                await asyncio.sleep(0.01)
        return self.letters[count - 1]


def link_of(letter: Message) -> tuple[str, str]:
    """Return the purpose and the secret of the link in a letter."""
    text = letter.get_content()  # type: ignore[attr-defined]
    found = re.search(rf"{PAGE}/mail#(\w+)=([\w-]+)", text)
    assert found, text
    return found[1], found[2]


@pytest.fixture
async def letterbox() -> AsyncIterator[tuple[Letterbox, int]]:
    box = Letterbox()
    smtp = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    yield box, smtp.sockets[0].getsockname()[1]
    smtp.close()


@pytest.fixture
async def posting(letterbox: tuple[Letterbox, int], tmp_path: Path) -> AsyncIterator[tuple[Running, Letterbox]]:
    box, port = letterbox
    settings = Settings(
        data=tmp_path,
        mail_server=f"127.0.0.1:{port}",
        mail_from="Antipater <games@example.org>",
        mail_security="none",
        mail_page=PAGE,
        notice_minutes=0.001,
    )
    async with running(settings) as server:
        yield server, box


async def confirm_address(client: Client, box: Letterbox, lang: str = "en") -> None:
    """Set and confirm the address of an account."""
    before = len(box.letters)  # counted first: on a quick machine the letter is there at once
    await client.ask("POST", "/api/mail", {"password": PASSWORD, "address": "ada@example.org", "lang": lang})
    purpose, secret = link_of(await box.next(before + 1))
    assert purpose == "confirm"
    await client.ask("POST", "/api/mail/confirm", {"secret": secret})


async def test_an_address_is_confirmed_by_a_link_that_works_once(posting: tuple[Running, Letterbox]) -> None:
    server, box = posting
    async with Client(server.url) as ada, server.guest("Eve") as eve:
        await register(ada, "Ada")
        asked = {"password": PASSWORD, "address": "ada@example.org", "lang": "fr"}
        assert await refused(eve.ask("POST", "/api/mail", asked)) == (403, "no-account")
        assert await refused(ada.ask("POST", "/api/mail", {**asked, "password": OTHER})) == (401, "wrong-password")
        for wrong in ("ada", "ada@example.org\nBcc: eve@example.org", "a b@example.org", "ada@localhost"):
            assert (await refused(ada.ask("POST", "/api/mail", {**asked, "address": wrong})))[0] == 422
        await ada.ask("POST", "/api/mail", asked)
        letter = await box.next(1)
        assert (letter["To"], letter["From"]) == ("ada@example.org", "Antipater <games@example.org>")
        assert letter["Subject"].startswith("Confirmez"), "in the language of the page"
        assert (await ada.ask("GET", "/api/mail"))["address"] is None, "not before the link was followed"
        _, secret = link_of(letter)
        assert await refused(eve.ask("POST", "/api/mail/reset", {"secret": secret, "password": OTHER})) == (
            401,
            "dead-link",
        )
        await eve.ask("POST", "/api/mail/confirm", {"secret": secret})  # the letter may be read on another device
        assert await refused(eve.ask("POST", "/api/mail/confirm", {"secret": secret})) == (401, "dead-link")
        assert await ada.ask("GET", "/api/mail") == {"offered": True, "address": "ada@example.org", "notices": False}
        assert (await ada.ask("GET", "/api/account/export"))["user"]["mail"] == "ada@example.org"
        await ada.ask("POST", "/api/mail/remove", {"password": PASSWORD})
        assert (await ada.ask("GET", "/api/mail"))["address"] is None


async def test_recovery_by_mail_tells_nothing_and_ends_sessions(posting: tuple[Running, Letterbox]) -> None:
    server, box = posting
    async with Client(server.url) as ada, Client(server.url) as thief:
        await register(ada, "Ada")
        await register(thief, "Thea")
        await confirm_address(ada, box)
        answers = [
            await thief.http.post("/api/mail/recover", json={"name": name}) for name in ("Ada", "Thea", "Nobody")
        ]
        assert {(answer.status_code, answer.content) for answer in answers} == {(202, b"null")}
        purpose, secret = link_of(await box.next(2))
        assert purpose == "recover"
        body = {"secret": secret, "password": OTHER}
        assert await refused(thief.ask("POST", "/api/mail/confirm", {"secret": secret})) == (401, "dead-link")
        assert await refused(thief.ask("POST", "/api/mail/reset", {**body, "password": "12345678"})) == (
            422,
            "bad-password",
        )
        both = await asyncio.gather(
            *(thief.ask("POST", "/api/mail/reset", body) for _ in range(2)), return_exceptions=True
        )
        assert sum(isinstance(answer, Exception) for answer in both) == 1, "a link works once"
        assert (await ada.ask("GET", "/api/session"))["user"] is None, "all sessions have ended"
        entered = await ada.ask("POST", "/api/session/login", {"name": "Ada", "password": OTHER})
        assert entered["user"]["name"] == "Ada"
        await asyncio.sleep(0.05)
        assert len(box.letters) == 2, "nobody else got a letter"


async def test_links_expire_and_letters_are_limited(posting: tuple[Running, Letterbox]) -> None:
    server, box = posting
    async with Client(server.url) as ada:
        await register(ada, "Ada")
        await confirm_address(ada, box)
        links, begun = [], server.services.mail.clock()
        for number in (2, 3, 4):
            server.services.mail.clock = lambda time=begun + 60_000 * number: time  # type: ignore[misc]
            await ada.ask("POST", "/api/mail/recover", {"name": "Ada"})
            links.append(link_of(await box.next(number))[1])
        assert await refused(ada.ask("POST", "/api/mail/recover", {"name": "A.d.a"})) == (429, "too-many")
        body = {"secret": links[0], "password": OTHER}
        assert await refused(ada.ask("POST", "/api/mail/reset", body)) == (401, "dead-link"), "a newer one replaced it"
        hour = server.services.mail.clock() + 3_600_000
        server.services.mail.clock = lambda: hour
        assert await refused(ada.ask("POST", "/api/mail/reset", {**body, "secret": links[2]})) == (401, "dead-link")


async def test_of_links_asked_for_at_once_one_is_sent_and_works(
    letterbox: tuple[Letterbox, int], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes and two requests in each, all at once: one letter, and its link is good."""
    box, port = letterbox
    given = {"mail_from": "games@example.org", "mail_security": "none", "mail_page": PAGE, "database": postgres}
    settings = Settings(mail_server=f"127.0.0.1:{port}", **given)  # type: ignore[arg-type]
    async with running(settings) as first, running(settings) as second, Client(first.url) as ada:
        await register(ada, "Ada")
        await confirm_address(ada, box)
        posted = []
        post_letter = Postman.post

        def count_and_post(*letter: Any) -> None:
            posted.append(letter)
            post_letter(*letter)

        monkeypatch.setattr(Postman, "post", count_and_post)
        both = [server.services.mail.send_recovery("Ada", "en") for server in (first, second) for _ in range(2)]
        await asyncio.gather(*both)
        assert len(posted) == 1
        link = {"secret": link_of(await box.next(2))[1], "password": OTHER}
        assert (await ada.ask("POST", "/api/mail/reset", link))["session"]["user"]["name"] == "Ada"
        await first.services.mail.send_recovery("Ada", "en")  # the link was used, so there may be another one
        assert link_of(await box.next(3))[0] == "recover"


async def test_turns_in_games_of_days_are_announced_if_wished(posting: tuple[Running, Letterbox]) -> None:
    server, box = posting
    box.refuse = 1  # a letter that is refused at first is sent again
    server.services.postman.pause = 0.01
    async with Client(server.url) as ada, server.guest("Bea") as bea:
        await register(ada, "Ada")
        assert await refused(ada.ask("POST", "/api/mail/notices", {"yes": True})) == (409, "no-address")
        await confirm_address(ada, box, "fr")
        await ada.ask("POST", "/api/mail/notices", {"yes": True})
        quick = await sit_down(ada, bea, clock={"seconds": 600})
        game = await sit_down(ada, bea, clock={"days": 3})
        room = await server.services.games.room(game)
        if room.projection.must_choose() != (0,):
            seat = room.projection.must_choose()[0]
            await bea.act(game, room.projection.ply(seat) or 0, room.projection.state.legal(seat)[0])
        letter = await box.next(2)
        assert letter["Subject"] == "À vous de jouer contre Bea"
        text = letter.get_content()  # type: ignore[attr-defined]
        assert f"{PAGE}/game/{game}" in text
        assert quick not in text
        await post(ada, game, "resign")


async def test_a_server_without_mail_says_so(server: Running) -> None:
    async with Client(server.url) as ada:
        await register(ada, "Ada")
        assert await ada.ask("GET", "/api/mail") == {"offered": False, "address": None, "notices": False}
        asked = {"password": PASSWORD, "address": "ada@example.org"}
        assert await refused(ada.ask("POST", "/api/mail", asked)) == (409, "no-mail")
        assert await refused(ada.ask("POST", "/api/mail/recover", {"name": "Ada"})) == (409, "no-mail")


@pytest.mark.parametrize(
    "wrong", [{"mail_from": ""}, {"mail_page": ""}, {"mail_server": "mail.example.org:smtp"}], ids=str
)
def test_settings_that_lack_something_are_refused(wrong: dict[str, str]) -> None:
    given = {"mail_server": "mail.example.org", "mail_from": "a@example.org", "mail_page": PAGE, **wrong}
    with pytest.raises(BadOption, match="mail"):
        Postman(Settings(**given))  # type: ignore[arg-type]
