"""PostgreSQL's errors in sentences, and the parts of an address that may be shown.

A password may stand anywhere in a mistyped address, so only the host is ever quoted.
"""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import asyncpg

from stopthief.table.store import Unstored

SCHEMA = "stopthief"
HERE = "this machine"

UNREACHABLE = "unreachable", "it cannot be reached; is it running, and is the address right? It is tried again."
SLOW = "slow", "an answer took too long; is it overloaded, or has somebody locked its tables?"
ADDRESS = "address", "the address cannot be read; write postgresql://user:password@host:port/database, with %40 for @."

EXPLANATIONS: tuple[tuple[type[Exception], tuple[str, str]], ...] = (
    (asyncpg.ClientConfigurationError, ADDRESS),
    (asyncpg.QueryCanceledError, SLOW),
    (asyncpg.DiskFullError, ("disk full", "its disk is full; make room, and it goes on by itself.")),
    (asyncpg.InvalidAuthorizationSpecificationError, ("refused", "it refuses the user or the password; check both.")),
    (asyncpg.InvalidCatalogNameError, ("refused", "it has no database of that name; make it with createdb.")),
    (asyncpg.InsufficientPrivilegeError, ("refused", "the user may not use the tables; grant it the right to.")),
    (asyncpg.ReadOnlySQLTransactionError, ("read-only", "it may not be written now; is this a standby server?")),
    (asyncpg.PostgresConnectionError, UNREACHABLE),
    (asyncpg.OperatorInterventionError, UNREACHABLE),
    (asyncpg.InsufficientResourcesError, UNREACHABLE),
    (asyncpg.DataCorruptedError, ("damaged", "its data is damaged; restore a copy.")),
    (asyncpg.InterfaceError, UNREACHABLE),
    (asyncpg.InternalClientError, UNREACHABLE),
    (TimeoutError, UNREACHABLE),
    (OSError, UNREACHABLE),
    (ValueError, ADDRESS),
)
TROUBLES = (asyncpg.PostgresError, *(kind for kind, _ in EXPLANATIONS))


def unstored(host: str, problem: Exception) -> Unstored:
    """An error of the driver as a sentence."""
    for kind, (code, sentence) in EXPLANATIONS:
        if isinstance(problem, kind):
            return Unstored(code, f"PostgreSQL on {host}: {sentence}")
    message = getattr(problem, "message", None) or type(problem).__name__
    return Unstored("failed", f"PostgreSQL on {host}: {message}.")


def host_in(address: str) -> str:
    """The host that an address names."""
    try:
        return urlsplit(address).hostname or HERE
    except ValueError:
        return HERE


def schema_in(address: str) -> str:
    """The schema that an address asks for with ?search_path=name, or the usual one."""
    try:
        return parse_qs(urlsplit(address).query)["search_path"][-1]
    except (KeyError, ValueError):
        return SCHEMA
