"""Queries that both databases understand; SQLite writes ? where PostgreSQL writes $1, $2 and so on, in this order.

Rows are only ever added: a table is its entries, and it is finished when it has a result.
"""

from __future__ import annotations

import re

READ = "SELECT body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number"

# rank() gives tables that changed at the same moment to one page, so that no page break can fall between them.
TABLES_OF = """
WITH mine AS (
    SELECT devices.table_id, results.result,
        (SELECT at FROM entries WHERE entries.table_id = devices.table_id ORDER BY number DESC LIMIT 1) AS changed
    FROM devices LEFT JOIN results ON results.table_id = devices.table_id
    WHERE devices.device = $1 AND (results.table_id IS NOT NULL) = $2
), page AS (
    SELECT table_id, result, changed, rank() OVER (ORDER BY changed DESC) AS place FROM mine WHERE changed < $3
)
SELECT page.table_id, opening.body, opening.at, page.changed, page.result
FROM page JOIN entries AS opening ON opening.table_id = page.table_id AND opening.number = 1
WHERE page.place <= $4
ORDER BY page.changed DESC, page.table_id
"""


def for_sqlite(query: str) -> str:
    """The same query for SQLite, without numbers: early versions of Python 3.12 warn of those."""
    return re.sub(r"\$\d", "?", query)
