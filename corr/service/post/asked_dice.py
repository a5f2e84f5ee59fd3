"""The question about dice: how those of a match are made and checked, and the reader's figures.

Nothing is thrown or told here that is not written down; a seed only once it is published.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from json import dumps

from msgspec import Struct

from corr.dice.roll import Purpose, Roll, Standing
from corr.dice.state import DiceState, Waits
from corr.dice.statistics import NOTHING_THROWN, ChiSquare, Own, own
from corr.games.rules import Seat
from corr.mail.write.facts_dice import DiceFigures, Evenness, MatchDice, OwnDice, VoidRolls
from corr.service.letters.compose import game_facts
from corr.service.office.case import Answer, Case
from corr.service.office.office import Office
from corr.service.play.records import dice_record_of
from corr.store.rows import GameRow, PlayerRow
from corr.tournament.events.events import GameBody
from corr.tournament.play.dice import player_of
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import scheme_of, waits_for_gift
from corr.tournament.play.matches.thrown import thrown_in
from corr.words.tables import words_of

MOST_MATCHES = 100
"""How many of a player's matches are counted, the last ones."""
_MOST_VOID = 10
"""How many reasons for void rolls a letter tells; the record has all."""
_HUNDREDTHS = 100


class _Sides(Struct, frozen=True, kw_only=True):
    """What a player threw in a match, and what the opponent did."""

    event: str
    game: str
    mine: Own
    theirs: Own


def dice_told(case: Case, player: PlayerRow, game: Game | None, event: str) -> Answer | None:
    """The letter about the dice of a match, of its event or of one that is named, and of all.

    None if the player has no match with dice.
    """
    sides = [*_all_sides(case.office, player)]
    match = game if game is not None and game.judge.of_itself is not None else None
    if not sides and match is None:
        match = _not_begun(case.office, player)  # told that nothing has been thrown yet
    if not sides and match is None:
        return None
    event = event or (match.event if match else "")
    mine = match.id if match else ""
    scopes: list[_Scope] = [
        ("match", mine, [one for one in sides if one.game == mine]),
        ("event", event, [one for one in sides if one.event == event]),
        ("all", "", sides),
    ]
    mark = words_of(case.office.templates.voice(player.language)).mark
    counts = tuple(_figures(*one, mark) for one in _distinct(scopes))
    facts: dict[str, object] = {"match": None, "counts": counts}
    if match is None:
        return Answer(kind="dice", facts=facts)
    file = f"{match.id}.dice.json"
    facts["match"] = _match(case, player, match, file)
    record = dumps(dice_record_of(case.office, match), ensure_ascii=False, indent=1) + "\n"
    return Answer(
        kind="dice", facts=facts, attachments=((file, "application/json", record.encode()),)
    )


# -- figures ----

_Scope = tuple[str, str, Sequence[_Sides]]
"""What figures are of, the id of that, and the matches."""


def _distinct(scopes: Sequence[_Scope]) -> Iterator[_Scope]:
    """Those that have matches, and each more of them than the one before."""
    known = 0
    for scope in scopes:
        if len(scope[2]) > known:
            known = len(scope[2])
            yield scope


def _all_sides(office: Office, player: PlayerRow) -> Iterator[_Sides]:
    """The player's matches with dice that have been thrown, the last ones."""
    rows = sorted(office.store.events.games_of_player(player.id), key=_began, reverse=True)
    found = 0
    for row in rows:
        game = office.folder.game(row.id) if found < MOST_MATCHES else None
        seat = game.seat_of(player.id) if game else None
        if game is None or seat is None or game.dice is None or not game.dice.state.rolls:
            continue
        found += 1
        yield _sides(office, game, game.dice.state, seat)


def _not_begun(office: Office, player: PlayerRow) -> Game | None:
    """The newest match of a player in which nothing has been thrown."""
    rows = sorted(office.store.events.games_of_player(player.id), key=_began, reverse=True)
    games = (office.folder.game(row.id) for row in rows[:MOST_MATCHES])
    return next((one for one in games if one and one.judge.of_itself is not None), None)


def _began(row: GameRow) -> tuple[str, str]:
    return row.started_at.isoformat(), row.id


def _sides(office: Office, game: Game, state: DiceState, seat: Seat) -> _Sides:
    """Of all rolls, the void ones too; those that a restore has lost were nobody's to play."""
    events = office.store.events.of_stream(game.id)
    bodies = (event.body for event in events if isinstance(event.body, GameBody))
    seats = thrown_in(game, bodies).seats
    rolls = [(one, _player(seats.get(one.number))) for one in state.rolls]
    mine, theirs = (own(rolls, player_of(one)) for one in (seat, seat.other))
    return _Sides(event=game.event, game=game.id, mine=mine, theirs=theirs)


def _player(seat: Seat | None) -> int | None:
    return player_of(seat) if seat else None


def _figures(scope: str, name: str, sides: Sequence[_Sides], mark: str) -> DiceFigures:
    mine, theirs = NOTHING_THROWN, NOTHING_THROWN
    for one in sides:
        mine, theirs = mine.with_those(one.mine), theirs.with_those(one.theirs)
    return DiceFigures(
        scope=scope,
        name=name,
        matches=len(sides),
        mine=_own(mine, mark),
        theirs=_own(theirs, mark),
        even=tuple(_evenness(mine, theirs)),
    )


def _evenness(mine: Own, theirs: Own) -> Iterator[Evenness]:
    both = mine.with_those(theirs)
    tests: Sequence[tuple[str, ChiSquare, ChiSquare, ChiSquare]] = (
        ("faces", mine.even_faces, theirs.even_faces, both.even_faces),
        ("doubles", mine.even_doubles, theirs.even_doubles, both.even_doubles),
        ("openings", mine.even_openings, mine.even_openings, mine.even_openings),
    )
    for what, one, other, together in tests:
        yield Evenness(what=what, mine=one.once_in, theirs=other.once_in, both=together.once_in)


def _own(found: Own, mark: str) -> OwnDice:
    return OwnDice(
        rolls=found.rolls,
        mean=in_hundredths(found.mean).replace(".", mark),
        faces=found.faces,
        turns=found.turns,
        doubles=found.doubles,
        openings=found.openings,
        begun=found.begun,
    )


def in_hundredths(number: Fraction) -> str:
    """A number that is not negative with two decimals, the nearest ones, a half rounded up.

    >>> in_hundredths(Fraction(49, 6)), in_hundredths(Fraction(8)), in_hundredths(Fraction(1, 200))
    ('8.17', '8.00', '0.01')
    """
    doubled = 2 * _HUNDREDTHS * number.numerator + number.denominator
    whole, rest = divmod(doubled // (2 * number.denominator), _HUNDREDTHS)
    return f"{whole}.{rest:02d}"


# -- one match ----


def _match(case: Case, player: PlayerRow, game: Game, file: str) -> MatchDice:
    seat = game.seat_of(player.id) or Seat.FIRST
    told = game_facts(case.office, game, seat, at=case.at)
    state = game.dice.state if game.dice else DiceState(match_id=game.id)
    void = (one for one in state.rolls if one.standing is Standing.VOID)
    return MatchDice(
        game=game.id,
        event_name=told.event_name,
        opponent=told.opponent,
        scheme=scheme_of(game).value,
        waits=what_dice_wait_for(game, seat),
        rolls=len(state.rolls),
        void=tuple(_void(void))[:_MOST_VOID],
        again=max(0, len(state.commitments) - 1),
        open=bool(state.commitments) and all(one.seed for one in state.commitments),
        file=file,
    )


def what_dice_wait_for(game: Game, seat: Seat) -> str:
    """`director`, who is called, `mine` or `theirs`, what a seat or its opponent gives, `break`,
    `beacon`, or "".
    """
    if game.called:
        return "director"
    if waits_for_gift(game, seat):
        return "mine"
    if waits_for_gift(game, seat.other):
        return "theirs"
    if game.result is None and game.breaks.until:
        return "break"
    beacon = game.result is None and game.dice is not None and game.dice.waits is Waits.BEACON
    return "beacon" if beacon else ""


def _void(rolls: Iterable[Roll]) -> Iterator[VoidRolls]:
    """Void rolls, those that stand side by side and have one reason together."""
    for (lost, reason), some in groupby(rolls, key=_why):
        numbers = [one.number for one in some]
        yield VoidRolls(
            numbers=", ".join(_ranges(numbers)), count=len(numbers), lost=lost, reason=reason
        )


def _why(roll: Roll) -> tuple[bool, str]:
    lost = roll.purpose is Purpose.LOST
    return lost, "" if lost else roll.why


def _ranges(numbers: Sequence[int]) -> Iterator[str]:
    """Growing numbers, those that follow one another as a range: `4`, `7–9`."""
    for _, run in groupby(enumerate(numbers), key=lambda one: one[1] - one[0]):
        found = [number for _, number in run]
        yield f"{found[0]}" if len(found) == 1 else f"{found[0]}–{found[-1]}"
