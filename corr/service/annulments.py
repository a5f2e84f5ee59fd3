"""Games that are taken back, and games that a correction made wrong. One transaction each."""

from collections.abc import Sequence

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.facts_rounds import Ruling
from corr.mail.letter import Happening
from corr.service.event_letters import Act, send_news, send_ruling, the_reason
from corr.service.flags import settled
from corr.service.office import Office
from corr.service.results import LaterResults, results_of
from corr.service.rounds import carry_on, running, the_game
from corr.service.waited import too_late
from corr.service.wrong import wrong_in as wrong_in
from corr.tournament import rulings
from corr.tournament.consequences import (
    again,
    follows_by_itself,
    redrawn,
    wrong_games,
)
from corr.tournament.contest import Contest
from corr.tournament.events import SectionsRedrawn
from corr.tournament.game import Game
from corr.tournament.section_tables import holders
from corr.tournament.wording import listed


def annul_game(office: Office, game: str, act: Act, *told: Happening) -> Game:
    """Take a game back, and nothing else; both players are told. Raises ArbiterError.

    It counts nowhere any more [T35a]. What follows from that is for `annul`.
    """
    with office.folder.transaction():
        found = the_game(office, game, act)
        body = rulings.annul(found, the_reason(act))
        waited = found.waiting
        found = office.folder.play(found, [body], at=act.at, cause=act.cause)
        for seat in Seat:
            send_news(office, found, seat, "game_over", act, *told)
        too_late(office, found, waited, "was annulled", act.at, act.cause)
        return found


def annul(office: Office, game: str, act: Act, *, replace: bool = False) -> Game:
    """Take a game back, with what follows; `replace` sets another in its place at once.

    In a cup, and in a match with an aim, the results say by themselves which games there are.
    Raises ArbiterError, also while something waits in the game: it would be lost.
    """
    with office.folder.transaction():
        _refuse_while_waiting(office, the_game(office, game, act), act)
        found = annul_game(office, game, act)
        contest = running(office, found.event)
        if replace and not follows_by_itself(contest):
            _refuse_those_who_left(contest, game)
            contest = carry_on(office, contest, [again(contest, game)], act)
        set_right(office, contest, act, because=game)
        return found


def redraw_event(office: Office, event: str, act: Act) -> Contest:
    """Annul the games that results do not lead to any more, and draw those that they lead to.

    Raises ArbiterError if there is nothing to set right.
    """
    with office.folder.transaction():
        contest = running(office, event)
        if not wrong_in(office, contest):
            raise ArbiterError(f"{event}: all games follow from the results as they are")
        return set_right(office, contest, act)


def set_right(office: Office, contest: Contest, act: Act, *, because: str = "") -> Contest:
    """The event with the games that its results, as they are now, lead to [T35c, d].

    `because` is the game whose result no longer stands, which the players are told. Rounds of a
    Monrad stay as they were drawn (26.5).
    """
    told = [Happening(code="drawn_by_old_result", params={"game": because})] if because else []
    for game in wrong_games(contest, LaterResults(lambda: results_of(office, contest))):
        annul_game(office, game, act, *told)
    contest = running(office, contest.id)  # what had waited in such a game is noted in it
    results = LaterResults(lambda: results_of(office, contest))
    bodies = redrawn(contest, results, the_reason(act))
    if not bodies:
        return contest
    after = carry_on(office, contest, bodies, act)
    if any(isinstance(body, SectionsRedrawn) for body in bodies):
        _tell_moved(office, contest, after, act)
    return after


class NotFollowing(ArbiterError):
    """A game was to count that the results do not lead to any more."""


def require_following(office: Office, contest: Contest, game: str) -> None:
    """Raise NotFollowing if a game is to count that results do not lead to any more."""
    if game in wrong_games(contest, LaterResults(lambda: results_of(office, contest))):
        raise NotFollowing(f"{game} does not follow from the results as they are")


def _refuse_while_waiting(office: Office, game: Game, act: Act) -> None:
    if not game.waiting:
        return
    waiting = settled(office, game, act.at).waiting
    if waiting:
        raise ArbiterError(
            *(f"something waits in {game.id}: {one.words}" for one in waiting),
            f"when that was looked at, or was undone, {game.id} can be annulled",
        )


def _refuse_those_who_left(contest: Contest, game: str) -> None:
    old = next(one for one in contest.pairings if one.game == game)
    both = contest.holder(old.first), contest.holder(old.second)
    left = [player for player in both if player in contest.withdrawn]
    if left:
        have = "has" if len(left) == 1 else "have"
        raise ArbiterError(f"{listed(left)} {have} left {contest.id}: no game can be set")


def _tell_moved(office: Office, before: Contest, after: Contest, act: Act) -> None:
    """Tell who comes to a final group, and who leaves one."""
    old, new = _groups(before), _groups(after)
    for player in dict.fromkeys((*old, *new)):
        there, here = old.get(player, ""), new.get(player, "")
        if there == here:
            continue
        params = {"event": after.spec.event.name, "before": there, "section": here}
        ruling = Ruling(code="moved", reason=the_reason(act), params=params)
        send_ruling(office, after, player, [ruling], act)


def _groups(contest: Contest) -> dict[str, str]:
    """The final group of everybody who is in one."""
    finals: Sequence[tuple[str, str]] = [
        (player, one.name)
        for one in contest.sections
        if one.stage > 1
        for player in holders(contest, one)
    ]
    return dict(finals)
