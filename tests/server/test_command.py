"""`antipater serve` from the command line."""

import signal
import subprocess
from pathlib import Path

import httpx
import pytest

from antipater.game.errors import BadOption
from antipater.server.operations.settings import Settings
from antipater.server.serve import listen
from antipater.server.services import Services
from antipater.server.store.database import StoreUnusable
from tests.server.playing import PATIENCE, SERVE


def test_start_refuse_a_second_one_stop(tmp_path: Path) -> None:
    with subprocess.Popen([*SERVE, str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        try:
            url = first.stdout.readline().split(": ", 1)[1].strip()
            for path in ("health", "ready"):
                assert httpx.get(f"{url}{path}", timeout=PATIENCE).json()["status"] == "ok"
            second = subprocess.run(
                [*SERVE, str(tmp_path)], capture_output=True, text=True, check=False, timeout=PATIENCE
            )
            assert (second.returncode, second.stdout) == (2, "")
            assert second.stderr.startswith("antipater: another server is using")
            assert second.stderr.count("\n") == 1
            first.send_signal(signal.SIGINT)
            assert first.wait(PATIENCE) == 0
            assert first.stderr is not None
            assert first.stderr.read() == ""
        finally:
            first.kill()


async def test_an_address_and_a_directory_of_no_use_are_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable, match=r"the data directory .*file cannot be used"):
        await Services(Settings(data=tmp_path / "file")).open()
    with pytest.raises(BadOption, match=r"the server cannot listen on 203\.0\.113\.1 port 0"):
        listen("203.0.113.1", 0)
