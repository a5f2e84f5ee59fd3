"""Exemptions from confirming a level (art. 2 §5), as they travel with an event's parcel.

Who is new here brings theirs along, as their levels. Who is known here keeps what is known: the
register here says what holds, and the arbiter is told what the parcel says otherwise.
"""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from corr.service.office.office import Office
from corr.service.register.levels import exemptions_of, rulings_on
from corr.tournament.events.events import Exempted
from corr.tournament.wording import typed

_TEXTS = ("first", "last", "reason", "by", "rule")


def exemptions_out(office: Office, player: str) -> list[dict[str, str]]:
    """The exemptions of a player that stand, as a parcel has them."""
    rulings = rulings_on(office, player)
    bodies = (rulings[number].body for number, _ in exemptions_of(rulings))
    return [{name: getattr(one, name) for name in _TEXTS} for one in bodies]


def check_exemption(one: Mapping[str, Any]) -> None:
    """Raise ValueError for a line of a parcel that is no exemption."""
    if set(one) != set(_TEXTS) or not all(isinstance(text, str) for text in one.values()):
        raise ValueError(f"an exemption has {', '.join(_TEXTS)}, all of them texts")
    first = date.fromisoformat(one["first"])
    if one["last"] and date.fromisoformat(one["last"]) < first:
        raise ValueError("an exemption ends before it begins")


def exemptions_in(player: str, those: list[Mapping[str, str]]) -> Iterator[Exempted]:
    """The exemptions of a parcel as rulings on a player who is new here."""
    for number, one in enumerate(those, 1):
        yield Exempted(player=player, number=number, **one)


def put_exemptions(office: Office, player: str) -> None:
    """Let the register follow the rulings on a player's exemptions."""
    office.store.put_exemptions(player, tuple(exemptions_of(rulings_on(office, player))))


def said_of_exemptions(office: Office, player: str, theirs: Mapping[str, Any]) -> tuple[str, ...]:
    """What a parcel says otherwise of the exemptions of a player who is known here, in words."""
    there = {(one["first"], one["last"]): one for one in theirs["exemptions"]}
    here = {(one["first"], one["last"]) for one in exemptions_out(office, player)}
    missing = [f"exempt {_span(*days)} there, not here" for days in there if days not in here]
    more = [f"exempt {_span(*days)} here, not there" for days in sorted(here - there.keys())]
    mend = [
        typed("ranking", "exempt", player, "--from", first, *(["--to", last] * bool(last)))
        for first, last in there
        if (first, last) not in here
    ]
    how = [f"nothing is changed; `{one} --reason TEXT` enters it" for one in mend]
    return (*map("; ".join, zip(missing, how, strict=True)), *more)


def _span(first: str, last: str) -> str:
    return f"from {first} to {last}" if last else f"from {first} on"
