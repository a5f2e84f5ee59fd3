"""The event file: `parse` and `read` give an event or all its faults at once, `write` a file."""

import json
from datetime import date
from typing import cast

from corr.errors import ArbiterError
from corr.ranked import is_ranked, why_unranked
from corr.ranking.correspondence.event import (
    ENDINGS,
    RESULTS,
    WALKOVER,
    EventFile,
    Game,
    Json,
    Player,
    agree,
)
from corr.ranking.correspondence.filereader import FileReader, rest_of, shown
from corr.ranking.correspondence.levels import read_level
from corr.ranking.correspondence.sanction import is_contradiction

_TOP = frozenset({"event", "players", "games", "annulled", "estimates"})
_EVENT_TEXTS = ("id", "time_zone", "game", "opening", "arbiter")
_EVENT = frozenset({"name", "start", "close", "sanctioned_by", "sanctioned", *_EVENT_TEXTS})
_PLAYER_TEXTS = ("name", "member_no", "club", "country")
_PLAYER = frozenset({"id", "level", "level_three_months", "level_close", *_PLAYER_TEXTS})
_GAME = frozenset(
    {"id", "round", "black", "white", "result", "started_on", "ended", "ended_on", "moves"}
)
_UNFINISHED = (None, "", "*")


def parse(document: str | bytes, *, any_game: bool = False) -> EventFile:
    """The event of a JSON event file. Raises ArbiterError with every fault, one line each.

    One of a game without this ranking is refused before anything else is looked at, unless it is
    only read, as `any_game`.
    """
    try:
        content = json.loads(document)
    except (ValueError, RecursionError) as error:
        raise ArbiterError(f"not JSON: {shown(str(error))}") from error
    return read(content, any_game=any_game)


def read(content: object, *, any_game: bool = False) -> EventFile:
    """The event of a decoded event file. Raises ArbiterError with every fault, one line each."""
    if not isinstance(content, dict):
        raise ArbiterError("the file: not a JSON object")
    if not any_game:
        require_ranked(content)
    return EventReader().event_file(content)


def require_ranked(content: Json) -> None:
    """Raise ArbiterError for an event file of a game that has no ranking."""
    event = content.get("event")
    game = event.get("game") if isinstance(event, dict) else None
    named = "" if game is None else shown(game)
    if not is_ranked(named):
        raise ArbiterError(why_unranked(named))


class EventReader(FileReader):
    """Collects the faults of one event file while it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.start: date | None = None
        self.close: date | None = None
        self.players: dict[str, Player] = {}
        self.assumed: dict[str, tuple[str, ...]] = {}

    def event_file(self, top: Json) -> EventFile:
        """The whole file; what is wrong in one place does not hide what is wrong in another."""
        event = self.entry_of("event", top.get("event"))
        texts = self.event_texts(event)
        sanctioned_by, sanctioned = self.sanction(event)
        players = self.each(top, "players", self.player)
        games = self.each(top, "games", self.game)
        annulled = self.annulled(top.get("annulled"))
        estimates = self.estimates(top.get("estimates"))
        if self.faults:
            raise ArbiterError(*self.faults)
        assert self.start
        assert self.close
        kept = {"": rest_of(top, _TOP), "event": rest_of(event, _EVENT)}
        return EventFile(
            **texts,
            sanctioned_by=sanctioned_by,
            sanctioned=sanctioned,
            start=self.start,
            close=self.close,
            players=players,
            games=games,
            annulled=annulled,
            estimates=estimates,
            kept={place: keys for place, keys in kept.items() if keys},
            assumed=self.assumed,
        )

    def assume(self, entry: Json, key: str, name: str) -> None:
        """Note that a player or a game has the default of a key."""
        if entry.get(key) is None:
            self.assumed[key] = (*self.assumed.get(key, ()), name)

    def event_texts(self, event: Json) -> dict[str, str]:
        """The event's own texts; its dates are kept for the games."""
        if not event:
            return {}
        texts = {key: self.text(event, key, "event") for key in _EVENT_TEXTS}
        texts["name"] = self.text(event, "name", "event", required=True)
        self.start = self.day(event.get("start"), "event: start")
        self.close = self.day(event.get("close"), "event: close")
        if self.start and self.close and self.close < self.start:
            self.fault(f"event: it closes on {self.close}, before it starts on {self.start}")
        return texts

    def sanction(self, event: Json) -> tuple[str | None, bool | None]:
        """Who sanctions the event, None if that is not said, and a plain yes or no."""
        named, said = None, event.get("sanctioned")
        if event.get("sanctioned_by") is not None:
            named = self.text(event, "sanctioned_by", "event")
        if said is not None and not isinstance(said, bool):
            self.fault(f"event: sanctioned {shown(said)} is not true or false")
            return named, None
        if is_contradiction(named, said=said):
            self.fault(
                f"event: contradiction: sanctioned {shown(said)} with sanctioned_by "
                f"{json.dumps(shown(named))} (only what SLSF sanctions counts, art. 1 §1)"
            )
        return named, said

    def player(self, place: int, content: object) -> Player | None:
        """One player; the levels default to each other."""
        entry = self.entry_of(f"player {place}", content)
        if not entry:
            return None
        name = self.text(entry, "id", f"player {place}", required=True)
        where = f"player {shown(name)}" if name else f"player {place}"
        if name in self.players:
            self.fault(f"{where}: this id is given to two players")
        if "level" not in entry:
            self.fault(f"{where}: no level (null for a new player)")
        level = self.level(entry.get("level"), f"{where}: level")
        later = self.level(entry.get("level_three_months"), f"{where}: level_three_months")
        later = level if later is None else later
        close = self.level(entry.get("level_close"), f"{where}: level_close")
        player = Player(
            id=name,
            **{key: self.text(entry, key, where) for key in _PLAYER_TEXTS},
            level=level,
            level_three_months=later,
            level_close=later if close is None else close,
            extra=rest_of(entry, _PLAYER),
        )
        if level is not None:
            self.assume(entry, "level_three_months", name)
            self.assume(entry, "level_close", name)
        if name:
            self.players.setdefault(name, player)
        return player

    def game(self, place: int, content: object) -> Game | None:
        """One game, or None after its faults."""
        entry = self.entry_of(f"game {place}", content)
        if not entry:
            return None
        black, white = entry.get("black"), entry.get("white")
        before = len(self.faults)
        result, ended, over = entry.get("result"), entry.get("ended"), entry.get("ended_on")
        if result in _UNFINISHED or ended in _UNFINISHED or over in _UNFINISHED:
            self.fault(f"{_game(place, entry)}: unfinished, it needs a result, ended and ended_on")
        else:
            self.ending(place, entry, result, ended)
        self.pair(place, entry, black, white)
        first, last = self.game_days(place, entry)
        moves = self.moves(place, entry)
        round_ = entry.get("round")
        if round_ is not None and type(round_) is not int:
            self.fault(f"{_game(place, entry)}: round {shown(round_)} is not a whole number")
        name = entry.get("id")
        if name is not None and not isinstance(name, str):
            self.fault(f"{_game(place, entry)}: its id is not text")
        if len(self.faults) > before or first is None or last is None:
            return None
        self.assume(entry, "started_on", cast("str", name or ""))
        return Game(
            id=cast("str", name or ""),
            round=cast("int | None", round_),
            black=cast("str", black),
            white=cast("str", white),
            result=cast("str", result),
            ended=cast("str", ended),
            started_on=first,
            ended_on=last,
            black_moves=moves[0],
            white_moves=moves[1],
            extra=rest_of(entry, _GAME),
        )

    def pair(self, place: int, entry: Json, black: object, white: object) -> None:
        """Both players are known, and two."""
        for colour, player in (("black", black), ("white", white)):
            if player is None:
                self.fault(f"{_game(place, entry)}: no {colour}")
            elif not isinstance(player, str) or player not in self.players:
                self.fault(f"{_game(place, entry)}: unknown player {shown(player)}")
        if black == white and black is not None:
            self.fault(f"{_game(place, entry)}: {shown(black)} is paired with themself")

    def ending(self, place: int, entry: Json, result: object, ended: object) -> None:
        """The result and the ending exist and go together."""
        known = isinstance(result, str) and result in RESULTS
        if not known:
            self.fault(
                f"{_game(place, entry)}: no result {shown(result)}: write {', '.join(RESULTS)}"
            )
        if not isinstance(ended, str) or ended not in ENDINGS:
            self.fault(
                f"{_game(place, entry)}: no ending {shown(ended)}: "
                f"write {', '.join(sorted(ENDINGS))}"
            )
        elif known and not agree(cast("str", result), ended):
            self.fault(f"{_game(place, entry)}: contradiction: {ended} with {result}")

    def game_days(self, place: int, entry: Json) -> tuple[date | None, date | None]:
        """The days on which the game started and ended, within the event and in this order."""
        began, over = entry.get("started_on"), entry.get("ended_on")
        started = self.start
        if began is not None:
            started = self.within(began, place, entry, "started_on")
        ended = None
        if over not in _UNFINISHED:
            ended = self.within(over, place, entry, "ended_on")
        if started and ended and ended < started and ended >= (self.start or ended):
            self.fault(f"{_game(place, entry)}: it ended on {ended}, before it was started")
        return started, ended

    def within(self, value: object, place: int, entry: Json, key: str) -> date | None:
        """A day of a game, which must lie within the event."""
        day = self.days.get(value) if isinstance(value, str) else None
        if day is None:
            day = self.day(value, f"{_game(place, entry)}: {key}")
        if day and ((self.start and day < self.start) or (self.close and day > self.close)):
            self.fault(f"{_game(place, entry)}: {key} {day} lies outside the event")
        return day

    def moves(self, place: int, entry: Json) -> tuple[int, int]:
        """How many moves black and white made."""
        moves = entry.get("moves")
        if isinstance(moves, list) and len(moves) == 2:
            black, white = moves
            if type(black) is type(white) is int and black >= 0 and white >= 0:
                if (black or white) and entry.get("ended") == WALKOVER:
                    self.fault(
                        f"{_game(place, entry)}: contradiction: walkover with moves {moves}"
                    )
                return black, white
        if moves is None and entry.get("ended") in _UNFINISHED:
            pass  # an unfinished game is one fault, not two
        elif moves is None:
            self.fault(f"{_game(place, entry)}: no moves (write [black's, white's])")
        else:
            self.fault(f"{_game(place, entry)}: moves {shown(moves)} are not two whole numbers")
        return 0, 0

    def annulled(self, content: object) -> tuple[str, ...]:
        """The players whose results do not count in the table."""
        if content is None:
            return ()
        if not isinstance(content, list):
            self.fault("annulled: not a list of player ids")
            return ()
        found: dict[str, None] = {}
        for player in content:
            if isinstance(player, str) and player in self.players:
                found[player] = None
            else:
                self.fault(f"annulled: unknown player {shown(player)}")
        return tuple(found)

    def estimates(self, content: object) -> dict[str, int]:
        """The arbiter's rough estimates, which only new players have."""
        found = {}
        entries = {} if content is None else self.entry_of("estimates", content, empty=True)
        for name, value in entries.items():
            player = self.players.get(name)
            if player is None:
                self.fault(f"estimates: unknown player {shown(name)}")
            elif player.level is not None:
                self.fault(f"estimates: {shown(name)} has a level and needs no estimate")
            level = self.level(value, f"estimates: {shown(name)}", required=True)
            if level is not None:
                found[name] = level
        return found

    def level(self, value: object, where: str, *, required: bool = False) -> int | None:
        """The index of a level; null is None, unless it is required."""
        if value is None and not required:
            return None
        try:
            return read_level(value if isinstance(value, str) else "")
        except ValueError as error:
            self.fault(f"{where}: {shown(value)} is {error}")
            return None


def _game(place: int, entry: Json) -> str:
    """How a fault names a game: its place in the file, its id if it has one, and the pair."""
    name = entry.get("id")
    known = f" {shown(name)}" if isinstance(name, str) and name else ""
    return f"game {place}{known} ({shown(entry.get('black'))} - {shown(entry.get('white'))})"
