"""The address of a database, and how it is said without its password."""

from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote, urlsplit

_LAST_PORT = 65535
SCHEMES = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class Address:
    """Where a database is; only `shown` may stand in a line or an error."""

    whole: str = field(repr=False)

    @property
    def shown(self) -> str:
        """Give the address without a password: who, where and which."""
        parts = urlsplit(self.whole)
        user, at, hosts = parts.netloc.rpartition("@")
        return f"{SCHEMES[0]}://{user.partition(':')[0]}{at}{hosts}{parts.path}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """Give every form in which its password might come up."""
        parts = urlsplit(self.whole)
        written = [parts.netloc.rpartition("@")[0].partition(":")[2]]
        written += parse_qs(parts.query).get("password", [])
        known = (form for each in written for form in (each, unquote(each)))
        return tuple(dict.fromkeys(form for form in known if form))

    @property
    def has_hosts(self) -> bool:
        """Tell whether it names several hosts, of which one takes what is written."""
        return "," in urlsplit(self.whole).netloc.rpartition("@")[2]


def is_address(text: str) -> bool:
    """Tell whether a text can be the address of a PostgreSQL database."""
    try:
        parts = urlsplit(text)
        hosts = parts.netloc.rpartition("@")[2]
        ports = [each.rpartition(":")[2] for each in hosts.split(",") if _has_port(each)]
    except ValueError:
        return False
    known = parts.scheme in SCHEMES and text.startswith(f"{parts.scheme}://")
    return known and all(port.isdecimal() and int(port) <= _LAST_PORT for port in ports)


def _has_port(host: str) -> bool:
    return ":" in host.rpartition("]")[2]
