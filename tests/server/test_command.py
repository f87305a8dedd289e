"""`antipater serve` from the command line."""

import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.playing import PATIENCE

SERVE = [sys.executable, "-m", "antipater", "serve", "--port", "0", "--data"]


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


def test_a_taken_port_and_a_useless_directory_are_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    answer = subprocess.run(
        [*SERVE, str(tmp_path / "file")], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert answer.returncode == 2
    assert answer.stderr.startswith("antipater: the data directory")
    arguments = [*SERVE[:-1], "--data", str(tmp_path / "data"), "--host", "203.0.113.1"]
    answer = subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert answer.returncode == 2
    assert answer.stderr.startswith("antipater: the server cannot listen on 203.0.113.1")
