"""The files of deploy/ for real, for `make abuse`: nginx and Caddy before a server, and what other programs read.

Only what belongs to a machine is put in their place: ports, names and certificates. `check` plays through a proxy and
tries what an attacker would: to claim another address, and to read the metrics.
"""

import argparse
import asyncio
import json
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from bench.chaos_servers import Server, free_port, postgres_server

DEPLOY = Path(__file__).parents[1] / "deploy"
KINDS = ("nginx", "caddy")
PATIENCE = 180.0
NEWCOMERS = 3  # guests of an address in this check
READERS = {
    "prometheus-alerts.yml": ("promtool", "check", "rules"),
    "antipater.service": ("systemd-analyze", "verify"),
}


def missing() -> list[str]:
    """Return the programs that are not installed."""
    needed = (*KINDS, "openssl", *(command[0] for command in READERS.values()))
    return [name for name in needed if shutil.which(name) is None]


def refused_files() -> list[str]:
    """Return what the programs that the other files are for have against them."""
    wrong = []
    for name, command in READERS.items():
        read = subprocess.run([*command, str(DEPLOY / name)], capture_output=True, text=True, check=False)
        if read.returncode or name in read.stderr:
            wrong.append(f"{command[0]} refuses {name}: {read.stdout}{read.stderr}")
    return wrong


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine; return it and its key."""
    made = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-out", str(made[0]), "-keyout", str(made[1])]
    subprocess.run(command, check=True, capture_output=True)
    return made


def nginx_command(folder: Path, port: int, servers: list[int]) -> list[str]:
    """Write the configuration of nginx; return its command."""
    certified, key = certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = site.replace("server 127.0.0.1:8017;", f"server 127.0.0.1:{servers[0]};")
    site = site.replace("server 127.0.0.1:8018;", f"server 127.0.0.1:{servers[-1]};" if len(servers) > 1 else "")
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen [::]:80;", ""),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen [::]:443 ssl http2;", ""),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(certified)),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(key)),
    ):
        assert old in site, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site, "utf-8")
    paths = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"""daemon off; pid {folder}/pid; error_log {folder}/errors.log; worker_processes 1;
        events {{ worker_connections 4096; }}
        http {{ access_log off; {paths} include {folder}/site.conf; }}"""
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy_command(folder: Path, port: int, servers: list[int]) -> list[str]:
    """Write the configuration of Caddy; return its command."""
    certified, key = certificate(folder)
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "\nplay.example.org {" in site
    site = site.replace("\nplay.example.org {", f"\nhttps://127.0.0.1:{port} {{\n\ttls {certified} {key}")
    there = " ".join(f"127.0.0.1:{server}" for server in servers)
    assert "127.0.0.1:8017 127.0.0.1:8018" in site
    site = site.replace("127.0.0.1:8017 127.0.0.1:8018", there)
    whole = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}/storage\n}}\n{site}"
    (folder / "Caddyfile").write_text(whole, "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


COMMANDS = {"nginx": nginx_command, "caddy": caddy_command}


@asynccontextmanager
async def proxy(kind: str, folder: Path, servers: list[int]) -> AsyncIterator[str]:
    """Run a proxy before servers on these ports; yield its address."""
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    with (folder / "output.log").open("wb") as log:
        command = COMMANDS[kind](folder, port, servers)
        process = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log)
    try:
        async with asyncio.timeout(PATIENCE), visitor("127.0.0.1") as http:
            while True:
                try:
                    await http.get(f"https://127.0.0.1:{port}/health")
                    break
                except httpx.HTTPError:
                    if process.returncode is not None:
                        raise RuntimeError(f"{kind} stopped:\n{(folder / 'output.log').read_text()[-2000:]}") from None
                    await asyncio.sleep(0.1)
        yield f"https://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            await process.wait()


def visitor(address: str, claims: str = "") -> httpx.AsyncClient:
    """Return a client from an address of this machine that may claim to have another one."""
    headers = {"X-Forwarded-For": claims, "X-Real-IP": claims, "Forwarded": f"for={claims}"} if claims else {}
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
    return httpx.AsyncClient(transport=transport, headers=headers, timeout=PATIENCE)


def public(server: Server, *origins: str) -> Server:
    """Give a server the settings of a public one behind a proxy."""
    server.limits = {
        "ANTIPATER_ORIGINS": json.dumps(origins or ("https://play.example.org",)),
        "ANTIPATER_HTTPS_ONLY": "true",
        "ANTIPATER_METRICS_TOKEN": "a secret of the operator",
        "ANTIPATER_NEWCOMER_LIMIT": f"{NEWCOMERS}/hour",
        "ANTIPATER_SEEDS": "false",
    }
    return server


async def check(kind: str, folder: Path) -> list[str]:
    """Play through a proxy and try to deceive it; return what is wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    server = public(Server(folder))
    await server.start()
    try:
        async with proxy(kind, folder / kind, [server.port]) as url:
            wrong = await deceive(url) + await play(url)
            # A request past the proxy, from this machine: nobody may read the metrics so.
            async with httpx.AsyncClient() as http:
                if (await http.get(f"{server.url}/metrics")).status_code < 400:
                    wrong.append("/metrics can be read without its token")
        return [f"{kind}: {problem}" for problem in wrong]
    finally:
        await server.kill()


async def check_two(kind: str, folder: Path, database: str) -> list[str]:
    """Play through a proxy before two processes on one PostgreSQL; return what is wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    servers = [public(Server(folder, database)) for _ in range(2)]
    for server in servers:
        server.limits.pop("ANTIPATER_NEWCOMER_LIMIT")
        await server.start()
    try:
        async with proxy(kind, folder / kind, [server.port for server in servers]) as url:
            # The proxy takes turns, so some of these requests reach the process that does not play the game.
            return [f"{kind} before two processes: {line}" for _ in range(4) for line in await play(url)]
    finally:
        for server in servers:
            await server.kill()


async def deceive(url: str) -> list[str]:
    """Return what an attacker gets who claims other addresses."""
    wrong = []
    answers = [await enter(url, "127.0.0.2") for _ in range(NEWCOMERS + 1)]
    if answers != [200] * NEWCOMERS + [429]:
        wrong.append(f"guests of one address are not counted: {answers}")
    if await enter(url, "127.0.0.2", "203.0.113.7") != 429:
        wrong.append("a client is believed what it claims about its address")
    if await enter(url, "127.0.0.3") != 200:
        wrong.append("a client is refused what another address has used up")
    async with visitor("127.0.0.2") as http:
        if (await http.get(f"{url}/metrics")).status_code != 404:
            wrong.append("/metrics is public")
    return wrong


async def enter(url: str, address: str, claims: str = "") -> int:
    """Become a new guest from an address; return the status of the answer."""
    async with visitor(address, claims) as http:
        return (await http.post(f"{url}/api/session", json={})).status_code


async def play(url: str) -> list[str]:
    """Return what does not work for a player: the page's requests, a socket and a stream."""
    me = {"kind": "me"}
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    async with visitor("127.0.0.4") as http:
        entered = await http.post(f"{url}/api/session", json={}, headers={"Origin": "https://play.example.org"})
        cookie = entered.headers.get("set-cookie", "")
        if "__Host-" not in cookie or "Secure" not in cookie or "strict-transport-security" not in entered.headers:
            return [f"the server does not know that the client came by HTTPS: {entered.status_code} {cookie[:20]}"]
        foreign = await http.post(f"{url}/api/session", json={}, headers={"Origin": "https://foreign.example"})
        headers = {"Cookie": cookie.partition(";")[0]}
        made = await http.post(f"{url}/api/game", json={"seats": [me, me]}, headers=headers)
        if made.status_code >= 400:
            return [f"no game can be made: {made.status_code} {made.text}"]
        game = made.json()["game"]["id"]
        address = f"{url.replace('https', 'wss')}/ws/game/{game}"
        async with asyncio.timeout(PATIENCE), connect(address, ssl=trust, additional_headers=headers, proxy=None) as ws:
            first = json.loads(await ws.recv())
        async with asyncio.timeout(PATIENCE), http.stream("GET", f"{url}/api/game/{game}/stream", headers=headers) as s:
            line = await anext(s.aiter_lines())
    wrong = [] if foreign.status_code == 403 else ["a foreign page is let in"]
    return wrong + [
        f"no whole game comes by {way}"
        for way, kind in (("socket", first["type"]), ("stream", json.loads(line)["type"]))
        if kind != "gameFull"
    ]


def main() -> None:
    """Check both proxies, or the one that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=KINDS, help=" or ".join(KINDS))
    kinds = parser.parse_args().kinds
    if found := missing():
        sys.exit(f"make abuse needs {' and '.join(found)}: apt-get install nginx caddy openssl prometheus systemd")
    with tempfile.TemporaryDirectory(prefix="antipater-proxies-") as folder:
        wrong = refused_files() + [line for kind in kinds for line in asyncio.run(check(kind, Path(folder) / kind))]
        with postgres_server() as postgres:
            for kind in kinds:
                postgres.psql(f"CREATE DATABASE {kind}")
                database = postgres.get_uri(database=kind)
                wrong += asyncio.run(check_two(kind, Path(folder) / f"{kind}-two", database))
    for line in wrong:
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"proxies: {', '.join(kinds)} {'FAILED' if wrong else 'in order'}\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
