"""What a public server lacks: said at the start, where an operator reads it."""

from ipaddress import ip_address

from antipater.server.operations.limits import is_loopback
from antipater.server.operations.settings import Settings


def advice(settings: Settings) -> list[str]:
    """Return a sentence for each setting of a public server that is missing or unsafe."""
    if not settings.is_public:
        return []
    found = []
    if not settings.https_only:
        found.append("https_only is off: passwords may be sent without encryption; set https_only = true")
    if plain := [origin for origin in settings.origins if not origin.startswith("https://")]:
        found.append(f"origins has pages without HTTPS: {', '.join(plain)}")
    if not settings.origins:
        found.append("origins is empty: name the public address of the page, as https://play.example.org")
    if not is_local(settings.host):
        found.append(f"it listens on {settings.host}: everybody reaches it past the proxy; set host = '127.0.0.1'")
    if settings.metrics == "local" and not settings.metrics_token:
        found.append("nobody can read /metrics: set metrics_token, and send it as Authorization: Bearer …")
    if settings.metrics == "everybody":
        found.append("everybody can read /metrics: set metrics = 'local' and metrics_token")
    return found


def is_local(host: str) -> bool:
    """Return whether only this machine reaches an address to listen on."""
    if host == "localhost":
        return True
    try:
        return is_loopback(str(ip_address(host)))
    except ValueError:
        return False
