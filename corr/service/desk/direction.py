"""The tournament director of matches: called by a player, asked for points (backgammon.md 8)."""

from collections.abc import Mapping

from corr.errors import ArbiterError, PlayerError
from corr.games.rules import Seat
from corr.mail.letter import Happening, Refusal
from corr.sentences.said import said
from corr.service.desk.rulings import require_following, set_right
from corr.service.event.rounds import begun_game, running
from corr.service.letters.compose import kind_for
from corr.service.letters.event_letters import Act, send_news, the_reason
from corr.service.letters.impartial import directors_for
from corr.service.letters.matches.dice_told import match_happenings
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import hashed
from corr.service.letters.reading import first_line, words_passed_on
from corr.service.office.case import Case, Writer
from corr.service.office.office import Office
from corr.service.play.flags import settled, too_late
from corr.service.play.phrases import CALL, call_line, lines_about
from corr.service.play.records import record_told
from corr.tournament.events.events_games import (
    DirectorAnswered,
    DirectorCalled,
    PointsGiven,
)
from corr.tournament.play.game import Game
from corr.tournament.play.matches.gifts import give_points, take_points_back
from corr.tournament.wording import typed

LONGEST_CALL = 2_000
"""How many characters of what a player writes to the director are kept."""


# -- a player calls the director ----


def called_by(case: Case, writer: Writer, game: Game, seat: Seat) -> Game:
    """The match after its letter called the director, if it did; he is told.

    All that the letter says is put before him, of one about another match the line that names
    this one. It may come in anybody's turn, and from both: each
    letter is put before him (4.3). Of a match that is over the appeal is the way.
    """
    line = call_line(case, writer, game)
    if not line or game.result is not None:
        return game
    own = writer.game is not None and writer.game.id == game.id
    lines = lines_about(case, game, own=own)
    said = "\n".join(bare if bare == line else written for bare, written in lines)
    passed = words_passed_on(case, writer.player, said or line)
    itself = game.judge.of_itself
    assert itself is not None
    text = " ".join(passed.text.split())
    plain = case.office.words.plainly(text, game.rules)
    text = (itself.complaint(plain) if itself.kind(plain) == CALL else text)[:LONGEST_CALL]
    body = DirectorCalled(seat=seat, text=text)
    game = case.office.folder.play(game, [body], at=case.letter.arrived, cause=case.letter.key)
    _tell_director(case, game, writer, seat, text)
    return game


def call_refused(case: Case, writer: Writer, game: Game) -> tuple[Refusal, ...]:
    """Why the director is not called by a letter about a match that is over, if it does so."""
    if game.result is None or game.judge.of_itself is None:
        return ()
    line = call_line(case, writer, game)
    return (Refusal(line=first_line(line), code="game_over", params={}),) if line else ()


def _tell_director(case: Case, game: Game, writer: Writer, seat: Seat, text: str) -> None:
    """Put a player's letter before the director, with what he can do."""
    office = case.office
    opponent = office.store.players.player(game.players[seat.other])
    params = {
        "name": writer.player.name,
        "opponent": opponent.name if opponent else "",
        "game": game.id,
        "words": text,
        "record": record_told(office, game),
        "commands": (
            typed("game", "answer-call", game.id, "--reason", "TEXT"),
            typed("game", "points", game.id, game.players[seat], "1", "--reason", "TEXT"),
            typed(
                "event",
                "warn",
                game.event,
                game.players[seat],
                *("--match", game.id, "--reason", "TEXT"),
            ),
            typed("clock", "extend", game.id, "--days", "3", "--reason", "TEXT"),
        ),
    }
    director = directors_for(office, game)[0]
    cause = f"director.{game.id}.{hashed(case.letter.key)}"
    tell_request(office, director, "director_called", params, at=case.at, cause=cause)


def answer_call(office: Office, game: str, act: Act) -> Game:
    """Answer a call; both are told, and the match goes on where it stood. Raises ArbiterError."""
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        if not found.called:
            raise ArbiterError(said("why_game", "not_called", game=game))
        told = Happening(code="director_answered", params={"reason": reason})
        before = found
        body = DirectorAnswered(reason=reason)
        found = office.folder.play(found, [body], at=act.at, cause=act.cause)
        return _tell_both(office, before, found, act, dict.fromkeys(Seat, (told,)))


def _tell_both(
    office: Office,
    before: Game,
    game: Game,
    act: Act,
    told: Mapping[Seat, tuple[Happening, ...]],
) -> Game:
    """Tell both players of a ruling, each what is `told` to them, and what followed by itself."""
    bodies = office.folder.happened(game, before.seq)
    for seat in Seat:
        more = match_happenings(bodies, before.position, game, seat, act.at)
        send_news(office, game, seat, kind_for(game, seat), act, *told.get(seat, ()), *more)
    return game


# -- points ----


def give(office: Office, game: str, player: str, points: int, act: Act) -> Game:
    """Give a player points of a match (1.4); both are told. Raises ArbiterError.

    While a game runs they count when it has ended. They may end the match.
    """
    with office.folder.transaction():
        found, reason = _of_points(office, game), the_reason(act)
        found = settled(office, found, act.at)
        seat = found.seat_of(player)
        if seat is None:
            raise ArbiterError(said("why_game", "not_at_it", game=game, player=player))
        both = (points, 0) if seat is Seat.FIRST else (0, points)
        try:
            body = give_points(found, both, ruling=act.number, reason=reason)
        except PlayerError as error:
            raise ArbiterError(_why_not(found, error)) from error
        waited, before = found.waiting, found
        found = office.folder.play(found, [body], at=act.at, cause=act.cause)
        _tell_both(office, before, found, act, {})
        if found.result is not None:
            too_late(office, found, waited, "was over", act.at, act.cause)
        return found


def _of_points(office: Office, game: str) -> Game:
    """A match that is played for points. Raises ArbiterError."""
    found = begun_game(office, game)
    if found.judge.of_itself is None:
        raise ArbiterError(said("why_game", "no_points_here", game=game))
    return found


def _why_not(game: Game, error: PlayerError) -> str:
    """Why points cannot be given."""
    if error.code == "both_reach":
        rule = typed("event", "rule", game.id, "RESULT", "--reason", "TEXT")
        length = error.params["length"]
        return said("why_game", "both_reach", game=game.id, length=length, rule=rule)
    return said("why_game", "points_too_late", game=game.id)


def take_back(office: Office, game: str, given: PointsGiven, act: Act) -> Game:
    """Let points count no more that were given; both are told.

    Raises ArbiterError once something was thrown since they counted, or the match is over by
    something else.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = take_points_back(found, given, reason)
        if body is None:
            raise ArbiterError(said("why_game", "points_counted", game=game))
        over, before = found.result is not None, found
        found = office.folder.play(found, [body], at=act.at, cause=act.cause)
        told = dict[Seat, tuple[Happening, ...]]()
        for seat, own, others in zip(Seat, given.points, reversed(given.points), strict=True):
            params = {"yours": own, "theirs": others, "reason": reason}
            told[seat] = (Happening(code="points_taken_back", params=params),)
        _tell_both(office, before, found, act, told)
        if over:
            contest = running(office, found.event)
            require_following(office, contest, game)
            set_right(office, contest, act, because=game)
        return found
