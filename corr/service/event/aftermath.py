"""What a ruling brings about in the draw: games annulled, games drawn, rounds that stay."""

from dataclasses import dataclass

from corr.service.event.counting import counting_lines
from corr.service.office.office import Office
from corr.tournament.contest.consequences import kept_rounds
from corr.tournament.contest.contest import Contest


@dataclass(frozen=True, slots=True, kw_only=True)
class Touched:
    """A game that was annulled or drawn, its players by who holds the start numbers."""

    game: str
    round: int
    black: str
    white: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Aftermath:
    """Games that were annulled, games that were drawn, and rounds that stay as they were drawn.

    `stay` are the rounds of a Monrad after the one in which a result changed (26.5). `counts` is
    what the changed game counts for if a player of it has left (16.2-16.3), in words.
    """

    annulled: tuple[Touched, ...] = ()
    drawn: tuple[Touched, ...] = ()
    stay: tuple[int, ...] = ()
    counts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """How far an event is drawn, to be compared with later: how many games, which annulled."""

    games: int
    annulled: frozenset[str]


def drawn_so_far(office: Office, event: str) -> Drawn:
    """The draw of an event as it is now; of an event that is not there, nothing."""
    contest = office.folder.contest(event)
    games = len(contest.pairings) if contest else 0
    return Drawn(games=games, annulled=frozenset(office.store.annulled_games(event)))


def aftermath(office: Office, event: str, before: Drawn, *, changed: str = "") -> Aftermath:
    """What has come of an act since `before`; `changed` is the game whose result it changed.

    Of an event that was cancelled nothing is listed: all of it is annulled.
    """
    contest = office.folder.contest(event)
    if contest is None or contest.state == "cancelled":
        return Aftermath()
    annulled = frozenset(office.store.annulled_games(event)) - before.annulled
    rounds = {one.game: one.round for one in contest.pairings} if changed else {}
    return Aftermath(
        annulled=_touched(contest, annulled),
        drawn=_touched(
            contest,
            frozenset(one.game for one in contest.pairings[before.games :]) - annulled,
        ),
        stay=kept_rounds(contest, rounds[changed]) if changed in rounds else (),
        counts=tuple(counting_lines(office, contest, changed)) if changed else (),
    )


def _touched(contest: Contest, games: frozenset[str]) -> tuple[Touched, ...]:
    if not games:
        return ()
    return tuple(
        Touched(
            game=one.game,
            round=one.round,
            black=contest.holder(one.first),
            white=contest.holder(one.second),
        )
        for one in contest.pairings
        if one.game in games
    )
