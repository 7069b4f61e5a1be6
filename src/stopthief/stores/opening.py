"""Opens a store by its address: a path is an SQLite file, postgresql://... is PostgreSQL.

No message quotes more of an address than its host, because it may hold a password.
"""

from __future__ import annotations

from pathlib import Path

from stopthief.stores.sqlite import open_sqlite
from stopthief.table.store import Store, Unstored

POSTGRES = ("postgresql", "postgres")


async def open_store(database: str | Path) -> Store:
    """Open a database; create or migrate it where needed. Unstored with a sentence when it cannot be used."""
    scheme, colon, _ = str(database).partition("://")
    if isinstance(database, Path) or not colon:
        return await open_sqlite(Path(database))
    if scheme in POSTGRES:
        return await _open_postgres(database)
    raise Unstored("address", f"{scheme!r:.20} is no database; name a file, or an address that begins postgresql://.")


async def _open_postgres(address: str) -> Store:
    try:
        from stopthief.stores.postgres import open_postgres  # noqa: PLC0415 - an extra: it may not be installed
    except ModuleNotFoundError:
        raise Unstored(
            "missing", "PostgreSQL needs asyncpg; install it with: pip install 'stopthief[postgres]'"
        ) from None
    return await open_postgres(address)
