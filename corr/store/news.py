"""The statements about news that wait for a digest, and about what has reached a reader."""

from collections.abc import Sequence
from datetime import datetime

from corr.store.engine import Engine
from corr.store.rows import NewsRow, instant, stamp

_NEWS = "player, n, game, number, told, at, letter"
_HERE = """not exists (select 1 from game join tournament on tournament.id = game.tournament
                       where game.id = news.game and tournament.state = 'moved')"""
"""News of games that go on elsewhere are told there."""


class News:
    """The news of one store."""

    engine: Engine

    def add_news(self, player: str, game: str, number: int, told: str, at: datetime) -> None:
        """Keep news of a game for a player's next digest; its older news that went out goes."""
        self.engine.run(
            """delete from news where player = :player and game = :game and number < :number
               and exists (select 1 from outbox
                           where message_id = news.letter and state = 'sent')""",
            {"player": player, "game": game, "number": number},
        )
        self.engine.run(
            """insert into news (player, n, game, number, told, at)
               select :player, coalesce(max(n), 0) + 1, :game, :number, :told, :at from news
               where player = :player""",
            {"player": player, "game": game, "number": number, "told": told, "at": stamp(at)},
        )

    def drop_news_of_event(self, event: str) -> None:
        """Forget the news of an event's games that nobody has been told yet."""
        self.engine.run(
            """delete from news where letter = '' and game in (
                   select id from game where tournament = :event)""",
            {"event": event},
        )

    def waiting_news(self) -> list[tuple[str, datetime]]:
        """Every player for whom news wait, and since when the first of them do."""
        rows = self.engine.rows(
            f"""select player, min(at) as since from news where letter = '' and {_HERE}
                group by player order by player""",  # noqa: S608
            {},
        )
        return [(row["player"], instant(row["since"])) for row in rows]

    def news_for(self, player: str) -> list[NewsRow]:
        """The news that wait for a player, in order."""
        sql = f"""select {_NEWS} from news where player = :player and letter = '' and {_HERE}
                  order by n"""  # noqa: S608
        rows = self.engine.rows(sql, {"player": player})
        return [NewsRow(**{**row, "at": instant(row["at"])}) for row in rows]

    def news_in(self, letter: str) -> list[NewsRow]:
        """The news that a digest tells, by its Message-ID."""
        sql = f"select {_NEWS} from news where letter = :letter and letter <> '' order by n"  # noqa: S608
        rows = self.engine.rows(sql, {"letter": letter})
        return [NewsRow(**{**row, "at": instant(row["at"])}) for row in rows]

    def tell_news(self, rows: Sequence[NewsRow], letter: str) -> None:
        """Note that a digest tells these news; their words are in it."""
        for row in rows:
            self.engine.run(
                "update news set letter = :letter, told = '' where player = :player and n = :n",
                {"letter": letter, "player": row.player, "n": row.n},
            )

    def drop_news(self, player: str) -> None:
        """Forget all news of a player."""
        self.engine.run("delete from news where player = :player", {"player": player})

    def drop_news_of(self, player: str, game: str) -> None:
        """Forget the news of one game that a player has not been told yet."""
        self.engine.run(
            "delete from news where player = :player and game = :game and letter = ''",
            {"player": player, "game": game},
        )

    def states_of_news(self, player: str, game: str, number: int) -> list[tuple[str, datetime]]:
        """The state of each digest that tells a player of a position, and when it was queued.

        News that still wait for one have the state `waiting`, and the time since when they do;
        `returned` is as in `states_at`.
        """
        rows = self.engine.rows(
            """select case when state = 'failed' and taken = 1 then 'returned'
               else coalesce(state, 'waiting') end as state, coalesce(queued_at, at) as since
               from news left join outbox on message_id = letter
               where player = :player and news.game = :game and number = :number""",
            {"player": player, "game": game, "number": number},
        )
        return [(row["state"], instant(row["since"])) for row in rows]

    def last_told(self, game: str, player: str, addresses: Sequence[str]) -> datetime | None:
        """When a player was last written to about a game, in a letter or for a digest."""
        times = [
            max(when) for address in addresses if (when := self._queued_to(f"{game}.", address))
        ]
        rows = self.engine.rows(
            "select max(at) as at from news where player = :player and game = :game",
            {"player": player, "game": game},
        )
        times += [instant(rows[0]["at"])] if rows[0]["at"] else []
        return max(times, default=None)

    def _queued_to(self, prefix: str, recipient: str) -> list[datetime]:
        rows = self.engine.rows(
            """select queued_at from outbox where recipient = :recipient
               and message_id >= :prefix and message_id < :prefix || '~'""",
            {"prefix": prefix, "recipient": recipient},
        )
        return [instant(row["queued_at"]) for row in rows]
