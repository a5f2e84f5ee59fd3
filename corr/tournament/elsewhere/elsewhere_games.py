"""The games of an event from a file: those that have begun, those that wait, those taken back."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from corr.ranking.correspondence.event import ENDINGS, WALKOVER, agree
from corr.ranking.correspondence.filereader import shown
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.scoring.scoring_games import GIVEN, Kind, Score, TableGame
from corr.tournament.tables.event_tables import (
    ANNULLED,
    ENDED,
    RUNNING,
    UNPLAYED,
    WAITING,
    PairedGame,
)

RESULTS: Mapping[str, Score] = {
    **{score.value: score for score in Score},
    "black": Score.BLACK,
    "white": Score.WHITE,
    "draw": Score.DRAW,
}
NO_RESULT = (None, "", "*", "none")
NAMED = {kind.value: kind for kind in Kind}
"""The endings that say what kind of game it was; all others are those of played games."""
_SCORES = {score.value: score.value for score in Score}

LISTS = {"games": RUNNING, "waiting": WAITING, "annulled_games": ANNULLED}
"""The lists of games, and how those stand that have no result."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileGame:
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
    boards = dict[int, int]()
    known = players if knows_names(faults) else None
    return tuple(
        game
        for key in LISTS
        for where, value in faults.entries(top, key)
        if (game := _game(faults, key, where, value, boards, known, instead)) is not None
    )


def _game(
    faults: Faults,
    key: str,
    where: str,
    value: object,
    boards: dict[int, int],
    players: Collection[str] | None,
    instead: Mapping[str, str],
) -> FileGame | None:
    """One game, None after a fault in it."""
    before = faults.count
    if not isinstance(value, dict):
        faults.add(where, f"a game is expected, not {shown(value)}")
        return None
    where = f"{where} ({shown(value.get('black'))} - {shown(value.get('white'))})"
    both = _pair(faults, where, value, players)
    black, white = (instead.get(player, player) for player in both)
    if black == white != "":
        faults.add(where, f"{black} is paired with themself")
    round_ = faults.number(value, "round", where, least=1, usual=0)
    kind, score = _ending(faults, where, value) if key == "games" else (Kind.RUNNING, None)
    moves = _moves(faults, where, value)
    boards[round_] = boards.get(round_, 0) + 1
    board = faults.number(value, "board", where, least=1, usual=boards[round_])
    replay = faults.number(value, "replay", where, least=0, usual=0)
    name, ended = (faults.text(value, word, where) for word in ("id", "ended"))
    taken = [faults.word(value, one, where, _SCORES, "") for one in ("assessed", "drawn_as")]
    if faults.count > before:
        return None
    if key == "annulled_games":
        ended = ANNULLED
    seen = TableGame(
        black=black, white=white, kind=kind, score=score, round=max(round_, 1), moves=moves
    )
    return FileGame(
        where=where,
        black=both[0],
        white=both[1],
        seen=seen,
        shown=PairedGame(
            id=name,
            round=round_,
            board=board,
            black=black,
            white=white,
            state=_state(seen, key),
            result=score.value if score else "",
            ended=ended or (kind.value if kind in GIVEN else ""),
            replay=replay,
        ),
        assessed=taken[0],
        drawn_as=taken[1],
    )


def _state(game: TableGame, key: str) -> str:
    if game.score is not None:
        return ENDED
    return UNPLAYED if game.kind is Kind.UNPLAYED else LISTS[key]


def knows_names(faults: Faults) -> bool:
    """Whether it is known which players and teams there are, so that others can be told."""
    return faults.usable("players") and faults.sound("system.teams", "system.kind")


def _pair(
    faults: Faults, where: str, game: Json, players: Collection[str] | None
) -> tuple[str, str]:
    """Who sat there, as the file names them; no `players` are known where those have faults."""
    both = list[str]()
    for colour in ("black", "white"):
        player = game.get(colour)
        if player is None:
            faults.add(f"{where}.{colour}", "is missing")
        elif not isinstance(player, str) or (players is not None and player not in players):
            faults.add(f"{where}.{colour}", f"unknown player {shown(player)}")
        both.append(player if isinstance(player, str) else "")
    return both[0], both[1]


def _ending(faults: Faults, where: str, game: Json) -> tuple[Kind, Score | None]:
    """How the game came to its score; `kind` is another name for `ended`."""
    result, ended = game.get("result"), game.get("ended") or game.get("kind")
    if result not in NO_RESULT and (not isinstance(result, str) or result not in RESULTS):
        known = ", ".join(score.value for score in Score)
        faults.add(f"{where}.result", f"one of {known} is expected, not {shown(result)}")
        return Kind.RUNNING, None
    if ended is not None and (not isinstance(ended, str) or ended not in ENDINGS | NAMED.keys()):
        known = ", ".join(sorted(ENDINGS | NAMED.keys()))
        faults.add(f"{where}.ended", f"one of {known} is expected, not {shown(ended)}")
        return Kind.RUNNING, None
    score = RESULTS.get(str(result)) if result not in NO_RESULT else None
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


def _can_be(score: Score, ended: str) -> bool:
    """Whether a game that ended so can have this score; nobody draws without playing."""
    if score is Score.DRAW and ended == WALKOVER:
        return False
    return ended not in ENDINGS or agree(score.value, ended)


def _moves(faults: Faults, where: str, game: Json) -> int:
    """The stones of both, as [black's, white's] or as one number."""
    moves = game.get("moves")
    counts = moves if isinstance(moves, list) and len(moves) == 2 else [moves]
    if moves is None:
        return 0
    if all(type(count) is int and count >= 0 for count in counts):
        return sum(counts)
    faults.add(f"{where}.moves", f"[black's, white's] is expected, not {shown(moves)}")
    return 0
