"""Players as the arbiter knows them: by their names, with the number that a command takes.

What is refused names players by their ids, as the record does; here they get their names.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from corr.errors import ArbiterError
from corr.service.office.office import Office
from corr.store import PlayerRow

_ID = re.compile(r"\bP[0-9]{4,}\b")
_COMMAND = re.compile(r"(`[^`]*`)")
_WORD = re.compile(r"[0-9A-Za-z]+")


def find_player(office: Office, word: str) -> PlayerRow | None:
    """A player of the register by id, member number or address."""
    store = office.store
    return (
        store.player(word.upper())
        or store.player_by_member_no(word)
        or store.player_by_address(word.lower())
    )


def the_players(office: Office, words: Sequence[str]) -> list[str]:
    """The ids of players given by id, member number or address. Raises ArbiterError."""
    found = [find_player(office, word) for word in words]
    unknown = [word for word, row in zip(words, found, strict=True) if row is None]
    if unknown:
        raise ArbiterError(*(f"no player of the register is {word}" for word in unknown))
    return [row.id for row in found if row]


def called(office: Office, player: str) -> str:
    """A player by name and number, as in "Anna Ek (1234)"; what is no player's id as it is."""
    row = office.store.player(player)
    return f"{row.name} ({row.member_no or row.id})" if row else player


def with_names(office: Office, text: str) -> str:
    """A text in which every player goes by name, and in its commands by number."""

    def known(found: re.Match[str]) -> str:
        return called(office, found[0])

    def typed(found: re.Match[str]) -> str:
        return _number(office, found[0])

    parts = enumerate(_COMMAND.split(text))
    return "".join(_ID.sub(typed if at % 2 else known, part) for at, part in parts)


def player_in(office: Office, event: str, player: str) -> PlayerRow | None:
    """A player as an event names them, which may have come from where they had another name."""
    row = office.store.player(player)
    return replace(row, **office.store.name_there(event, player)) if row else None


def named(office: Office, error: ArbiterError) -> ArbiterError:
    """The error with players by name."""
    return ArbiterError(*(with_names(office, fault) for fault in error.faults))


def names_of(office: Office, players: Iterable[str]) -> dict[str, str]:
    """The names of those that are players, by their ids, for a script."""
    rows = (office.store.player(player) for player in players)
    return {row.id: row.name for row in rows if row}


def _number(office: Office, player: str) -> str:
    """What a command takes for a player: the member number if that is a plain word."""
    row = office.store.player(player)
    return row.member_no if row and _WORD.fullmatch(row.member_no) else player


def arbiters_of(office: Office) -> frozenset[str]:
    """The addresses of the arbiters of all events."""
    found = {office.arbiter}
    for event, _, _ in office.store.tournaments():
        contest = office.folder.contest(event)
        found.update(contest.spec.event.arbiters if contest else ())
    return frozenset(found)
