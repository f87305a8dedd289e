"""Other devices on the same network: the address at which they reach this server, and a QR code."""

import io
import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")
# Reserved for documentation: nothing is sent there; the route to them shows the own address.
OUTSIDE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}


def is_reachable_from_network(host: str) -> bool:
    """Return whether a server that listens on *host* can be reached from other machines."""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def own_address(family: int = socket.AF_INET) -> str | None:
    """Return the address of this machine in its network, None if it is in none."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(OUTSIDE[socket.AddressFamily(family)])
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if ipaddress.ip_address(found.partition("%")[0]).is_loopback else found


def network_address(taken: socket.socket) -> str | None:
    """Return the address for other devices, None if they cannot reach a socket."""
    host, port = taken.getsockname()[:2]
    if not is_reachable_from_network(host):
        return None
    shown = own_address(taken.family) or own_address() if host in EVERYWHERE else host
    if shown is None:
        return None
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def qr_code(text: str) -> str:
    """Return a QR code of half blocks, for terminals."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l").terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()


def announcement(taken: socket.socket, with_code: bool) -> str:
    """Return how other devices reach a server; empty if they cannot."""
    address = network_address(taken)
    if address is None:
        return ""
    code = f"\n{qr_code(address)}" if with_code else ""
    return f"On other devices of this network: {address}\n{code}"
