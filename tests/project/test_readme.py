"""What the README says is true: its example runs, and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_runs_as_it_is_printed() -> None:
    """A whole game as a doctest."""
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_every_link_in_the_documents_leads_to_a_file() -> None:
    """No document points at what is not in the tree."""
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
