"""Who decides nothing about themself: a member of the committee has another one do it.

That holds for letters. Who sits where the program runs acts for the federation.
"""

from collections.abc import Callable

from corr.errors import ArbiterError
from corr.ranking.ratings.rating_list import Difference
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.register.rating import board_event
from corr.service.register.titles import register_of

ABOUT_YOU = "this is about you: somebody else of the committee has to enter it"


def who_acts(office: Office, act: Act) -> str:
    """The id of the player who acts by letter, "" for who is none."""
    row = office.store.player_by_address(act.by.lower()) if act.by else None
    return row.id if row else ""


def require_other(office: Office, player: str, act: Act) -> None:
    """Raise ArbiterError for who would enter something about themself."""
    if who_acts(office, act) == player:
        raise ArbiterError(ABOUT_YOU)


def by_another(
    office: Office, event: str, act: Act, do: Callable[[], tuple[Difference, ...]]
) -> tuple[Difference, ...]:
    """What `do`, which does something with an event at the board, changes on the lists.

    Raises ArbiterError, inside the caller's transaction, if it is done by a player of the event
    whose own games, rating or title become others by it.
    """
    player = who_acts(office, act)
    if not player:
        return do()
    before = _own(office, event, player)
    changed = do()
    after = _own(office, event, player)
    listed = any(one.player == player for one in changed)
    if (before or after) and (before != after or listed):
        raise ArbiterError(ABOUT_YOU)
    return changed


def _own(office: Office, event: str, player: str) -> tuple[object, ...]:
    """What an event holds about a player, and all their titles; () if they are not in it."""
    row = office.store.board_event(event)
    if row is None or row.removed:
        return ()
    found = board_event(row)
    if all(one.id != player for one in found.players):
        return ()
    titles = register_of(office)
    results = titles.results.get(player, ())
    return (
        tuple(one for one in found.games if player in (one.black, one.white)),
        tuple(
            one for one in office.store.changes_of_event(row.game, row.id) if one.player == player
        ),
        titles.history(player),
        tuple((one.level, one.games, one.carried, one.result) for one in results),
    )
