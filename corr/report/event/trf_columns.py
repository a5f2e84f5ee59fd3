"""In which round of a TRF16 each game stands: there everybody has one game a round at most."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from corr.tournament.scoring.scoring_games import TableGame
from corr.tournament.scoring.scoring_table import Standings
from corr.tournament.tables.event_tables import ENDED, EventTables
from corr.tournament.wording import counted, listed


@dataclass(slots=True, kw_only=True)
class Column:
    """One round of the file; `round` is that of the event, 0 where the event has none for it."""

    round: int
    games: list[TableGame] = field(default_factory=list)
    byes: list[str] = field(default_factory=list)
    busy: set[str] = field(default_factory=set)

    def takes(self, game: TableGame) -> bool:
        """Put a game here if both are free; whether they were."""
        both = {game.black, game.white}
        if both & self.busy:
            return False
        self.busy |= both
        self.games.append(game)
        return True


def games_in(event: EventTables) -> tuple[TableGame, ...]:
    """The games that count in the table, with what withdrawals made of them."""
    table = event.table
    if isinstance(table, Standings):
        return table.games
    return tuple(game for match in table.matches for game in match.games)


def columns_of(event: EventTables, remarks: list[str]) -> list[Column]:
    """The rounds of the file. What had to be moved or left out is told in `remarks`."""
    by_round = _by_round(event)
    columns, several = list[Column](), list[str]()
    for number in sorted({*by_round, *(bye.round for bye in event.byes)} - {0}):
        own = [Column(round=number)]
        for game in by_round[number]:
            _place(game, own, number)
        if len(own) > 1:
            several.append(str(number))
        for bye in event.byes:
            if bye.round == number and not event.of_teams:
                _give_bye(bye.player, own[: event.table.games_per_match])
        columns += own
    if several:
        what = "round" if len(several) == 1 else "rounds"
        remarks.append(
            f"who has several games in {what} {listed(several)} has them in rounds of their own"
        )
    for game in by_round[0]:
        _place(game, columns, 0)
    if by_round[0]:
        games = counted(len(by_round[0]), "game")
        stand = "stands" if len(by_round[0]) == 1 else "stand"
        remarks.append(f"{games} of no known round {stand} where both players are free")
    _tell_left_out(event, remarks)
    return columns


def _by_round(event: EventTables) -> defaultdict[int, list[TableGame]]:
    """The games that have a score or will have one, by their rounds; 0 where nobody knows it."""
    known = Counter((game.black, game.white, game.round) for game in event.games)
    found = defaultdict[int, list[TableGame]](list)
    for game in games_in(event):
        if game.score is None and not game.is_open:
            continue
        if event.of_teams:
            found[game.round].append(game)
            continue
        key = (game.black, game.white, game.round)
        known[key] -= 1
        found[game.round if known[key] >= 0 else 0].append(game)
    return found


def _place(game: TableGame, columns: list[Column], number: int) -> None:
    """Put a game into the first of these columns where both are free, else into a new one."""
    if not any(column.takes(game) for column in columns):
        columns.append(Column(round=number))
        columns[-1].takes(game)


def _give_bye(player: str, columns: list[Column]) -> None:
    for column in columns:
        column.byes.append(player)
        column.busy.add(player)


def _tell_left_out(event: EventTables, remarks: list[str]) -> None:
    """Games that count for nobody (16.2, [T35]) are not in the file."""
    if taken_back := event.annulled_games:
        remarks.append(f"annulled, and left out: {listed(taken_back)}")
    out = set(event.table.annulled)
    ended = sum(
        game.state == ENDED and bool({game.black, game.white} & out) for game in event.games
    )
    if out:
        names = event.names
        remark = f"withdrew early (16.2): {listed([names.get(one, one) for one in sorted(out)])}"
        if ended:
            what = "that counts" if ended == 1 else "that count"
            remark += f"; {counted(ended, 'game')} {what} for nobody left out"
        remarks.append(remark)
