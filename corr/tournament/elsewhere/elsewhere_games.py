"""The games of an event from a file: played, waiting, in matches or a cup."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from corr.games.registry import RULES
from corr.games.results import own_words, seats_in
from corr.ranking.correspondence.event import ENDINGS, WALKOVER, agree
from corr.ranking.correspondence.result_keys import pair_named, seat_faults
from corr.reading.entries import shown
from corr.reading.kinds import by_rounds, setting
from corr.result_words import COLOURS, OWN_WORDS, SCORE
from corr.tournament.elsewhere.elsewhere_keys import Faults, Json
from corr.tournament.elsewhere.elsewhere_parts import (
    NAMED,
    GameEntry,
    MatchEntry,
    endings_in,
    results_of,
)
from corr.tournament.pairing.cup import Cup, CupState, cup_state
from corr.tournament.scoring.scoring_games import GIVEN, Bye, Kind, Score, TableGame
from corr.tournament.scoring.team_scoring import EMPTY, Board, TeamMatch
from corr.tournament.spec.spec import POINTS, GamePart
from corr.tournament.systems.cup import byes_in
from corr.tournament.tables.event_tables import (
    ANNULLED,
    ENDED,
    RUNNING,
    UNPLAYED,
    WAITING,
    PairedGame,
)

# -- the games of an event from a file ----


NO_RESULT = (None, "", "*", "none")

LISTS = {"games": RUNNING, "waiting": WAITING, "annulled_games": ANNULLED}
"""The lists of games, and how those stand that have no result."""


class FileGame(Struct, frozen=True, kw_only=True):
    """A game of a file: how the table sees it, and how a list of pairings shows it.

    `black` and `white` are who sat there, also where somebody else has taken their place over
    since. `assessed` is the result by which it counts for draws while it goes on (26.5),
    `drawn_as` the one by which rounds were drawn before it was corrected.
    """

    where: str
    black: str
    white: str
    seen: TableGame
    shown: PairedGame
    assessed: str = ""
    drawn_as: str = ""

    @property
    def counts(self) -> bool:
        """Whether it was not taken back by the arbiter."""
        return self.shown.state != ANNULLED


def read_games(
    faults: Faults, top: Json, players: Collection[str], instead: Mapping[str, str]
) -> tuple[FileGame, ...]:
    """The games; of those whose board nobody says, in the order given in their round.

    `instead` are those whose place somebody else took over, with all results.
    """
    known = players if knows_names(faults) else None
    part = part_played(faults, top)
    listed = _Listed(game=game_in(top), part=part, players=known, instead=instead, boards={})
    return tuple(
        game
        for key in LISTS
        for where, value in faults.entries(top, key)
        if (game := _game(faults, listed, key, where, value)) is not None
    )


def part_played(faults: Faults, top: Json) -> GamePart:
    """[game] of the event as far as its table goes by it: how long matches are, round by round,
    in a game that is played to points.
    """
    of = game_in(top)
    if SCORE not in own_words(of) or of not in RULES:
        return GamePart(kind=of)
    values = RULES[of].options()[POINTS]
    kind, said = by_rounds(setting(values)), values[0]
    rules = faults.table(top, "rules")
    found = faults.table(rules, "game", "rules").get(POINTS)
    try:
        said = said if found is None else kind.read(found)
    except ValueError:
        told = f"{kind.expected} is expected, not {shown(found)}"
        faults.add(f"rules.game.{POINTS}", told)
    return GamePart(kind=of, options={POINTS: said})


def game_in(top: Json) -> str:
    """The game of the file, "" where it names none."""
    event = top.get("event")
    game = event.get("game") if isinstance(event, dict) else None
    return game if isinstance(game, str) else ""


Seats = tuple[str, str]
"""What the players of a game are called."""


class _Listed(Struct, frozen=True, kw_only=True):
    """What the games of a file are read by; `boards` counts those of each round.

    No `players` are known where those have faults.
    """

    game: str
    part: GamePart
    players: Collection[str] | None
    instead: Mapping[str, str]
    boards: dict[int, int]


def _game(faults: Faults, listed: _Listed, key: str, where: str, value: object) -> FileGame | None:
    """One game, None after a fault in it."""
    before, boards = faults.count, listed.boards
    if not isinstance(value, dict):
        faults.add(where, f"a game is expected, not {shown(value)}")
        return None
    where = f"{where} ({pair_named(value)})"
    said = faults.read(GameEntry, value, where)
    seats = COLOURS if said.by_colours else seats_in(listed.game, value)
    both = _pair(faults, listed, where, value, said, seats)
    black, white = (listed.instead.get(player, player) for player in both)
    if black == white != "":
        faults.add(where, f"{black} is paired with themself")
    round_, kind, score = said.round, Kind.RUNNING, None
    if key == "games":
        kind, score = _ending(faults, listed.game, where, value, seats)
    moves = _moves(faults, where, value, seats)
    _check_score(faults, listed.game, where, said, score)
    boards[round_] = boards.get(round_, 0) + 1
    if faults.count > before:
        return None
    ended = ANNULLED if key == "annulled_games" else said.ended
    seen = TableGame(
        black=black,
        white=white,
        kind=kind,
        score=score,
        round=max(round_, 1),
        moves=moves,
        scored=said.score,
        length=listed.part.length(round_),
    )
    return FileGame(
        where=where,
        black=both[0],
        white=both[1],
        seen=seen,
        shown=PairedGame(
            id=said.id,
            round=round_,
            board=said.board or boards[round_],
            black=black,
            white=white,
            state=_state(seen, key),
            result=score.value if score else "",
            ended=ended or (kind.value if kind in GIVEN else ""),
            replay=said.replay,
            score=said.score,
        ),
        assessed=said.assessed,
        drawn_as=said.drawn_as,
    )


def _state(game: TableGame, key: str) -> str:
    if game.score is not None:
        return ENDED
    return UNPLAYED if game.kind is Kind.UNPLAYED else LISTS[key]


def knows_names(faults: Faults) -> bool:
    """Whether it is known which players and teams there are, so that others can be told."""
    return faults.usable("players") and faults.sound("system.teams", "system.kind")


def _pair(
    faults: Faults, listed: _Listed, where: str, value: Json, game: GameEntry, seats: Seats
) -> tuple[str, str]:
    """Who sat there, as the file names them."""
    there = {key: one for key, one in value.items() if one is not None}
    for key, why in seat_faults(listed.game, game, there):
        faults.add(f"{where}.{key}", why or "is missing")
    one, other = game.players
    for seat, player in zip(seats, (one, other), strict=True):
        if player is not None and listed.players is not None and player not in listed.players:
            faults.add(f"{where}.{seat}", f"unknown player {shown(player)}")
    return one or "", other or ""


def _ending(
    faults: Faults, of: str, where: str, game: Json, seats: Seats
) -> tuple[Kind, Score | None]:
    """How the game came to its score, in a file of some game.

    `kind` is another name for `ended`; it may say `late` of any game (16.1).
    """
    result, ended = game.get("result"), game.get("ended") or game.get("kind")
    results = results_of(seats)
    if result not in NO_RESULT and (not isinstance(result, str) or result not in results):
        known = ", ".join(score.value for score in Score)
        faults.add(f"{where}.result", f"one of {known} is expected, not {shown(result)}")
        return Kind.RUNNING, None
    endings = endings_in(of) if game.get("ended") else endings_in(of).union(NAMED)
    if ended is not None and (not isinstance(ended, str) or ended not in endings):
        known = ", ".join(sorted(endings))
        faults.add(f"{where}.ended", f"one of {known} is expected, not {shown(ended)}")
        return Kind.RUNNING, None
    score = results.get(str(result)) if result not in NO_RESULT else None
    if score is not None and ended is not None and not _can_be(score, ended):
        faults.add(where, f"contradiction: {ended} with {score}")
        return Kind.RUNNING, None
    if ended is None or ended not in NAMED:
        if ended is not None and score is None:
            faults.add(f"{where}.result", f"is missing, and the game ended ({ended})")
        return (Kind.PLAYED if score else Kind.RUNNING), score
    kind = NAMED[ended]
    if score is None and result == "none" and kind in (Kind.PLAYED, Kind.WALKOVER, Kind.LATE):
        score = Score.NOBODY
    if kind in (Kind.RUNNING, Kind.UNPLAYED) and score:
        faults.add(f"{where}.result", f"nothing is expected of a game that is {kind}")
    elif score is None and kind not in (Kind.RUNNING, Kind.UNPLAYED, Kind.ADJOURNED):
        faults.add(f"{where}.result", f"is missing, and the game ended ({kind})")
    else:
        return kind, score
    return Kind.RUNNING, None


def _check_score(
    faults: Faults, of: str, where: str, said: GameEntry, result: Score | None
) -> None:
    """The points of both in a match to points, which is never drawn; who won by them has more."""
    if result is Score.DRAW and SCORE in own_words(of):
        faults.add(where, f"contradiction: {result}, and a match of {of} cannot be a draw")
    if said.score is None:
        return
    if SCORE not in own_words(of):
        faults.add(f"{where}.score", f"nothing is expected: {of or 'renju'} has no such score")
    elif result is None:
        faults.add(f"{where}.score", "nothing is expected of a match that is not over")
    elif said.ended == SCORE:
        one, other = said.score
        won = Score.BLACK if one > other else Score.WHITE if other > one else None
        if won is not result:
            faults.add(where, f"contradiction: {result} with the score {one}-{other}")


def _can_be(score: Score, ended: str) -> bool:
    """Whether a game that ended so can have this score; nobody draws without playing."""
    if score is Score.DRAW and ended == WALKOVER:
        return False
    checked = ended in ENDINGS or ended in OWN_WORDS
    return not checked or agree(score.value, ended)


def _moves(faults: Faults, where: str, game: Json, seats: Seats) -> int:
    """The stones of both, as [black's, white's] or as one number."""
    moves = game.get("moves")
    counts = moves if isinstance(moves, list) and len(moves) == 2 else [moves]
    if moves is None:
        return 0
    if all(type(count) is int and count >= 0 for count in counts):
        return sum(counts)
    one, other = seats
    faults.add(f"{where}.moves", f"[{one}'s, {other}'s] is expected, not {shown(moves)}")
    return 0


# -- `matches` of an event from a file ----
# Where neither is said, the games themselves make up the matches.


_POINTS = {
    (Fraction(1), Fraction(0)): Score.BLACK,
    (Fraction(0), Fraction(1)): Score.WHITE,
    (Fraction(1, 2), Fraction(1, 2)): Score.DRAW,
    (Fraction(0), Fraction(0)): Score.NOBODY,
}


class FileMatch(Struct, frozen=True, kw_only=True):
    """Two teams that meet, `one` preliminary black on the odd boards, with their line-ups.

    `where` names it in faults; () are line-ups that nobody says.
    """

    where: str
    round: int
    one: str
    other: str
    line_ups: tuple[tuple[str, ...], ...] = ()


def read_matches(
    faults: Faults, top: Json, teams: Collection[str], players: Collection[str]
) -> tuple[tuple[FileMatch, ...], tuple[TeamMatch, ...]]:
    """The matches with line-ups, and those of which the points at the boards are known."""
    drawn, scored = list[FileMatch](), list[TeamMatch]()
    for where, value in faults.entries(top, "matches"):
        if not isinstance(value, dict):
            faults.add(where, f"a match is expected, not {shown(value)}")
            continue
        before = faults.count
        said = faults.read(MatchEntry, value, where)
        one, other = (_team(faults, f"{where}.{key}", getattr(said, key), teams) for key in "ab")
        if one == other != "":
            faults.add(where, f"{shown(one)} is paired with itself")
        line_ups = tuple(_line_ups(faults, where, value, players))
        boards = [
            [_scored(faults, f"{where}.{at}", points) for points in games]
            for at, games in faults.entries(value, "boards")
            if isinstance(games, list)
        ]
        if boards and line_ups:
            faults.add(where, "either boards or line_ups are expected, not both")
        if faults.count > before:
            continue
        if value.get("line_ups") is None:
            scored.append(_by_points(one, other, said.round, boards))
        else:
            drawn.append(
                FileMatch(where=where, round=said.round, one=one, other=other, line_ups=line_ups)
            )
    return tuple(drawn), tuple(scored)


def _team(faults: Faults, where: str, value: object, teams: Collection[str]) -> str:
    known = knows_names(faults)
    if not isinstance(value, str) or (known and value not in teams):
        faults.add(where, f"unknown team {shown(value)}")
    return value if isinstance(value, str) else ""


def _line_ups(
    faults: Faults, where: str, match: Json, players: Collection[str]
) -> Iterator[tuple[str, ...]]:
    """Who sat at the boards from the first, of both teams; "" where nobody did."""
    both = list(faults.entries(match, "line_ups"))
    if match.get("line_ups") is not None and len(both) != 2:
        faults.add(f"{where}.line_ups", "those of both teams are expected, a's before b's")
    known = faults.usable("players")
    for at, content in both:
        own = content if isinstance(content, list) else [content]
        for player in own:
            if not isinstance(player, str) or (known and player not in (EMPTY, *players)):
                faults.add(f"{where}.{at}", f"unknown player {shown(player)}")
        yield tuple(player for player in own if isinstance(player, str))


def _scored(faults: Faults, where: str, points: object) -> Score | None:
    """The score of a game by the points of both; nothing while it goes on."""
    if points is None:
        return None
    try:
        if not isinstance(points, list) or len(points) != 2:
            raise ValueError
        return _POINTS[Fraction(str(points[0])), Fraction(str(points[1]))]
    except (TypeError, ValueError, KeyError, ZeroDivisionError):
        expected = 'the points of both, such as ["1", "0"] or ["0.5", "0.5"]'
        faults.add(where, f"{expected} are expected, not {shown(points)}")
        return None


def _by_points(
    one: str, other: str, number: int, boards: Sequence[Sequence[Score | None]]
) -> TeamMatch:
    return TeamMatch(
        one=one,
        other=other,
        round=number,
        boards=tuple(
            Board(
                one=one,
                other=other,
                games=tuple(
                    TableGame(
                        black=one,
                        white=other,
                        kind=Kind.PLAYED if score else Kind.RUNNING,
                        score=score,
                        round=number,
                    )
                    for score in board
                ),
            )
            for board in boards
        ),
    )


def matches_of(games: Sequence[FileGame], team_of: Mapping[str, str]) -> tuple[FileMatch, ...]:
    """The team matches that these games make up, board by board.

    The first team of a match is that of black in the first game of its first board (21.1).
    """
    found = dict[tuple[int, frozenset[str]], dict[frozenset[str], FileGame]]()
    for one in sorted(games, key=lambda each: (each.seen.round, each.shown.board)):
        game = one.seen
        teams = frozenset((team_of[game.black], team_of[game.white]))
        boards = found.setdefault((game.round, teams), {})
        boards.setdefault(frozenset((game.black, game.white)), one)
    return tuple(
        _match(number, tuple(boards.values()), team_of) for (number, _), boards in found.items()
    )


def _match(number: int, boards: Sequence[FileGame], team_of: Mapping[str, str]) -> FileMatch:
    first = boards[0].seen
    one, other = team_of[first.black], team_of[first.white]
    pairs = [
        pair if team_of[pair[0]] == one else pair[::-1]
        for pair in ((board.seen.black, board.seen.white) for board in boards)
    ]
    return FileMatch(
        where=boards[0].where,
        round=number,
        one=one,
        other=other,
        line_ups=tuple(zip(*pairs, strict=True)),
    )


# -- A cup from a file ----


Slots = tuple[str | None, ...]

_TOLD = 8
"""How many matches a fault tells."""


def read_slots(faults: Faults, entry: Json, players: Sequence[str]) -> Slots:
    """Who stands beside whom, null for a bye: by `system.draw`, else the players in order."""
    if entry.get("draw") is None:
        slots: Slots = tuple(players)
        if len(slots) & (len(slots) - 1) and faults.sound("players"):
            faults.add("system.draw", f"is missing, and {len(slots)} players need byes")
        return slots
    found = list[str | None]()
    for where, value in faults.entries(entry, "draw"):
        if value is not None and value not in players and faults.usable("players"):
            faults.add(f"system.{where}", f"unknown player {shown(value)}")
        found.append(value if isinstance(value, str) else None)
    drawn = [player for player in found if player]
    if len(found) < 2 or len(found) & (len(found) - 1):
        expected = "2, 4, 8, … places are expected, null for a bye"
        faults.add("system.draw", f"{expected}, not {len(found)}")
    elif faults.sound("players", "system.draw") and sorted(drawn) != sorted(players):
        faults.add("system.draw", "every player is expected in it once")
    return tuple(found)


def check_stray(faults: Faults, state: CupState, games: Sequence[FileGame]) -> None:
    """Note the games of two who do not meet in this draw, of the first round that has any.

    What is wrong in later rounds may only follow from that.
    """
    stray = {frozenset((game.black, game.white)) for game in state.stray}
    found = [one for one in games if one.counts and frozenset(_pair_drawn(one)) in stray]
    first = min((one.seen.round for one in found), default=0)
    for one in found:
        if one.seen.round == first:
            reason = "no match of the cup, by its draw and the results before"
            faults.add(one.where, f"{reason}; {_matches_of(state, one)}")


def _pair_drawn(one: FileGame) -> tuple[str, str]:
    return one.seen.black, one.seen.white


def _matches_of(state: CupState, one: FileGame) -> str:
    """Who meet in the round of a game, or in all where it names none; its players' own first."""
    number, pair = one.shown.round, frozenset(_pair_drawn(one))
    matches = [
        match.players
        for match in state.matches
        if len(match.players) == 2 and number in (0, match.round)
    ]
    matches.sort(key=lambda players: not pair & {*players})
    told = [" – ".join(map(shown, players)) for players in matches[:_TOLD]]
    told += ["…"] if len(matches) > _TOLD else []
    where = f"round {number}" if number else "the matches"
    return f"{where}: {', '.join(told) or 'nobody is known to meet yet'}"


def byes_by_draw(
    cup: Cup, games: Sequence[TableGame], withdrawn: Collection[str]
) -> tuple[Bye, ...]:
    """Who had nobody to meet in the rounds that were played, by the draw and the results."""
    state = cup_state(cup, games, withdrawn=withdrawn)
    drawn = max((game.round for game in games), default=1)
    return tuple(
        Bye(player=player, round=number)
        for number in range(1, drawn + 1)
        for player in byes_in(state, number)
    )
