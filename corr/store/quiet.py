"""The statements about silence: which games may have waited for long, and who was heard from."""

from collections.abc import Collection, Iterable
from datetime import datetime

from corr.store.engine import Engine
from corr.store.rows import instant, stamp


class Quiet:
    """The silence in one store.

    A game's `quiet_since` is a time before which its present silence did not begin. It is set
    when the game begins, and moved on when somebody has looked.
    """

    engine: Engine

    def quiet_games(self, event: str, since: datetime, limit: int) -> list[str]:
        """The ids of an event's running games that may be quiet since then, the longest first."""
        rows = self.engine.rows(
            """select id from game where tournament = :event and state = 'running'
               and quiet_since <= :since order by quiet_since limit :limit""",
            {"event": event, "since": stamp(since), "limit": limit},
        )
        return [row["id"] for row in rows]

    def quiet_since(self, game: str) -> datetime | None:
        """From when a game's silence counts at the earliest; None if it was never set."""
        sql = "select quiet_since from game where id = :id and quiet_since <> ''"
        rows = self.engine.rows(sql, {"id": game})
        return instant(rows[0]["quiet_since"]) if rows else None

    def set_quiet(self, game: str, since: datetime) -> None:
        """Note that a game's silence, as long as it lasts, counts from then at the earliest."""
        self.engine.run(
            "update game set quiet_since = :since where id = :id",
            {"id": game, "since": stamp(since)},
        )

    def heard_from(self, addresses: Iterable[str], but: Collection[str]) -> datetime | None:
        """When the last letter from one of some addresses arrived, if any did.

        Letters that were set aside for one of the reasons `but` do not count, nor do those that
        were put away.
        """
        found = list[datetime]()
        for address in addresses:
            names = {f"why{n}": why for n, why in enumerate(sorted(but))}
            reasons = ", ".join(f":{name}" for name in names) or "''"
            (row,) = self.engine.rows(
                f"""select max(arrived) as last from (
                        select max(arrived) as arrived from inbox where sender = :sender
                        and state in ('handled', 'refused')
                        union all select max(arrived) from inbox where sender = :sender
                        and state in ('received', 'quarantined')
                        and not (state = 'quarantined' and reason in ({reasons}))) as known""",  # noqa: S608
                {"sender": address, **names},
            )
            found += [instant(row["last"])] if row["last"] else []
        return max(found, default=None)
