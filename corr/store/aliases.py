"""Under which ids and names an event that came from elsewhere knows its players.

What happened is never written anew: the events of such an event keep the ids that its players
had where it began. Where another player has such an id here, or the player another id, a table
says which stands for which. It is a permutation, so that reading and writing undo each other.
Its tables go on naming everybody as they did there.
"""

import re
from collections.abc import Mapping
from typing import Any

from corr.store.engine import Engine
from corr.store.seen import Seen

NAMED = ("name", "member_no", "club", "country")
"""By what the tables of an event name a player."""

_ALIAS = "alias"
_PLAYER = re.compile(r"\bP[0-9]{4,6}\b")


class Aliases:
    """The ids of players in the events of one store."""

    engine: Engine
    seen: Seen

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
        return with_ids(text, {theirs: ours for ours, theirs in there.items()})


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
