"""Files for operators: every metric that they name exists, and the unit is one that systemd accepts."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from antipater.game.dice import Dice
from antipater.server.messages import Health
from tests.server.conftest import Running
from tests.server.playing import play_by_stream
from tests.server.test_operations import figure, logged

__all__ = ["logged"]
DEPLOY = Path(__file__).parents[2] / "deploy"
METRIC = re.compile(r"\bantipater_[a-z_]+")
LABEL = re.compile(r"by \(([a-z, ]+)\)")


def test_every_metric_of_alerts_and_dashboard_exists(known: set[str]) -> None:
    alerts = (DEPLOY / "prometheus-alerts.yml").read_text("utf-8")
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = set(METRIC.findall("\n".join([alerts, *asked])))
    assert len(named) > 10
    assert named <= known, named - known


@pytest.fixture
def known(tmp_path: Path) -> set[str]:
    """The names of all metrics, as the server describes them."""
    from antipater.server.operations.settings import Settings
    from antipater.server.services import Services

    found: set[str] = set()
    for family in Services(Settings(data=tmp_path)).metrics.registry.collect():
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
        found |= {family.name + end for end in ends}
    return found


async def test_refusals_and_thinking_are_counted(server: Running, seed: int) -> None:
    async with server.guest() as ada:
        game = (await ada.create({"kind": "me"}, {"kind": "ai", "agent": "random"}))["game"]["id"]
        await play_by_stream(ada, game, Dice(seed))
        server.services.limits.on_refused("created")
        text = (await ada.http.get("/metrics")).text
        assert figure(text, 'antipater_refusals_total{limit="created"}') == 1
        assert figure(text, 'antipater_choice_seconds_count{ruleset="duel"}') > 0
        assert figure(text, "antipater_questions_waiting") == 0


async def test_a_line_of_the_log_names_the_request_and_the_user(server: Running, logged: object) -> None:
    async with server.guest("Philippa") as ada:
        answer = await ada.http.get("/api/session")
        Health.model_validate((await ada.http.get("/health")).json())
        lines = [json.loads(line) for line in logged.getvalue().splitlines()]  # type: ignore[attr-defined]
        (line,) = [line for line in lines if line.get("request") == answer.headers["X-Request-ID"]]
        assert ada.user is not None
        assert (line["user"], line["route"]) == (ada.user["id"], "/api/session")
        assert "Philippa" not in logged.getvalue()  # type: ignore[attr-defined]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_the_unit_is_accepted_by_systemd(tmp_path: Path) -> None:
    unit = tmp_path / "antipater.service"
    shutil.copy(DEPLOY / "antipater.service", unit)
    found = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    own = [line for line in found.stderr.splitlines() if "antipater.service" in line]
    assert (found.returncode, own) == (0, []), found.stderr


def test_the_files_for_proxies_name_the_client_and_hide_the_metrics() -> None:
    """`make abuse` starts both for real."""
    nginx, caddy = (DEPLOY / "nginx.conf").read_text("utf-8"), (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert "location = /metrics" in nginx
    assert "header_up X-Forwarded-For {remote_host}" in caddy
    assert "respond /metrics 404" in caddy
