"""The statements about levels by correspondence.

`grade` and `exemption` hold what events and rulings say of levels, `ranked` a row per player with
what follows from them, so that a list reads no histories. A row is right until its day `due`:
after it the history is asked, and a row settled anew at leisure.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Any

from corr.garbage import uncollected
from corr.store.engine import Engine, Part
from corr.store.rows import LevelRow, Seen, stamp

if TYPE_CHECKING:
    from corr.ranking.correspondence.confirmation import Exemption
    from corr.ranking.correspondence.register import Given, Held, Listing, PlayerHistory

_GRADE = """player, source, report, from_at, on_day, level, kept, confirmed, status, decided_at,
    taken_back_at, entered_at, reason, reaches"""
UNSETTLED = "0001-01-01"
"""The day `due` of a row that was never settled."""
_TELLS = """known_at < :end and since <= :day and confirmed_on <= :day
    and (due = '' or due > :day)"""
"""Whether a row says what its player holds on a day, of which `end` is the next one."""
_LISTED = f"""player, name, member_no, club, country,
    case when {_TELLS} then level end, since, source, confirmed_on, due"""
"""A `Line` of a list; no level at all (null) where the row does not say what is held."""
_LEVEL = 5
"""The place of the level in it."""
_ROW = "player, level, since, source, confirmed_on, due, known_at, as_of"
_SOME = 500
_RANKED = "ranked"


def _day_after(day: date) -> str:
    # The calendar has a last day.
    return (min(day, date.max - timedelta(days=1)) + timedelta(days=1)).isoformat()


class Levels(Part):
    """The correspondence levels of one store."""

    def __init__(self, engine: Engine, seen: Seen) -> None:
        super().__init__(engine)
        self.seen = seen

    def add_grade(
        self,
        player: str,
        from_at: datetime,
        source: str,
        level: str,
        status: str,
        *,
        report: int = 0,
        on: date | None = None,
        kept: bool = False,
        confirmed: bool | None = None,
        entered_at: datetime | None = None,
        reason: str = "",
        reaches: str = "",
    ) -> None:
        """Append a level to a player's history; an equal line is left as it is.

        `on` is the day from which it counts, else that of `from_at`. See `Given` for the rest.
        """
        values = {
            "player": player,
            "from_at": stamp(from_at),
            "source": source,
            "level": level,
            "status": status,
            "report": report,
            "on_day": (on or from_at.astimezone(UTC).date()).isoformat(),
            "kept": int(kept),
            "confirmed": None if confirmed is None else int(confirmed),
            "entered_at": stamp(entered_at) if entered_at else "",
            "reason": reason,
            "reaches": reaches,
            "decided_at": "",
            "taken_back_at": "",
        }
        self.put_grade(values)
        self.settle_level(player)

    def put_grade(self, values: Mapping[str, Any]) -> None:
        """Write a line of a history as it is; the player's row is to be settled after it."""
        self.engine.run(
            f"""insert into grade ({_GRADE}) values (:player, :source, :report, :from_at, :on_day,
                :level, :kept, :confirmed, :status, :decided_at, :taken_back_at, :entered_at,
                :reason, :reaches) on conflict (player, from_at, source, report) do nothing""",  # noqa: S608
            values,
        )

    def take_back_grades(self, source: str, at: datetime, *, report: int = 0) -> None:
        """Take back what an event gave to everybody, by one report or by all.

        Histories keep it as such.
        """
        players = self._players_of(source)
        self.engine.run(
            """update grade set taken_back_at = :at where source = :source
               and taken_back_at = '' and :report in (0, report)""",
            {"source": source, "at": stamp(at), "report": report},
        )
        for one in players:
            self.settle_level(one)

    def take_back_level(self, player: str, source: str, report: int, at: datetime) -> None:
        """Take back one thing that was given to a player; the history keeps it as such."""
        self._change(player, source, report, "taken_back_at = :at", at=stamp(at))

    def decide_grade(
        self, player: str, source: str, report: int, status: str, at: datetime | None
    ) -> None:
        """Set what became of a proposed dan title: `status` and when that was decided."""
        decided = stamp(at) if at else ""
        changes = "status = :status, decided_at = :decided"
        self._change(player, source, report, changes, status=status, decided=decided)

    def _change(self, player: str, source: str, report: int, changes: str, **values: str) -> None:
        self.engine.run(
            f"""update grade set {changes} where player = :player and source = :source
                and report = :report""",  # noqa: S608
            {"player": player, "source": source, "report": report, **values},
        )
        self.settle_level(player)

    def _players_of(self, source: str) -> list[str]:
        sql = "select player from grade where source = :source and taken_back_at = ''"
        return [row["player"] for row in self.engine.rows(sql, {"source": source})]

    def grades_of_source(self, source: str) -> dict[str, str]:
        """The levels that an event changed and that stand, by player; a proposed one stands."""
        sql = """select player, level from grade where source = :source and kept = 0
                 and taken_back_at = '' order by player"""
        rows = self.engine.rows(sql, {"source": source})
        return {row["player"]: row["level"] for row in rows}

    def given_by(self, source: str) -> "dict[str, Given]":
        """Everything that an event gave and that stands, by player."""
        from corr.store.levels.level_rows import given_of

        sql = f"""select {_GRADE} from grade where source = :source and taken_back_at = ''
                  order by player"""  # noqa: S608

        return {row["player"]: given_of(row) for row in self.engine.rows(sql, {"source": source})}

    def proposed_titles(self) -> "list[tuple[str, Given]]":
        """The dan titles that wait for the board, the oldest first."""
        from corr.store.levels.level_rows import given_of

        sql = f"""select {_GRADE} from grade where status = 'proposed' and taken_back_at = ''
                  order by from_at, player"""  # noqa: S608

        return [(row["player"], given_of(row)) for row in self.engine.rows(sql, {})]

    def put_exemptions(self, player: str, those: "Sequence[tuple[int, Exemption]]") -> None:
        """Write the exemptions of a player that stand, by the numbers of their rulings."""
        self.engine.run("delete from exemption where player = :player", {"player": player})
        for number, one in those:
            self.engine.run(
                """insert into exemption (player, number, first, last)
                   values (:player, :number, :first, :last)""",
                {
                    "player": player,
                    "number": number,
                    "first": one.first.isoformat(),
                    "last": one.last.isoformat() if one.last else "",
                },
            )
        self.settle_level(player)

    def players_ruled_on(self) -> list[str]:
        """The players on whose levels somebody has ruled."""
        rows = self.engine.rows(
            """select distinct stream from event
               where kind in ('LevelSet', 'DanDecided', 'Exempted', 'RankingUndone')""",
            {},
        )
        return sorted(row["stream"].removeprefix("player:") for row in rows)

    # -- histories, and what follows ----

    def level_history(self, player: str) -> "PlayerHistory":
        """Everything that a player's level follows from."""
        from corr.ranking.correspondence.register import PlayerHistory

        where, values = "player = :player", {"player": player}
        found = dict(self._histories(where, values)).get(player)
        exempt = self._exempt(where, values).get(player, ()) if found is None else ()
        return found or PlayerHistory(exemptions=tuple(exempt))

    def _histories(
        self, where: str, values: Mapping[str, object], given: str = "true"
    ) -> "Iterator[tuple[str, PlayerHistory]]":
        """Histories by player; `where` is said of a player in `grade` and in `exemption`.

        `given` is said of what is asked of `grade` alone.
        """
        from corr.ranking.correspondence.register import PlayerHistory
        from corr.store.levels.level_rows import given_of

        exempt = self._exempt(where, values)
        sql = f"""select {_GRADE} from grade where {where} and {given}
                  order by player, from_at, source, report"""  # noqa: S608
        for player, rows in groupby(self.engine.rows(sql, values), key=lambda row: row["player"]):
            found = tuple(map(given_of, rows))
            yield player, PlayerHistory(given=found, exemptions=tuple(exempt.get(player, ())))

    def _exempt(self, where: str, values: Mapping[str, object]) -> "dict[str, list[Exemption]]":
        """The exemptions that stand, by player."""
        from corr.store.levels.level_rows import exemption_of

        found = dict[str, list["Exemption"]]()
        sql = f"select player, first, last from exemption where {where} order by player, first"  # noqa: S608
        for row in self.engine.rows(sql, values):
            found.setdefault(row["player"], []).append(exemption_of(row))
        return found

    def level_at(self, player: str, at: datetime) -> str:
        """The level that a player brings into an event at an instant; "" before the first one.

        Falls for want of confirmation are in it; a dan title is only when the board confirmed it.
        """
        row = self.level_row(player)
        if row is None:
            return ""
        day = at.astimezone(UTC).date().isoformat()
        if row.known_at <= stamp(at) and day >= row.since and (not row.due or day < row.due):
            return row.level
        from corr.ranking.correspondence.event import write_level
        from corr.ranking.correspondence.register import level_used

        found = level_used(self.level_history(player), at)
        return write_level(found) if found else ""

    def level_row(self, player: str) -> LevelRow | None:
        """What follows for one player; None for whom nothing was ever given."""
        return self.seen.get(_RANKED, player, lambda: self._read_level(player))

    def _read_level(self, player: str) -> LevelRow | None:
        sql = f"select {_ROW} from ranked where player = :player"  # noqa: S608
        rows = self.engine.rows(sql, {"player": player})
        return LevelRow(**rows[0]) if rows else None

    def settle_level(self, player: str, day: date | None = None) -> LevelRow:
        """Write what follows for a player, up to a day or to the last that was given."""
        from corr.store.levels.level_rows import row_of

        row = row_of(player, self.level_history(player), day)
        self.seen.forget(_RANKED)
        self.engine.run(
            f"""insert into ranked ({_ROW}) values (:player, :level, :since, :source,
                :confirmed_on, :due, :known_at, :as_of)
                on conflict (player) do update set level = :level, since = :since,
                source = :source, confirmed_on = :confirmed_on, due = :due, known_at = :known_at,
                as_of = :as_of""",  # noqa: S608
            {name: getattr(row, name) for name in LevelRow.__struct_fields__},
        )
        return row

    def row_on(self, row: LevelRow, day: date) -> LevelRow:
        """What follows for a player on a day after that of their row; nothing is written."""
        from corr.store.levels.level_rows import row_of

        if row.due and row.due <= day.isoformat():
            return row_of(row.player, self.level_history(row.player), day)
        return row

    def levels_due(self, until: date, limit: int, *, untold: bool = False) -> list[LevelRow]:
        """The players whose level falls by a day, the first to fall first; most `limit`.

        With `untold` only those who have not been told so.
        """
        told = "and told <> due" if untold else ""
        rows = self.engine.rows(
            f"""select {_ROW} from ranked
                where due <> '' and due <= :until {told}
                order by due, player limit :limit""",  # noqa: S608
            {"until": until.isoformat(), "limit": limit},
        )
        return [LevelRow(**row) for row in rows]

    def mark_told(self, player: str, due: str) -> None:
        """Note that a player was told that the level falls on a day."""
        sql = "update ranked set told = :due where player = :player"
        self.engine.run(sql, {"player": player, "due": due})

    def register_entries(self, day: date) -> "Listing":
        """Everybody who holds a level on a day, nearly in the order of a list.

        Texts that lie in memory as they are written are sorted, measured and written in half the
        time. Only of those are histories asked whose row says nothing of that day.
        """
        from corr.ranking.correspondence.register import Listing, held_texts

        with uncollected():
            rows = self.engine.tuples(
                f"""select {_LISTED} from ranked
                    join player on player.id = ranked.player
                    order by level, since, name collate nocase""",  # noqa: S608
                {"day": day.isoformat(), "end": _day_after(day)},
            )
            lines = [row for row in rows if row[_LEVEL]]
            asked = {row[0]: row[:_LEVEL] for row in rows if row[_LEVEL] is None}
            for player, held in self._held_by([*asked], day).items():
                if held is not None:
                    lines.append((*asked[player], *held_texts(held)))
            return Listing(lines=lines)

    def _held_by(self, players: Sequence[str], day: date) -> "dict[str, Held | None]":
        """What players hold on a day, by their histories."""
        from corr.ranking.correspondence.register import held_on

        found = dict[str, "Held | None"](dict.fromkeys(players))
        given = "on_day <= :day and taken_back_at = ''"
        for first in range(0, len(players), _SOME):
            some = {f"p{n}": one for n, one in enumerate(players[first : first + _SOME])}
            where = f"player in ({', '.join(f':{name}' for name in some)})"
            values = {**some, "day": day.isoformat()}
            for player, history in self._histories(where, values, given):
                found[player] = held_on(history, day)
        return found
