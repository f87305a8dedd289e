"""The second factor: required at every login once it is confirmed, each code once, backup codes, limited."""

import asyncio
from typing import Any

import pyotp
import pytest
from sqlalchemy import func, select

from antipater.server.client import Client
from antipater.server.people.second_factor import SPARE_CODES, STEP
from antipater.server.store.tables import spare_codes, used_codes
from tests.server.conftest import Running
from tests.server.together import PASSWORD, refused, register

WAY = "/api/account/second-factor"


class Authenticator:
    """A device that shows codes; its time passes only when it is told to."""

    def __init__(self, server: Running, secret: str = "") -> None:
        self.server = server
        self.secret = secret
        self.time = 1_800_000_000_000
        server.services.authentication.clock = lambda: self.time

    def code(self, steps: int = 0) -> str:
        """Return the code of a step of time."""
        return pyotp.TOTP(self.secret).generate_otp(self.time // STEP + steps)

    def wait(self) -> None:
        """Apply a step of time."""
        self.time += STEP


async def log_in(client: Client, name: str, **more: Any) -> Any:
    """Log in to an account."""
    return await client.ask("POST", "/api/session/login", {"name": name, "password": PASSWORD, **more})


async def set_up(client: Client, device: Authenticator) -> list[str]:
    """Set up the second factor of an account; return its backup codes."""
    made = await client.ask("POST", WAY, {"password": PASSWORD})
    assert made["qr"].startswith("data:image/svg+xml")
    assert made["secret"] in made["uri"]
    device.secret = made["secret"]
    codes: list[str] = (await client.ask("POST", f"{WAY}/confirm", {"second": device.code()}))["codes"]
    return codes


@pytest.fixture
def device(server: Running) -> Authenticator:
    return Authenticator(server)


async def test_logging_in_takes_a_code_that_counts_once(server: Running, device: Authenticator) -> None:
    async with Client(server.url) as ada, Client(server.url) as phone, Client(server.url) as thief:
        await register(ada, "Ada")
        await log_in(phone, "Ada")
        assert await refused(ada.ask("POST", WAY, {"password": "the lighthouse keeper"})) == (401, "wrong-password")
        assert await refused(ada.ask("POST", f"{WAY}/confirm", {"second": "123456"})) == (409, "no-secret")
        codes = await set_up(ada, device)
        assert len(set(codes)) == SPARE_CODES
        assert (await ada.ask("GET", WAY)) == {"since": device.time, "spare_codes": SPARE_CODES}
        assert (await phone.ask("GET", "/api/session"))["user"] is None, "it had not passed the second factor"
        assert await refused(log_in(thief, "Ada")) == (401, "second-factor-needed")
        assert await refused(log_in(thief, "Ada", second="000000")) == (401, "wrong-second-factor")
        assert await refused(log_in(thief, "Ada", second=device.code())) == (401, "wrong-second-factor"), "used"
        device.wait()
        assert (await log_in(phone, "Ada", second=f" {device.code()[:3]} {device.code()[3:]}"))["user"]["name"] == "Ada"
        assert await refused(log_in(thief, "Ada", second=device.code())) == (401, "wrong-second-factor"), "replayed"
        assert (await log_in(thief, "Ada", second=device.code(1)))["user"]["name"] == "Ada", "a clock that is fast"
        assert await refused(log_in(phone, "Ada", second=device.code(2))) == (401, "wrong-second-factor")


async def test_a_code_that_comes_twice_at_once_counts_once(server: Running, device: Authenticator) -> None:
    async with Client(server.url) as ada, Client(server.url) as one, Client(server.url) as other:
        await register(ada, "Ada")
        codes = await set_up(ada, device)
        device.wait()
        for second in (device.code(), codes[0]):
            answers = await asyncio.gather(
                *(log_in(client, "Ada", second=second) for client in (one, other)), return_exceptions=True
            )
            assert sum(isinstance(answer, Exception) for answer in answers) == 1


async def test_spare_codes_work_once_and_are_replaced(server: Running, device: Authenticator) -> None:
    async with Client(server.url) as ada, Client(server.url) as phone:
        await register(ada, "Ada")
        codes = await set_up(ada, device)
        await log_in(phone, "Ada", second=codes[3].lower().replace("-", " "))
        assert await refused(log_in(phone, "Ada", second=codes[3])) == (401, "wrong-second-factor")
        assert (await ada.ask("GET", WAY))["spare_codes"] == SPARE_CODES - 1
        device.wait()
        fresh = await ada.ask("POST", f"{WAY}/codes", {"password": PASSWORD, "second": device.code()})
        assert not set(fresh["codes"]) & set(codes)
        assert await refused(log_in(phone, "Ada", second=codes[4])) == (401, "wrong-second-factor")
        assert (await log_in(phone, "Ada", second=fresh["codes"][0]))["user"]["name"] == "Ada"
        async with server.services.database.engine.connect() as connection:
            stored = str((await connection.execute(select(spare_codes))).all())
        assert not any(code in stored for code in fresh["codes"]), "stored as hashes alone"


async def test_the_recovery_code_does_not_replace_it(server: Running, device: Authenticator) -> None:
    async with Client(server.url) as ada, Client(server.url) as thief:
        made = await ada.ask("POST", "/api/account", {"name": "Ada", "password": PASSWORD})
        codes = await set_up(ada, device)
        asked = {"name": "Ada", "code": made["recovery"], "password": "the lighthouse keeper"}
        assert await refused(thief.ask("POST", "/api/account/recovery", asked)) == (401, "second-factor-needed")
        entered = await thief.ask("POST", "/api/account/recovery", {**asked, "second": codes[0]})
        assert entered["session"]["user"]["name"] == "Ada"


async def test_it_can_be_removed_and_leaves_nothing(server: Running, device: Authenticator) -> None:
    async with Client(server.url) as ada, server.guest("Eve") as eve:
        assert await refused(eve.ask("POST", WAY, {"password": PASSWORD})) == (403, "no-account")
        await register(ada, "Ada")
        proof = {"password": PASSWORD, "second": "123456"}
        assert await refused(ada.ask("POST", f"{WAY}/remove", proof)) == (409, "no-second-factor")
        await set_up(ada, device)
        assert await refused(ada.ask("POST", WAY, {"password": PASSWORD})) == (409, "has-second-factor")
        assert await refused(ada.ask("POST", f"{WAY}/remove", proof)) == (401, "wrong-second-factor")
        device.wait()
        await ada.ask("POST", f"{WAY}/remove", {"password": PASSWORD, "second": device.code()})
        assert (await log_in(ada, "Ada"))["user"]["name"] == "Ada"
        async with server.services.database.engine.connect() as connection:
            for table in (spare_codes, used_codes):
                assert (await connection.execute(select(func.count()).select_from(table))).scalar_one() == 0


async def test_codes_cannot_be_tried_out(server: Running, device: Authenticator) -> None:
    async with Client(server.url) as ada, Client(server.url) as thief:
        await register(ada, "Ada")
        await set_up(ada, device)
        tries = [await refused(log_in(thief, "Ada", second=f"{number:06}")) for number in range(11)]
        assert tries == [(401, "wrong-second-factor")] * 10 + [(429, "too-many")]
