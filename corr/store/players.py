"""The statements about players: who they are, where they write from, what is taken out."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from corr.store.chronicle import Aliases, Chains
from corr.store.engine import Engine, Part
from corr.store.letters import INBOX, inbox_row
from corr.store.rows import InboxRow, PlayerRow, Seen, instant, stamp
from corr.store.seals import WITH_BYTES, drop_bytes, put_bytes, seal_in, unpack

if TYPE_CHECKING:
    from corr.tournament.events.events import Body


# -- the statements about players ----


_PLAYER = "player"
_BY_ID = "id = :key"
_BY_ADDRESS = "id = (select player from address where address = :key)"


class Register(Part):
    """The players of one store."""

    def __init__(self, engine: Engine, seen: Seen) -> None:
        super().__init__(engine)
        self.seen = seen

    def put_player(self, row: PlayerRow) -> None:
        """Write a player's row and addresses; the first address is where letters go."""
        self.seen.forget(_PLAYER)
        self.engine.run(
            """insert into player (id, name, member_no, club, country, language, time_zone,
                                   settings, unreachable_since, unreachable_why, unreachable_fact,
                                   leave_until, kind)
               values (:id, :name, :member_no, :club, :country, :language, :time_zone, :settings,
                       :unreachable_since, :unreachable_why, :unreachable_fact, :leave_until,
                       :kind)
               on conflict (id) do update set name = :name, member_no = :member_no, club = :club,
               country = :country, language = :language, time_zone = :time_zone,
               settings = :settings, unreachable_since = :unreachable_since,
               unreachable_why = :unreachable_why,
               unreachable_fact = :unreachable_fact, leave_until = :leave_until,
               kind = :kind""",
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
                "kind": row.kind,
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
        return self._player(_BY_ID, player)

    def player_by_member_no(self, member_no: str) -> PlayerRow | None:
        """A player by the federation's member number."""
        return self._player("member_no = :key and member_no <> ''", member_no)

    def player_by_address(self, address: str) -> PlayerRow | None:
        """Who writes from an address (folded: lower case)."""
        return self._player(_BY_ADDRESS, address)

    def everybody(self) -> list[PlayerRow]:
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
        rows = self.engine.rows(
            f"""select player.*, address from player
                left join address on address.player = player.id
                where {where} order by place""",  # noqa: S608
            {"key": key},
        )
        if not rows:
            return None
        addresses = tuple(row.pop("address") for row in rows)
        since, until = rows[0]["unreachable_since"], rows[0]["leave_until"]
        read = {
            "settings": json.loads(rows[0]["settings"]),
            "unreachable_since": instant(since) if since else None,
            "leave_until": instant(until) if until else None,
        }
        row = PlayerRow(**{**rows[0], **read}, addresses=tuple(filter(None, addresses)))
        known = self.seen.known(_PLAYER)
        known[f"{_BY_ID} {row.id}"] = row
        known.update((f"{_BY_ADDRESS} {address}", row) for address in row.addresses)
        return row


# -- the statements about one person ----


class Personal(Part):
    """What one store holds about single players."""

    def __init__(self, engine: Engine, aliases: Aliases, chains: Chains) -> None:
        super().__init__(engine)
        self.aliases = aliases
        self.chains = chains

    def grades(self, player: str) -> list[Mapping[str, str]]:
        """A player's levels, the oldest first, as they are kept (see `Given`)."""
        rows = self.engine.rows(
            """select from_at, on_day, source, report, level, kept, confirmed, status, decided_at,
               taken_back_at, entered_at, reason, reaches from grade where player = :player
               order by from_at, source, report""",
            {"player": player},
        )
        return [*rows]

    def entries(self, player: str) -> list[tuple[str, str, int]]:
        """The events that a player is in: id, state and start number, 0 before the draw."""
        rows = self.engine.rows(
            """select id, state, number from entry join tournament on id = tournament
               where player = :player order by id""",
            {"player": player},
        )
        return [(row["id"], row["state"], row["number"]) for row in rows]

    def entrants(self, event: str) -> list[str]:
        """The players entered in an event, by id."""
        sql = "select player from entry where tournament = :event order by player"
        return [row["player"] for row in self.engine.rows(sql, {"event": event})]

    def start_numbers(self, event: str) -> dict[str, int]:
        """The start number of everybody who is entered in an event, 0 before the draw."""
        sql = "select player, number from entry where tournament = :event"
        rows = self.engine.rows(sql, {"event": event})
        return {row["player"]: row["number"] for row in rows}

    def letters_from(self, address: str) -> list[InboxRow]:
        """Letters that came from an address, newest first, with their bytes."""
        return self._letters("sender = :key", address)

    def letters_in_name(self, player: str) -> list[InboxRow]:
        """Letters in a player's name from addresses that are not theirs, newest first."""
        return self._letters("player = :key", player)

    def _letters(self, where: str, key: str) -> list[InboxRow]:
        rows = self.engine.rows(
            f"""select {INBOX} from {WITH_BYTES["inbox"]} where {where}
                order by arrived desc, n desc""",  # noqa: S608
            {"key": key},
        )
        return [inbox_row(row) for row in rows]

    def letters_to(self, address: str) -> list[tuple[datetime, str, bytes, str]]:
        """Letters that we wrote to an address, newest first: time, state, bytes and Message-ID."""
        rows = self.engine.rows(
            f"""select queued_at, state, raw, packed, message_id from {WITH_BYTES["outbox"]}
                where recipient = :address order by n desc""",  # noqa: S608
            {"address": address},
        )
        return [
            (instant(row["queued_at"]), row["state"], row["raw"], row["message_id"])
            for row in map(unpack, rows)
        ]

    def empty_letters_from(self, player: str, address: str) -> None:
        """Blank the letters that came from an address, or that the player may have written.

        Those that still waited for somebody are dropped; keys and fates stay.
        """
        which = "sender = :address or player = :player"
        drop_bytes(self.engine, "inbox", which, {"address": address, "player": player})
        self.engine.run(
            f"""update inbox set seal = '-', sender = '', message_id = '', player = '', said = '',
                verdict = '', selector = '',
                state = case when state in ('received', 'quarantined') then 'dropped'
                        else state end
                where {which}""",  # noqa: S608
            {"address": address, "player": player},
        )

    def empty_letters_to(self, address: str) -> None:
        """Blank what we wrote to an address; letters still on their way, when they have left."""
        self.engine.run(
            "update outbox set purge = 1 where recipient = :address and state = 'queued'",
            {"address": address},
        )
        which = "recipient = :address and state <> 'queued'"
        drop_bytes(self.engine, "outbox", which, {"address": address})
        self.engine.run(
            f"update outbox set seal = '-', recipient = '', smtp_reply = '' where {which}",  # noqa: S608
            {"address": address},
        )

    def letters_of_cause(self, cause: str) -> list[str]:
        """The Message-IDs of the letters of ours that have a cause."""
        rows = self.engine.rows(
            "select message_id from outbox where cause = :cause", {"cause": cause}
        )
        return [row["message_id"] for row in rows]

    def rename_causes(self, word: str, player: str) -> None:
        """Put a player's id in the place of an address or number wherever that names a cause.

        No link has a cause in it.
        """
        for table in ("outbox", "event"):
            self.engine.run(
                f"""update {table} set cause = replace(cause, :word, :player)
                    where instr(cause, :word) > 0""",  # noqa: S608
                {"word": word, "player": player},
            )

    def empty_letter(self, message_id: str) -> None:
        """Blank our copy of a letter, as soon as it has gone out."""
        self.engine.run(
            """update outbox set seal = case when state = 'queued' then seal else '-' end,
               purge = case when state = 'queued' and purge = 0 then 2 else purge end
               where message_id = :id""",
            {"id": message_id},
        )
        which = "message_id = :id and state <> 'queued'"
        drop_bytes(self.engine, "outbox", which, {"id": message_id})

    def rewrite_letter(self, key: str, raw: bytes) -> None:
        """Write other bytes over a letter that came in. Only who is forgotten may ask for that."""
        sql = "select n, key, message_id, sender, arrived from inbox where key = :key"
        for about in self.engine.rows(sql, {"key": key}):
            n = about.pop("n")
            sql = "update inbox set seal = :seal where n = :n"
            self.engine.run(sql, {"n": n, "seal": seal_in(raw, **about)})
            put_bytes(self.engine, "inbox", n, raw)

    def scrub(self) -> None:
        """Leave no trace in the files of what this transaction writes over."""
        self.engine.scrub()

    def rewrite_event(self, stream: str, seq: int, body: "Body") -> None:
        """Write other words over an event. Only who is forgotten may ask for that.

        In a game, what has a link must say that words were taken out: see `chain`.
        """
        from corr.tournament.events.chain import is_bare, is_linked, is_of_game
        from corr.tournament.events.events import encode

        kind, version, text = encode(body)
        if is_of_game(stream) and is_linked(kind):
            assert is_bare(text), f"{stream}: the letters of a game prove what is written over"
            self.chains.write_links(stream)
        self.engine.run(
            """update event set body = :body where stream = :stream and seq = :seq
               and kind = :kind and version = :version""",
            {
                "body": self.aliases.as_stored(stream, text),
                "stream": stream,
                "seq": seq,
                "kind": kind,
                "version": version,
            },
        )
        self.chains.link_anew(stream, seq)

    def rewrite_report(self, event: str, no: int, files: Mapping[str, str]) -> None:
        """Write other words over the files of a report. Only who is forgotten may ask for that."""
        for name, body in files.items():
            self.engine.run(
                """update report set body = :body
                   where tournament = :event and no = :no and name = :name""",
                {"event": event, "no": no, "name": name, "body": body},
            )
