"""Who may play under which dice: not who would know the rolls to come (backgammon.md 6.7).

Under `plain` and `beacon-start` the operator can know every roll that is to come, and so can an
arbiter to whom the database is open. So `plain` is refused where a player is one of the event's
arbiters, and all but `beacon` where the operator plays, whom the settings name as [arbiter].
"""

from collections.abc import Collection, Iterator, Sequence

from corr.dice.digest import Scheme
from corr.errors import ArbiterError
from corr.games.registry import RULES
from corr.sentences.said import said
from corr.store.store import Store
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import (
    Announced,
    Entered,
    FileChanged,
    Substituted,
    TakenOver,
)
from corr.tournament.spec.spec import EventSpec


def scheme_in(spec: EventSpec) -> Scheme | None:
    """What the dice of an event's matches come from; None for a game without dice."""
    rules = RULES.get(spec.game.kind)
    if rules is None or rules.of_itself is None:
        return None
    return Scheme(spec.game.options.get("dice", Scheme.PLAIN.value))


def who_knows(spec: EventSpec, addresses: Collection[str], operators: Collection[str]) -> str:
    """Whether somebody with these addresses may not play under the dice of an event: `operator`
    or `arbiter`, "" if they may.
    """
    scheme, own = scheme_in(spec), {one.lower() for one in addresses}
    if scheme in (None, Scheme.BEACON):
        return ""
    if own & {one.lower() for one in operators}:
        return "operator"
    arbiters = {one.lower() for one in spec.event.arbiters}
    return "arbiter" if scheme is Scheme.PLAIN and own & arbiters else ""


def require_fair_dice(
    store: Store, contest: Contest, players: Collection[str], operators: Collection[str]
) -> None:
    """Raise ArbiterError, with all of them, for players who would know the rolls of an event."""
    if scheme_in(contest.spec) in (None, Scheme.BEACON):
        return
    if faults := tuple(_faults(store, contest, players, operators)):
        raise ArbiterError(*faults)


def _faults(
    store: Store, contest: Contest, players: Collection[str], operators: Collection[str]
) -> Iterator[str]:
    for player in players:
        row = store.players.player(player)
        who = who_knows(contest.spec, row.addresses, operators) if row else ""
        if who:
            scheme = contest.spec.game.options.get("dice", Scheme.PLAIN.value)
            yield said(
                "why_event", "dice_known", event=contest.id, player=player, who=who, scheme=scheme
            )


def newly_concerned(contest: Contest, bodies: Sequence[ContestBody]) -> tuple[str, ...]:
    """The players of whom it has to be asked after these events: who is new, or everybody where
    the file is, or the house.
    """
    if any(isinstance(body, Announced | FileChanged | TakenOver) for body in bodies):
        return contest.present or contest.entries
    found = list[str]()
    for body in bodies:
        match body:
            case Entered():
                found.append(body.player)
            case Substituted():
                found.append(body.by)
            case _:
                pass
    return tuple(found)
