"""The games that the contract holds for. A second game is one more line here."""

from tests.cases import Case
from tests.city_cases import CASES as CITY_CASES

CASES: tuple[Case, ...] = (*CITY_CASES,)
