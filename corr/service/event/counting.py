"""What results count for: of who left, after a ruling, and whether tables can be counted."""

from collections.abc import Collection, Iterator

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError, StoreError
from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.event.event_files import MOST_GAMES, event_tables
from corr.service.office.office import Office
from corr.service.office.results import results_of, wrong_in
from corr.tournament.contest.contest import Contest
from corr.tournament.play.game import Game
from corr.tournament.scoring.scoring_games import Kind, Score, after_withdrawal, is_completed
from corr.tournament.systems.consequences import kept_rounds
from corr.tournament.tables.tables import standings_of

# -- whether the tables of an event can be computed ----
# Tables follow from events, and an act after which they cannot be computed would break all that is
# shown of its event: a ruling, a draw, or a withdrawal after which they fail is undone. What a
# player did in a game, and a loss on time, stay so: they are true whatever a table makes of them.
# `round_dates` looks at those tables once for all that happened since its last look: to count them
# for every game that ends would take seconds in an event of ten thousand, and minutes after a
# night's letters.


class NoTables(ArbiterError):
    """The tables of an event could not be computed after an act, which is undone."""


def require_tables(office: Office, event: str) -> None:
    """Raise NoTables if the tables of an event that has started cannot be computed."""
    if why := why_no_tables(office, event):
        raise NoTables(
            f"nothing was done: {event} would have no tables after it ({why}). That is a fault "
            "of the program; everything stays as it was"
        )


def why_no_tables(office: Office, event: str) -> str:
    """Why the tables of an event cannot be computed, "" if they can or if it has none yet."""
    contest = office.folder.contest(event)
    if contest is None or not contest.order:
        return ""
    try:
        tables = event_tables(office, contest)
        if len(contest.pairings) <= MOST_GAMES:
            assert tables.crosstable
        wrong_in(office, contest)
    except StoreError:
        raise
    except Exception as error:  # whatever the results make of it
        return f"{type(error).__name__}: {error}"
    return ""


# -- what results of players who have left an event count for (16.2-16.3) ----


_ANY = Score("1-0")
"""Whether a game is completed does not hang on who won it."""


def annulled_players(
    office: Office, contest: Contest, completed: Collection[str] = ()
) -> tuple[str, ...]:
    """The players whose results do not count (16.2), all those of a team that is annulled.

    Games that go on count as `completed` if they are among those.
    """
    results = results_of(office, contest)
    lost = {one: replace(results[one], kind=Kind.PLAYED, score=_ANY) for one in completed}
    out = frozenset(standings_of(contest, results | lost).annulled)
    if contest.spec.system.kind != "teams":
        return tuple(player for player in contest.order if player in out)
    return tuple(player for player in contest.order if contest.teams[player] in out)


def completed_games(office: Office, contest: Contest, player: str) -> int:
    """How many games a player has completed, as it counts when somebody leaves (16.2, [T6])."""
    games = results_of(office, contest).values()
    return sum(is_completed(one, player) for one in games if player in (one.black, one.white))


def is_won_by_nobody(office: Office, contest: Contest, game: Game) -> bool:
    """Whether both players left, and that alone decided their game ([T6])."""
    both = _places(contest, game)
    if contest.teams or not {*both} <= contest.withdrawn.keys():
        return False
    one, other = (contest.withdrawn[player] for player in both)
    by_rounds = contest.spec.system.kind in ("monrad", "cup")
    result = results_of(office, contest)[game.id]
    after = after_withdrawal(result, both, at_once=one == other or not by_rounds)
    return after.kind is Kind.UNPLAYED


def waiting_games(office: Office, contest: Contest) -> tuple[str, ...]:
    """The games of those who left in which a flag is looked at before they end."""
    rows = office.store.events.games_of_event(contest.id) if contest.withdrawn else ()
    games = (office.folder.game(row.id) for row in rows if row.state == "running")
    return tuple(
        game.id
        for game in games
        if game is not None
        and game.waiting
        and contest.withdrawn.keys() & {*game.players.values(), *game.players_to_be.values()}
    )


def open_players(office: Office, contest: Contest) -> frozenset[str]:
    """Those who left and whose results count or not as a game comes out that waits (16.2-16.3).

    A game that was lost on time is completed, one that ends by a withdrawal is not.
    """
    waiting = waiting_games(office, contest)
    if not waiting:
        return frozenset()
    at_worst = frozenset(annulled_players(office, contest))
    return at_worst.difference(annulled_players(office, contest, waiting))


def left_too_early(office: Office, contest: Contest, game: Game) -> frozenset[str]:
    """Who left too early for their games to count, of a game's players; empty if it counts (16.2).

    Or of those who have taken their places since.
    """
    left = [one for one in _places(contest, game) if one in contest.withdrawn]
    try:
        out = annulled_players(office, contest) if left else ()
    except ValueError:  # a corrected result comes before the games that do not follow any more go
        return frozenset()
    return frozenset(left).intersection(out)


def counts_nothing_told(game: Game, out: Collection[str], reader: Seat) -> tuple[Happening, ...]:
    """That a game counts nowhere, whose players `out` left too early; () if nobody has.

    Of a match it is said who that is, unless somebody plays it who has another's place since.
    """
    if not out:
        return ()
    names = {"you": game.players[reader], "opponent": game.players[reader.other]}
    gone = [name for name, player in names.items() if player in out]
    who = "both" if len(gone) == len(names) else next(iter(gone), "one")
    params = {"who": who if game.judge.of_itself is not None else "one"}
    return (Happening(code="counts_nothing", params=params),)


def _places(contest: Contest, game: Game) -> tuple[str, ...]:
    """Who holds the places now of those who play a game."""
    return tuple(contest.holder(player) for player in game.players.values())


def counting_lines(office: Office, contest: Contest, name: str) -> Iterator[str]:
    """What a game counts for of which a player has left the event, in words."""
    game = office.folder.game(name)
    if game is None or game.result is None or game.result.is_annulled:
        return
    out = annulled_players(office, contest) if contest.withdrawn else ()
    if is_won_by_nobody(office, contest, game) and not {*_places(contest, game)} & {*out}:
        yield f"both have left, and whoever left first, nobody scores in {name} (R16.3) [T6]"
        return
    for player in _places(contest, game):
        if player in out:
            yield (
                f"{player} has left with fewer than half of the games completed: whatever its "
                f"result, {name} counts for nothing in the table (R16.2)"
            )
        elif player in contest.withdrawn:
            yield f"{player} has left, and what was completed counts: so does {name} (R16.3)"


# -- what a ruling brings about in the draw ----


class Touched(Struct, frozen=True, kw_only=True):
    """A game that was annulled or drawn, its players by who holds the start numbers."""

    game: str
    round: int
    black: str
    white: str


class Aftermath(Struct, frozen=True, kw_only=True):
    """Games that were annulled, games that were drawn, and rounds that stay as they were drawn.

    `stay` are the rounds of a Monrad after the one in which a result changed (26.5). `counts` is
    what the changed game counts for if a player of it has left (16.2-16.3), in words.
    """

    annulled: tuple[Touched, ...] = ()
    drawn: tuple[Touched, ...] = ()
    stay: tuple[int, ...] = ()
    counts: tuple[str, ...] = ()


class Drawn(Struct, frozen=True, kw_only=True):
    """How far an event is drawn, to be compared with later: how many games, which annulled."""

    games: int
    annulled: frozenset[str]


def drawn_so_far(office: Office, event: str) -> Drawn:
    """The draw of an event as it is now; of an event that is not there, nothing."""
    contest = office.folder.contest(event)
    games = len(contest.pairings) if contest else 0
    return Drawn(games=games, annulled=frozenset(office.store.events.annulled_games(event)))


def aftermath(office: Office, event: str, before: Drawn, *, changed: str = "") -> Aftermath:
    """What has come of an act since `before`; `changed` is the game whose result it changed.

    Of an event that was cancelled nothing is listed: all of it is annulled.
    """
    contest = office.folder.contest(event)
    if contest is None or contest.state == "cancelled":
        return Aftermath()
    annulled = frozenset(office.store.events.annulled_games(event)) - before.annulled
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
