"""The statements about events, their links and causes, and the rows that follow from them."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from sys import intern
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from corr.store.engine import Engine, Part
from corr.store.rows import GameRow, Outcome, Seen, instant, stamp
from corr.store.seals import unpacked_head

if TYPE_CHECKING:
    from corr.tournament.events.events import Body, Event


# -- under which ids and names an event that came from elsewhere knows its players ----
# What happened is never written anew: the events of such an event keep the ids that its players
# had where it began. Where another player has such an id here, or the player another id, a table
# says which stands for which. It is a permutation, so that reading and writing undo each other.
# Its tables go on naming everybody as they did there.


NAMED = ("name", "member_no", "club", "country")
"""By what the tables of an event name a player."""

_ALIAS = "alias"
_PLAYER = re.compile(r"\bP[0-9]{4,6}\b")


class Aliases(Part):
    """The ids of players in the events of one store."""

    def __init__(self, engine: Engine, seen: Seen) -> None:
        super().__init__(engine)
        self.seen = seen

    def put_aliases(self, event: str, ours: Mapping[str, str]) -> None:
        """Keep which of our ids stands for which id of an event; those not named stay the same."""
        self.seen.forget(_ALIAS)
        for theirs, mine in permutation(ours).items():
            self.engine.run(
                """insert into alias (tournament, theirs, ours)
                   values (:event, :theirs, :ours)""",
                {"event": event, "theirs": theirs, "ours": mine},
            )

    def drop_aliases(self, event: str) -> None:
        """Forget who is who in an event, and how it names them, to be told anew."""
        self.seen.forget(_ALIAS)
        self.engine.run("delete from alias where tournament = :event", {"event": event})
        self.engine.run("delete from name_there where tournament = :event", {"event": event})

    def ids_anywhere(self, player: str) -> list[str]:
        """The ids that a player of ours has here and in events that came from elsewhere."""
        rows = self.engine.rows(
            "select distinct theirs from alias where ours = :player order by theirs",
            {"player": player},
        )
        return [player, *(row["theirs"] for row in rows)]

    def put_name_there(self, event: str, player: str, named: Mapping[str, str]) -> None:
        """Keep how an event names a player of ours: the `NAMED` parts of it."""
        self.engine.run(
            """insert into name_there (tournament, player, name, member_no, club, country)
               values (:event, :player, :name, :member_no, :club, :country)""",
            {"event": event, "player": player, **{one: named[one] for one in NAMED}},
        )

    def name_there(self, event: str, player: str) -> Mapping[str, Any]:
        """How an event names a player of ours; nothing if it names them as we do."""
        rows = self.engine.rows(
            """select name, member_no, club, country from name_there
               where tournament = :event and player = :player""",
            {"event": event, "player": player},
        )
        return {name: row[name] for row in rows for name in NAMED}

    def named_there(self, player: str) -> list[tuple[str, str, str]]:
        """Name, club and number that events which came from elsewhere give to a player."""
        sql = "select name, club, member_no from name_there where player = :player order by name"
        rows = self.engine.rows(sql, {"player": player})
        return [(row["name"], row["club"], row["member_no"]) for row in rows]

    def drop_names(self, player: str) -> None:
        """Forget how events name a player: from now on as the register does."""
        self.engine.run("delete from name_there where player = :player", {"player": player})

    def ids_there(self, stream: str) -> Mapping[str, str]:
        """By our ids, the ids of players in the events of a stream, where they are others."""
        event = stream.partition("-")[0]
        if event not in self.seen.get(_ALIAS, "", self._read_events):
            return {}
        return self.seen.get(_ALIAS, event, lambda: self._read_ids(event))

    def _read_events(self) -> frozenset[str]:
        rows = self.engine.rows("select distinct tournament from alias", {})
        return frozenset(row["tournament"] for row in rows)

    def _read_ids(self, event: str) -> Mapping[str, str]:
        sql = "select theirs, ours from alias where tournament = :event"
        rows = self.engine.rows(sql, {"event": event})
        return {row["ours"]: row["theirs"] for row in rows}

    def as_stored(self, stream: str, text: str) -> str:
        """The body of an event with the ids that its stream knows."""
        return with_ids(text, self.ids_there(stream))

    def as_read(self, stream: str, text: str) -> str:
        """The body of an event as it is stored, with our ids."""
        there = self.ids_there(stream)
        return with_ids(text, {theirs: ours for ours, theirs in there.items()}) if there else text


def with_ids(text: str, ids: Mapping[str, str]) -> str:
    """A text in which players have other ids, in their fields and in words about them.

    >>> with_ids('{"player":"P0001","what":"warned P0001"}', {"P0001": "P0107"})
    '{"player":"P0107","what":"warned P0107"}'
    """
    return _PLAYER.sub(lambda found: ids.get(found[0], found[0]), text) if ids else text


def ids_in(text: str) -> set[str]:
    """The ids of players in a text."""
    return set(_PLAYER.findall(text))


def permutation(ids: Mapping[str, str]) -> Mapping[str, str]:
    """Ids that are given others, and so many more that no two get the same one.

    What was a new id and no old one stands for an old one that became free.

    >>> permutation({"P0003": "P0107", "P0004": "P0003"})
    {'P0003': 'P0107', 'P0004': 'P0003', 'P0107': 'P0004'}
    """
    taken = [new for new in ids.values() if new not in ids]
    free = [old for old in ids if old not in set(ids.values())]
    whole = {**ids, **dict(zip(sorted(taken), sorted(free), strict=True))}
    return {old: new for old, new in whole.items() if old != new}


# -- the statements about the links of events, and about the letters that show them ----


_HEAD_BYTES = 4_096
_CHAIN = "chain"
_FEW = 100
"""Of so many streams the links are known in a transaction that writes very many."""
UNLINKED = "-"
"""What stands in the place of a link for events from before there were links."""


class StoredEvent(Struct, frozen=True, kw_only=True):
    """An event as it is stored: nothing of it has been read.

    `chain` is the link after it, `UNLINKED` for events from before there were links.
    """

    seq: int
    kind: str
    version: int
    text: str
    at: str
    chain: str


class Chains(Part):
    """The links of one store's streams."""

    def __init__(self, engine: Engine, seen: Seen) -> None:
        super().__init__(engine)
        self.seen = seen

    def chain(self, stream: str) -> str:
        """The link after a stream's last event, "" if there is no such stream."""
        return self.seen.get(_CHAIN, stream, lambda: self._read_chain(stream))

    def _read_chain(self, stream: str) -> str:
        sql = "select chain from event where stream = :stream order by seq desc limit 1"
        rows = self.engine.rows(sql, {"stream": stream})
        if rows and rows[0]["chain"] == UNLINKED:  # it began before there were links
            *_, last = (found for _, found in self.linked_events(stream))
            return last
        return str(rows[0]["chain"]) if rows else ""

    def count_linked(self, stream: str) -> int:
        """How many events of a stream have a link: those that both players may know of."""
        sql = "select count(distinct chain) as known from event where stream = :stream"
        return int(self.engine.rows(sql, {"stream": stream})[0]["known"])

    def linked_events(self, stream: str) -> Iterator[tuple[StoredEvent, str]]:
        """The events of a stream as they are stored, each with the link that follows from them."""
        from corr.tournament.events.chain import links

        found = list(self.stored_events(stream))
        parts = ((one.at, one.kind, one.version, one.text, one.chain) for one in found)
        yield from zip(found, links(stream, parts), strict=True)

    def stored_events(self, stream: str) -> Iterator[StoredEvent]:
        """The events of a stream as they are stored, in order."""
        rows = self.engine.each(
            """select seq, kind, version, body, at, chain from event where stream = :stream
               order by seq""",
            {"stream": stream},
        )
        for row in rows:
            yield StoredEvent(
                seq=row["seq"],
                kind=row["kind"],
                version=row["version"],
                text=row["body"],
                at=row["at"],
                chain=row["chain"],
            )

    def heads_of_letters(self, game: str) -> Iterator[tuple[str, bytes]]:
        """Message-ID and first bytes of every letter about a game whose bytes are still here."""
        rows = self.engine.each(
            """select message_id, raw, packed from outbox join outbox_bytes using (n)
               where message_id >= :game || '.' and message_id < :game || '/'""",
            {"game": game},
        )
        for row in rows:
            yield row["message_id"], unpacked_head(row["raw"], row["packed"], _HEAD_BYTES)

    def with_links(self, rows: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Rows of events that are to be written, in order, with their links."""
        from corr.tournament.events.chain import link

        stream, last, known = "", "", self.seen.known(_CHAIN)
        for row in rows:
            if stream != row["stream"]:
                stream = row["stream"]
                last = self.chain(stream) if row["seq"] > 1 else ""
            last = link(
                last,
                game=stream,
                at=row["at"],
                kind=row["kind"],
                version=row["version"],
                text=row["body"],
            )
            if len(known) >= _FEW:
                known.clear()
            known[stream] = last
            yield {**row, "chain": last}

    def write_links(self, stream: str) -> None:
        """Write down the links of a game from before there were links: words are to go from it."""
        for event, found in list(self.linked_events(stream)):
            if event.chain == UNLINKED:
                self._put_link(stream, event.seq, found)

    def _put_link(self, stream: str, seq: int, link: str) -> None:
        self.seen.forget(_CHAIN)
        self.engine.run(
            "update event set chain = :link where stream = :stream and seq = :seq",
            {"link": link, "stream": stream, "seq": seq},
        )

    def link_anew(self, stream: str, seq: int) -> None:
        """Link the events of a stream from a number on, one of which was written over.

        Never those of a game: what is written over there has no link, or keeps the one it had.
        """
        from corr.tournament.events.chain import is_of_game

        if is_of_game(stream):
            return
        for event, found in list(self.linked_events(stream)):
            if event.seq >= seq and event.chain != UNLINKED:
                self._put_link(stream, event.seq, found)


# -- the statements about events, and about the rows of events and games derived from them ----


GAME = """id, tournament, first, second, state, to_act, due_at, next_at, result, ending,
           first_moves, second_moves, started_at, ended_at, version, stopped_at, score"""
"""The columns of a game's derived row."""
_NEW_GAME = f"""insert into game ({GAME}, quiet_since) values (:id, :tournament, :first, :second,
    :state, :to_act, :due_at, :next_at, :result, :ending, :first_moves, :second_moves, :started_at,
    :ended_at, :version, :stopped_at, :score, :started_at)"""  # noqa: S608
APPENDED = """insert into event (stream, seq, kind, version, body, at, cause, n, chain)
    values (:stream, :seq, :kind, :version, :body, :at, :cause,
            1 + coalesce((select max(n) from event where cause = :cause), 0), :chain)"""
"""Writes an event; a cause counts its events."""
_MOVED_ON = """update game set to_act = :to_act, due_at = :due_at, next_at = :next_at,
    first_moves = :first_moves, second_moves = :second_moves, version = :version,
    stopped_at = :stopped_at where id = :id"""
"""What changes in the row of a game that goes on; no index but those of these columns is
written."""
_COUNTS = """(first_moves > 0 and second_moves > 0 and ending <> 'annulled'
    and (ending not in ('withdrawal', 'adjudication', 'walkover')
         or (started_at <= :date and ended_at > :before)))"""
"""Whether an ended game is completed (art. 2 §2a); `date` is the last moment of the three months'
day, `before` that of the day before it."""
_EVENT = "tournament"
_SCORES = "scores"
_GAME = "game"
_WAITS = "waits"


class ScoreState(NamedTuple):
    """How many games of an event have begun and go on, and what changes whenever one ends."""

    begun: int
    running: int
    versions: int | None
    moves: int | None
    results: int | None
    last: str | None


class Chronicle(Part):
    """The events of one store."""

    def __init__(self, engine: Engine, seen: Seen, aliases: Aliases, chains: Chains) -> None:
        super().__init__(engine)
        self.seen = seen
        self.aliases = aliases
        self.chains = chains

    def append(
        self, stream: str, after: int, bodies: "Sequence[Body]", *, at: datetime, cause: str
    ) -> "tuple[Event, ...]":
        """Add events to a stream whose last event is number `after`.

        A cause may append more than once; its events are counted on (`n`). Raises Conflict
        if somebody else was faster, at the stream or with the same cause; the caller's
        transaction is then void.
        """
        from corr.tournament.events.events import Event

        events = tuple(
            Event(stream=stream, seq=seq, at=at, cause=cause, body=body)
            for seq, body in enumerate(bodies, after + 1)
        )
        self.append_many(events)
        return events

    def append_many(self, events: "Iterable[Event]") -> None:
        """Add events of any streams, each of which says its own number.

        They are asked for one by one as they are written. Raises what `append` raises.
        """
        self.engine.run_many(APPENDED, self.chains.with_links(map(self._event_row, events)))

    def of_stream(self, stream: str, after: int = 0) -> "list[Event]":
        """The events of a stream after number `after`, in order."""
        rows = self.engine.rows(
            """select stream, seq, kind, version, body, at, cause from event
               where stream = :stream and seq > :after order by seq""",
            {"stream": stream, "after": after},
        )
        return [self._event(row) for row in rows]

    def events_of_kinds(self, kinds: Iterable[str], player: str = "") -> "Iterator[Event]":
        """The events of some kinds in all streams, stream by stream, each in order.

        With a `player` those alone that may name them: whoever has their id somewhere.
        """
        named = {f"kind_{number}": kind for number, kind in enumerate(sorted(kinds))}
        asked = ", ".join(f":{name}" for name in named)
        ids = {f"id_{number}": one for number, one in enumerate(self.aliases.ids_anywhere(player))}
        which = " or ".join(f"instr(body, :{name}) > 0" for name in ids)
        rows = self.engine.each(
            f"""select stream, seq, kind, version, body, at, cause from event
                where kind in ({asked}) {f"and ({which})" if player else ""}
                order by stream, seq""",  # noqa: S608
            named | ids if player else named,
        )
        yield from map(self._event, rows)

    def _event(self, row: dict[str, Any]) -> "Event":
        from corr.tournament.events.events import Event, decode

        text = self.aliases.as_read(row["stream"], row["body"])
        try:
            body = decode(row["kind"], row["version"], text)
        except ValueError as error:
            raise ValueError(f"event {row['seq']}: {error}") from error
        return Event(
            stream=row["stream"],
            seq=row["seq"],
            at=instant(row["at"]),
            cause=row["cause"],
            body=body,
        )

    def _event_row(self, event: "Event") -> dict[str, Any]:
        from corr.tournament.events.events import encode

        kind, version, text = encode(event.body)
        return {
            "stream": event.stream,
            "seq": event.seq,
            "kind": kind,
            "version": version,
            "body": self.aliases.as_stored(event.stream, text),
            "at": stamp(event.at),
            "cause": event.cause,
        }

    # -- derived rows --------------------------------------------------------------------------

    def put_tournament(self, name: str, event: str, state: str, version: int) -> None:
        """Write an event's row."""
        self.seen.forget(_EVENT, _WAITS)
        self.engine.run(
            """insert into tournament (id, name, state, version)
               values (:id, :name, :state, :version) on conflict (id) do update
               set name = :name, state = :state, version = :version""",
            {"id": event, "name": name, "state": state, "version": version},
        )

    def tournaments(self) -> list[tuple[str, str, str]]:
        """Id, name and state of every event."""
        rows = self.engine.rows("select id, name, state from tournament order by id", {})
        return [(row["id"], row["name"], row["state"]) for row in rows]

    def tournament_version(self, event: str) -> int | None:
        """The number of an event's last event; None if there is no such event."""
        return self.seen.get(_EVENT, event, lambda: self._read_version(event))

    def _read_version(self, event: str) -> int | None:
        rows = self.engine.rows("select version from tournament where id = :id", {"id": event})
        return int(rows[0]["version"]) if rows else None

    def put_entry(self, event: str, player: str, number: int) -> None:
        """Write an entry's row; `number` is the start number, 0 before the draw."""
        self.engine.run(
            """insert into entry (tournament, player, number) values (:event, :player, :number)
               on conflict (tournament, player) do update set number = :number""",
            {"event": event, "player": player, "number": number},
        )

    def drop_entry(self, event: str, player: str) -> None:
        """Take an entry's row away: the player is not entered any more."""
        self.engine.run(
            "delete from entry where tournament = :event and player = :player",
            {"event": event, "player": player},
        )

    def events_of_player(self, player: str) -> list[tuple[str, str]]:
        """Id and state of every event that a player is entered in."""
        rows = self.engine.rows(
            """select id, state from tournament join entry on entry.tournament = tournament.id
               where entry.player = :player order by id""",
            {"player": player},
        )
        return [(row["id"], row["state"]) for row in rows]

    def put_game(self, row: GameRow) -> None:
        """Write a game's row; of one that has a row already, all but who plays it."""
        known = self.seen.known(_GAME)
        before = known.pop(row.id, None)
        self.seen.forget(_WAITS)
        if before is not None and _lasting(before) == _lasting(row):
            self.engine.run(_MOVED_ON, _game_values(row))
            known[row.id] = row
            return
        self.seen.forget(_SCORES)
        # Written with the rest, the players would cost a look through the tables that refer here.
        self.engine.run(
            f"""{_NEW_GAME} on conflict (id) do update
                set state = :state, to_act = :to_act, due_at = :due_at, next_at = :next_at,
                result = :result, ending = :ending, first_moves = :first_moves,
                second_moves = :second_moves, ended_at = :ended_at, version = :version,
                stopped_at = :stopped_at, score = :score""",  # noqa: S608
            _game_values(row),
        )

    def put_players(self, game: str, first: str, second: str) -> None:
        """Write who plays a game from now on."""
        self.seen.forget(_SCORES, _GAME, _WAITS)
        self.engine.run(
            "update game set first = :first, second = :second where id = :id",
            {"id": game, "first": first, "second": second},
        )

    def add_games(self, rows: Iterable[GameRow]) -> None:
        """Write the rows of games that have none yet, asking for them one by one."""
        self.seen.forget(_SCORES, _GAME, _WAITS)
        self.engine.run_many(_NEW_GAME, map(_game_values, rows))

    def set_next_look(self, game: str, next_at: datetime | None) -> None:
        """Set when a running game's clock next wants to be looked at, None for not by itself."""
        self.seen.forget(_GAME)
        self.engine.run(
            "update game set next_at = :next_at where id = :id",
            {"id": game, "next_at": stamp(next_at) if next_at else None},
        )

    def game_row(self, game: str) -> GameRow | None:
        """One game's row."""
        return self.seen.get(_GAME, game, lambda: self._read_game(game))

    def _read_game(self, game: str) -> GameRow | None:
        rows = self.engine.rows(f"select {GAME} from game where id = :id", {"id": game})  # noqa: S608
        return as_game(rows[0]) if rows else None

    def games_of_event(self, event: str) -> list[GameRow]:
        """All games of an event, in the order of their numbers."""
        sql = f"select {GAME} from game where tournament = :event order by length(id), id"  # noqa: S608
        return [as_game(row) for row in self.engine.each(sql, {"event": event})]

    def outcomes(self, event: str) -> Iterator[Outcome]:
        """What each game of an event came to so far, in no order."""
        sql = """select id, first, second, result, ending, first_moves + second_moves,
                 coalesce(ended_at = started_at, 0), score from game where tournament = :event"""
        yield from map(Outcome._make, self.engine.tuples(sql, {"event": event}))

    def game_ids(self, event: str) -> list[str]:
        """The ids of all games of an event, in the order of their numbers."""
        sql = "select id from game where tournament = :event order by length(id), id"
        return [row["id"] for row in self.engine.each(sql, {"event": event})]

    def annulled_games(self, event: str) -> list[str]:
        """The ids of an event's games that the arbiter took back."""
        sql = "select id from game where tournament = :event and ending = 'annulled'"
        return [row["id"] for row in self.engine.each(sql, {"event": event})]

    def game_counts(self, event: str) -> tuple[int, int]:
        """How many games of an event have begun, and how many of these still go on."""
        rows = self.engine.rows(
            """select count(*) as begun,
                      coalesce(sum(case when state = 'running' then 1 else 0 end), 0) as running
               from game where tournament = :event""",
            {"event": event},
        )
        return int(rows[0]["begun"]), int(rows[0]["running"])

    def urgent_games(self, event: str, limit: int) -> list[GameRow]:
        """Running games of an event, the one whose time runs out first before the others."""
        sql = f"""select {GAME} from game where tournament = :event and state = 'running'
                  order by due_at is null, coalesce(due_at, started_at), id limit :limit"""  # noqa: S608
        return [as_game(row) for row in self.engine.rows(sql, {"event": event, "limit": limit})]

    def games_with(self, event: str, *kinds: str) -> list[str]:
        """The ids of an event's games to which an event of some kinds happened, in order.

        Beginnings and moves, which happen to every game, are none of those kinds.
        """
        named = {f"kind_{number}": kind for number, kind in enumerate(kinds)}
        asked = ", ".join(f":{name}" for name in named)
        # Joined across, since else the games are gone through: they seem to be fewer.
        sql = f"""select distinct game.id as id
                  from event cross join game on game.id = event.stream
                  where game.tournament = :event and event.kind in ({asked})
                  and event.kind not in ('GameStarted', 'MovePlayed')
                  order by length(game.id), game.id"""  # noqa: S608
        return [row["id"] for row in self.engine.rows(sql, {"event": event, **named})]

    def players_with(self, kind: str, since: datetime) -> list[str]:
        """The streams of players to whom an event of a kind happened after an instant."""
        sql = """select distinct stream from event where stream >= 'player:'
                 and stream < 'player;' and kind = :kind and at > :since order by stream"""
        rows = self.engine.rows(sql, {"kind": kind, "since": stamp(since)})
        return [row["stream"] for row in rows]

    def who_plays(self, event: str) -> list[tuple[str, str]]:
        """The players of every game of an event that is still going on."""
        rows = self.engine.each(
            "select first, second from game where tournament = :event and state = 'running'",
            {"event": event},
        )
        return [(row["first"], row["second"]) for row in rows]

    def games_of_player(self, player: str, event: str = "") -> list[GameRow]:
        """A player's games, in one event or in all."""
        sql = f"""select {GAME} from game where (first = :player or second = :player)
                  and (tournament = :event or :event = '') order by length(id), id"""  # noqa: S608
        return [as_game(row) for row in self.engine.rows(sql, {"player": player, "event": event})]

    def next_turn_elsewhere(
        self, player: str, game: str
    ) -> tuple[int, str, datetime | None] | None:
        """How many games but one wait for a player, the most urgent of them, and until when.

        None if none does; no time if its clock stands still. Those that go on elsewhere do not.
        """
        row = self.game_row(game) if game else None
        both = (row.first, row.second) if row and player in (row.first, row.second) else (player,)
        found = self.seen.get(_WAITS, f"{game} {both}", lambda: self._read_waits(both, game))
        return found.get(player)

    def _read_waits(
        self, players: Sequence[str], game: str
    ) -> dict[str, tuple[int, str, datetime | None]]:
        """The next turn elsewhere of both players of a game, for both are written to."""
        rows = self.engine.rows(
            """with waits as (
                   select first as player, id, tournament, due_at from game
                   where state = 'running' and to_act = 'first' and first in (:one, :other)
                   union all
                   select second, id, tournament, due_at from game
                   where state = 'running' and to_act = 'second' and second in (:one, :other))
               select player, id, due_at, n from (
                   select player, waits.id as id, due_at, count(*) over (partition by player) as n,
                          row_number() over (
                              partition by player
                              order by due_at is null, due_at, length(waits.id), waits.id) as place
                   from waits join tournament on tournament.id = waits.tournament
                   where tournament.state <> 'moved' and waits.id <> :game)
               where place = 1""",
            {"one": players[0], "other": players[-1], "game": game},
        )
        return {row["player"]: (row["n"], row["id"], _maybe(row["due_at"])) for row in rows}

    def acts_of_player(self, player: str, most: int) -> int:
        """How many acts of a player at any board were accepted, counted up to `most`."""
        rows = self.engine.rows(
            """select count(*) as n from (
                   select 1 from game join event on event.stream = game.id
                   where first = :player and kind = 'MovePlayed'
                   and json_extract(body, '$.seat') = 'first'
                   union all
                   select 1 from game join event on event.stream = game.id
                   where second = :player and kind = 'MovePlayed'
                   and json_extract(body, '$.seat') = 'second' limit :most)""",
            {"player": player, "most": most},
        )
        return int(rows[0]["n"])

    def scores_of_player(
        self, player: str, event: str, date: datetime
    ) -> list[tuple[str, str, bool]]:
        """A player's games in an event: opponent, result as the player sees it, whether it counts.

        The result is `1`, `1/2`, `0`, or "" while the game runs; a game that ended before both
        had moved counts for nobody, nor does one that was annulled, nor one that a ruling ended,
        unless it was going on at `date`, three months after the start.
        """
        key = f"{player} {event} {date}"
        return [*self.seen.get(_SCORES, key, lambda: self._read_scores(player, event, date))]

    def _read_scores(self, player: str, event: str, date: datetime) -> list[tuple[str, str, bool]]:
        # `or :event = ''` leaves the event's index alone: the player has far fewer games than it.
        rows = self.engine.rows(
            f"""select case when first = :player then second else first end as opponent,
                      case when result in ('', '1/2-1/2') then substr(result, 1, 3)
                           when result = case when first = :player then '1-0' else '0-1' end
                           then '1' else '0' end as own,
                      state = 'running' or {_COUNTS} as counts
               from game where (first = :player or second = :player)
               and (tournament = :event or :event = '')""",  # noqa: S608
            {
                "player": player,
                "event": event,
                "date": stamp(date),
                "before": stamp(date - timedelta(days=1)),
            },
        )
        return [(row["opponent"], row["own"], bool(row["counts"])) for row in rows]

    def scores_of_event(self, event: str, date: datetime) -> list[tuple[str, str, str]]:
        """The ended games of an event that count, as for `scores_of_player`: players, result."""
        rows = self.engine.tuples(
            f"""select first, second, result from game
                where tournament = :event and state = 'ended' and {_COUNTS}""",  # noqa: S608
            {"event": event, "date": stamp(date), "before": stamp(date - timedelta(days=1))},
        )
        return [(first, second, result) for first, second, result in rows]

    def state_of_scores(self, event: str) -> ScoreState:
        """Where an event's games stand; it is not the same when any has ended otherwise."""
        return self.seen.get(_SCORES, event, lambda: self._read_state(event))

    def _read_state(self, event: str) -> ScoreState:
        (row,) = self.engine.tuples(
            """select (select count(*) from game where tournament = :event), count(*),
                      sum(version), sum(first_moves),
                      sum(case when result = '1-0' then 1 when result = '0-1' then 3 end),
                      max(ended_at)
               from game indexed by game_ended
               where tournament = :event and state = 'ended'""",
            {"event": event},
        )
        begun, ended, *results = row
        return ScoreState(begun, begun - ended, *results)

    def due_games(self, at: datetime, limit: int = 500) -> list[GameRow]:
        """Running games whose clock wants to be looked at by now, the most urgent first."""
        sql = f"""select {GAME} from game where state = 'running' and next_at <= :at
                  order by next_at limit :limit"""  # noqa: S608
        return [as_game(row) for row in self.engine.rows(sql, {"at": stamp(at), "limit": limit})]

    def put_report(self, event: str, no: int, name: str, body: str, at: datetime) -> None:
        """Keep one file of a report as it was made."""
        self.engine.run(
            """insert into report (tournament, no, name, body, made_at)
               values (:event, :no, :name, :body, :at)""",
            {"event": event, "no": no, "name": name, "body": body, "at": stamp(at)},
        )

    def report(self, event: str, no: int) -> dict[str, str]:
        """The files of a report by name; none if it was never made."""
        rows = self.engine.rows(
            """select name, body from report where tournament = :event and no = :no
               order by name""",
            {"event": event, "no": no},
        )
        return {row["name"]: row["body"] for row in rows}


def _game_values(row: GameRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "tournament": row.event,
        "first": row.first,
        "second": row.second,
        "state": row.state,
        "to_act": row.to_act,
        "due_at": stamp(row.due_at) if row.due_at else None,
        "next_at": stamp(row.next_at) if row.next_at else None,
        "result": row.result,
        "ending": row.ending,
        "first_moves": row.moves[0],
        "second_moves": row.moves[1],
        "started_at": stamp(row.started_at),
        "ended_at": stamp(row.ended_at) if row.ended_at else None,
        "version": row.version,
        "stopped_at": stamp(row.stopped_at) if row.stopped_at else None,
        "score": row.score,
    }


def _lasting(row: GameRow) -> tuple[object, ...]:
    """What a game's row has as long as it goes on, or does not."""
    return (
        *(row.event, row.first, row.second, row.started_at),
        *(row.state, row.result, row.ending, row.ended_at, row.score),
    )


def _maybe(text: str | None) -> datetime | None:
    return instant(text) if text else None


def as_game(row: dict[str, Any]) -> GameRow:
    """A game's derived row, with the columns of `GAME`.

    What is the same in very many rows is kept once.
    """
    return GameRow(
        id=row["id"],
        event=intern(row["tournament"]),
        first=intern(row["first"]),
        second=intern(row["second"]),
        state=intern(row["state"]),
        to_act=row["to_act"],
        due_at=_maybe(row["due_at"]),
        next_at=_maybe(row["next_at"]),
        result=row["result"],
        ending=row["ending"],
        moves=(row["first_moves"], row["second_moves"]),
        started_at=instant(row["started_at"]),
        ended_at=_maybe(row["ended_at"]),
        version=row["version"],
        stopped_at=_maybe(row["stopped_at"]),
        score=row["score"],
    )


# -- what belongs together ----


class Causes(Part):
    """The events and letters of one store by what caused them."""

    def __init__(self, engine: Engine, events: Chronicle) -> None:
        super().__init__(engine)
        self.events = events

    def events_of_cause(self, cause: str) -> "list[Event]":
        """The events with a cause, in all streams, in order."""
        rows = self.engine.rows(
            """select stream, seq, kind, version, body, at, cause from event
               where cause = :cause order by n""",
            {"cause": cause},
        )
        return [self.events._event(row) for row in rows]

    def told_by_cause(self, cause: str) -> list[str]:
        """The addresses to which a cause led letters, in order of the letters."""
        rows = self.engine.rows(
            "select recipient, min(n) as first from outbox where cause = :cause "
            "group by recipient order by first",
            {"cause": cause},
        )
        return [row["recipient"] for row in rows]

    def letters_since(self, prefix: str, since: datetime) -> list[tuple[str, datetime]]:
        """Message-ID and time of the letters since then whose Message-ID begins so, in order."""
        rows = self.engine.rows(
            """select message_id, queued_at from outbox
               where message_id >= :prefix and message_id < :prefix || '~'
               and queued_at >= :since order by n""",
            {"prefix": prefix, "since": stamp(since)},
        )
        return [(row["message_id"], instant(row["queued_at"])) for row in rows]
