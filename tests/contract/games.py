"""The games that the contract holds for: a line for each."""

from tests.support.games.cases import Case
from tests.support.games.city_cases import CASES as CITY_CASES
from tests.support.games.city_cases import ON_PAPER
from tests.support.games.house_cases import CASES as HOUSE_CASES

CASES: tuple[Case, ...] = (*CITY_CASES, *HOUSE_CASES)
"""Those that tables are tried with, too."""
ALL: tuple[Case, ...] = (*CASES, *ON_PAPER)
