"""The statements about players: who they are, and where they write from."""

import json
from datetime import datetime

from corr.store.engine import Engine
from corr.store.rows import PlayerRow, instant, stamp
from corr.store.seen import Seen

_PLAYER = "player"


class Register:
    """The players of one store."""

    engine: Engine
    seen: Seen

    def put_player(self, row: PlayerRow) -> None:
        """Write a player's row and addresses; the first address is where letters go."""
        self.seen.forget(_PLAYER)
        self.engine.run(
            """insert into player (id, name, member_no, club, country, language, time_zone,
                                   settings, unreachable_since, unreachable_why, unreachable_fact,
                                   leave_until)
               values (:id, :name, :member_no, :club, :country, :language, :time_zone, :settings,
                       :unreachable_since, :unreachable_why, :unreachable_fact, :leave_until)
               on conflict (id) do update set name = :name, member_no = :member_no, club = :club,
               country = :country, language = :language, time_zone = :time_zone,
               settings = :settings, unreachable_since = :unreachable_since,
               unreachable_why = :unreachable_why,
               unreachable_fact = :unreachable_fact, leave_until = :leave_until""",
            {
                "id": row.id,
                "name": row.name,
                "member_no": row.member_no,
                "club": row.club,
                "country": row.country,
                "language": row.language,
                "time_zone": row.time_zone,
                "settings": json.dumps(dict(row.settings), sort_keys=True),
                "unreachable_since": stamp(row.unreachable_since) if row.unreachable_since else "",
                "unreachable_why": row.unreachable_why,
                "unreachable_fact": row.unreachable_fact,
                "leave_until": stamp(row.leave_until) if row.leave_until else "",
            },
        )
        self.engine.run("delete from address where player = :id", {"id": row.id})
        for place, address in enumerate(row.addresses):
            self.engine.run(
                "insert into address (address, player, place) values (:address, :id, :place)",
                {"address": address, "id": row.id, "place": place},
            )

    def player(self, player: str) -> PlayerRow | None:
        """A player by id."""
        return self._player("id = :key", player)

    def player_by_member_no(self, member_no: str) -> PlayerRow | None:
        """A player by the federation's member number."""
        return self._player("member_no = :key and member_no <> ''", member_no)

    def player_by_address(self, address: str) -> PlayerRow | None:
        """Who writes from an address (folded: lower case)."""
        return self._player("id = (select player from address where address = :key)", address)

    def players(self) -> list[PlayerRow]:
        """Everybody, by id."""
        ids = self.engine.rows("select id from player order by id", {})
        found = (self.player(row["id"]) for row in ids)
        return [player for player in found if player]

    def is_unreachable(self, player: str) -> bool:
        """Whether letters to a player come back."""
        row = self.player(player)
        return row is not None and row.unreachable_since is not None

    def unreachable_players(self) -> list[PlayerRow]:
        """Everybody to whom letters come back, by id."""
        sql = "select id from player where unreachable_since <> '' order by id"
        found = (self.player(row["id"]) for row in self.engine.rows(sql, {}))
        return [player for player in found if player]

    def players_on_leave(self, at: datetime) -> list[PlayerRow]:
        """Everybody whose leave goes on at an instant or is still to come, by id."""
        sql = "select id from player where leave_until > :at order by id"
        found = (self.player(row["id"]) for row in self.engine.rows(sql, {"at": stamp(at)}))
        return [player for player in found if player]

    def next_player_id(self) -> str:
        """An id that nobody has."""
        rows = self.engine.rows("select max(cast(substr(id, 2) as integer)) as n from player", {})
        return f"P{(rows[0]['n'] or 0) + 1:04d}"

    def _player(self, where: str, key: str) -> PlayerRow | None:
        return self.seen.get(_PLAYER, f"{where} {key}", lambda: self._read_player(where, key))

    def _read_player(self, where: str, key: str) -> PlayerRow | None:
        rows = self.engine.rows(f"select * from player where {where}", {"key": key})  # noqa: S608
        if not rows:
            return None
        addresses = self.engine.rows(
            "select address from address where player = :id order by place", {"id": rows[0]["id"]}
        )
        since, until = rows[0]["unreachable_since"], rows[0]["leave_until"]
        read = {
            "settings": json.loads(rows[0]["settings"]),
            "unreachable_since": instant(since) if since else None,
            "leave_until": instant(until) if until else None,
        }
        return PlayerRow(
            **{**rows[0], **read},
            addresses=tuple(row["address"] for row in addresses),
        )
