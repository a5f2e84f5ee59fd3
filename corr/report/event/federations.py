"""Three letters for a country, as chess federations and tournament files write it."""

import csv
from collections.abc import Mapping
from functools import cache

from corr import resources


@cache
def _codes() -> Mapping[str, str]:
    """The letters of FIDE's federations by ISO 3166's two; a country of several is left out."""
    with (resources.data() / "federations.csv").open(encoding="utf-8", newline="") as lines:
        return {row["country"]: row["federation"] for row in csv.DictReader(lines)}


def federation(country: str) -> str:
    """The federation's letters for a country's; what is no such code is left out.

    >>> federation("SE"), federation("EST"), federation("Sweden")
    ('SWE', 'EST', '')
    """
    code = country.strip().upper()
    if len(code) == 3 and code.isascii() and code.isalpha():
        return code
    return _codes().get(code, "")
