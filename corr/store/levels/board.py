"""The statements about events at the board, and about the rating lists that follow from them.

`rating_list` holds every list at the end of a period, so that a later one is computed from it, and
`rating_change` what each event at the board did to whose rating.
"""

from collections.abc import Iterable, Mapping
from itertools import starmap
from typing import NamedTuple

from msgspec import Struct, json
from msgspec.structs import asdict

from corr.store.engine import Part

_EVENT = "id, game, ended_on, period, rated, titled, removed, file, version"
_CHANGE = "game, event, player, period, place, before, entry, after"
_Read = dict[str, tuple[int, int, int]]
Rated = Mapping[str, tuple[int, int, int]]
"""Of every rated player: the rating, the idle periods, and 1 if that cost points."""


class BoardRow(Struct, frozen=True, kw_only=True):
    """An event at the board. `period` is the one it counts in; `version` that of its stream."""

    id: str
    game: str
    ended_on: str
    period: str
    rated: int
    titled: int
    removed: int
    file: str
    version: int


class ChangeRow(Struct, frozen=True, kw_only=True):
    """What an event did to a player's rating; `place` orders the events of all periods.

    `before` is None for a new player, `entry` for others; without a counted match a new player
    has neither, nor a rating `after`.
    """

    game: str
    event: str
    player: str
    period: str
    place: int
    before: int | None
    entry: int | None
    after: int | None


class ShortRow(NamedTuple):
    """Who a player is; there are very many."""

    id: str
    name: str
    member_no: str
    club: str


class BoardEvents(Part):
    """The events at the board and the rating lists of one store."""

    def put_board_event(self, row: BoardRow) -> None:
        """Write an event's row."""
        self.engine.run(
            """insert into board_event (id, game, ended_on, period, rated, titled, removed, file,
                                        version)
               values (:id, :game, :ended_on, :period, :rated, :titled, :removed, :file, :version)
               on conflict (id) do update set game = :game, ended_on = :ended_on,
               period = :period, rated = :rated, titled = :titled, removed = :removed,
               file = :file, version = :version""",
            asdict(row),
        )

    def board_event(self, event: str) -> BoardRow | None:
        """An event at the board by id, also one that was taken out."""
        sql = f"select {_EVENT} from board_event where id = :id"  # noqa: S608
        found = self.engine.rows(sql, {"id": event})
        return BoardRow(**found[0]) if found else None

    def board_events(self, *, titled: bool = False) -> list[BoardRow]:
        """All events at the board by last day and id, also those that were taken out.

        With `titled` those alone that count for kyu/dan and were not taken out.
        """
        only = "where titled = 1 and removed = 0" if titled else ""
        sql = f"select {_EVENT} from board_event {only} order by ended_on, id"  # noqa: S608
        return [BoardRow(**row) for row in self.engine.rows(sql, {})]

    def rated_events(self, game: str, since: str = "") -> list[BoardRow]:
        """The events that count for a game's lists, from a period on, by last day and id."""
        sql = f"""select {_EVENT} from board_event
                  where game = :game and period >= :since and rated = 1 and removed = 0
                  order by ended_on, id"""  # noqa: S608
        rows = self.engine.rows(sql, {"game": game, "since": since})
        return [BoardRow(**row) for row in rows]

    def rated_periods(self, game: str) -> tuple[str, str]:
        """The first and the last period in which events count for a game's lists, "" for none."""
        rows = self.engine.rows(
            """select coalesce(min(period), '') as first, coalesce(max(period), '') as last
               from board_event where game = :game and rated = 1 and removed = 0""",
            {"game": game},
        )
        return rows[0]["first"], rows[0]["last"]

    def rated_games(self) -> list[str]:
        """The games in which an event was ever entered."""
        sql = "select distinct game from board_event order by game"
        return [row["game"] for row in self.engine.rows(sql, {})]

    def put_rating_list(self, game: str, period: str, players: Rated) -> None:
        """Keep the list at the end of a period; one that is as it was is not written."""
        self.engine.run(
            """insert into rating_list (game, period, body) values (:game, :period, :body)
               on conflict (game, period) do update set body = :body where body <> :body""",
            {"game": game, "period": period, "body": json.encode(players).decode()},
        )

    def rating_list(self, game: str, period: str) -> Rated | None:
        """The list that is kept of the end of a period."""
        rows = self.engine.rows(
            "select body from rating_list where game = :game and period = :period",
            {"game": game, "period": period},
        )
        return json.decode(rows[0]["body"], type=_Read) if rows else None

    def kept_periods(self, game: str, since: str) -> list[str]:
        """The periods from one on of which a list is kept."""
        sql = """select period from rating_list where game = :game and period >= :since
                 order by period"""
        rows = self.engine.rows(sql, {"game": game, "since": since})
        return [row["period"] for row in rows]

    def last_rating_list(self, game: str, period: str) -> str:
        """The last period up to this one of which a list is kept, "" for none."""
        rows = self.engine.rows(
            """select coalesce(max(period), '') as last from rating_list
               where game = :game and period <= :period""",
            {"game": game, "period": period},
        )
        last: str = rows[0]["last"]
        return last

    def first_rating_list(self, game: str) -> str:
        """The first period of which a list is kept, "" for none: the first of the game's lists."""
        sql = "select coalesce(min(period), '') as first from rating_list where game = :game"
        first: str = self.engine.rows(sql, {"game": game})[0]["first"]
        return first

    def published_periods(self, game: str) -> list[str]:
        """The periods of which the list was published, also if that was taken back."""
        prefix = f"published:{game}:"
        rows = self.engine.rows(
            "select distinct stream from event where stream > :low and stream < :high",
            {"low": prefix, "high": f"{prefix}~"},
        )
        return sorted(row["stream"].removeprefix(prefix) for row in rows)

    def rating_streams(self) -> list[str]:
        """The streams of decisions about rating lists, and of published ones."""
        rows = self.engine.rows(
            """select distinct stream from event
               where (stream > 'ratings:' and stream < 'ratings:~')
               or (stream > 'published:' and stream < 'published:~') order by stream""",
            {},
        )
        return [row["stream"] for row in rows]

    def keep_rating_lists(self, game: str, first: str, last: str) -> None:
        """Forget all lists but those from one period to another."""
        self.engine.run(
            """delete from rating_list
               where game = :game and (period < :first or period > :last)""",
            {"game": game, "first": first, "last": last},
        )

    def put_rating_changes(self, game: str, since: str, found: Iterable[ChangeRow]) -> None:
        """Keep what events did from a period on: rows that are others now are written alone."""
        sql = f"""select {_CHANGE} from rating_change
                  where game = :game and period >= :since"""  # noqa: S608
        rows = self.engine.rows(sql, {"game": game, "since": since})
        there = {(row["event"], row["player"]): ChangeRow(**row) for row in rows}
        changed = [one for one in found if there.pop((one.event, one.player), None) != one]
        self.engine.run_many(
            """delete from rating_change
               where game = :game and event = :event and player = :player""",
            ({"game": game, "event": event, "player": player} for event, player in there),
        )
        self.engine.run_many(
            f"""insert or replace into rating_change ({_CHANGE}) values (:game, :event, :player,
                :period, :place, :before, :entry, :after)""",  # noqa: S608
            map(asdict, changed),
        )

    def changes_of_player(self, game: str, player: str) -> list[ChangeRow]:
        """What a game's events did to a player's rating, in their order."""
        sql = f"""select {_CHANGE} from rating_change
                  where player = :player and game = :game order by period, place"""  # noqa: S608
        rows = self.engine.rows(sql, {"game": game, "player": player})
        return [ChangeRow(**row) for row in rows]

    def changes_of_period(self, game: str, period: str) -> list[ChangeRow]:
        """What a game's events of a period did, by event and player."""
        sql = f"""select {_CHANGE} from rating_change
                  where game = :game and period = :period order by place, player"""  # noqa: S608
        rows = self.engine.rows(sql, {"game": game, "period": period})
        return [ChangeRow(**row) for row in rows]

    def changes_of_event(self, game: str, event: str) -> list[ChangeRow]:
        """What an event did to everybody's rating."""
        sql = f"""select {_CHANGE} from rating_change
                  where game = :game and event = :event order by player"""  # noqa: S608
        rows = self.engine.rows(sql, {"game": game, "event": event})
        return [ChangeRow(**row) for row in rows]

    def players_in_short(self) -> list[ShortRow]:
        """Who everybody in the register is, by id."""
        sql = "select id, name, member_no, club from player order by id"
        return [*starmap(ShortRow, self.engine.tuples(sql, {}))]

    def players_called(self, name: str) -> list[str]:
        """The ids of all players of the register with a name."""
        sql = "select id from player where name = :name order by id"
        return [row["id"] for row in self.engine.rows(sql, {"name": name})]
