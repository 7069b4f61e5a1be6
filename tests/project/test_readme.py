"""The documents are true: their examples run as printed, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md", "docs/api.md"])
def test_the_examples_run_as_they_are_printed(page: str) -> None:
    """Every block of Python is a doctest."""
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_no_other_document_holds_an_example_that_nobody_runs() -> None:
    """Python in a document is run here, or it is not there."""
    for page in (ROOT / "docs").rglob("*.md"):
        assert page.name == "api.md" or ">>> " not in page.read_text("utf-8"), page.name


def test_every_link_in_the_documents_leads_to_a_file() -> None:
    """No document points at what is not in the tree."""
    pages = [
        *ROOT.glob("*.md"),
        *(one for name in ("docs", "benchmarks", "tests") for one in (ROOT / name).rglob("*.md")),
    ]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
