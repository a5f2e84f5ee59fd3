"""Events at the board: entered by file, corrected, taken out; and who their players are.

Players are those of the register. Who is not in it is entered without an address, and gets no
letters. Every act settles the rating lists that it touches, in the same transaction.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardEvent, BoardPlayer, write
from corr.ranking.board.board_file import parse
from corr.ranking.ratings.rating_list import Difference, Period, near, period_of, read_period
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import new_ids, record_person
from corr.service.register.ratings import book_of, settled
from corr.service.register.titles import (
    NOT_FOR_TITLES,
    TitlesTold,
    by_another,
    guest_of,
    with_titles,
)
from corr.store.levels.board import BoardRow
from corr.tournament.contest.rating_book import board_stream, list_stream
from corr.tournament.events.events_board import (
    BoardBody,
    BoardEntered,
    BoardRemoved,
    PeriodAssigned,
)
from corr.tournament.events.events_player import PlayerRegistered


class BoardActed(Struct, frozen=True, kw_only=True):
    """What an act on an event did: the players it entered in the register, and which places on
    lists that were there before became others. `players` are the register's ids by the file's.
    `titles` is what became of titles, each of whose players gets a letter.
    """

    game: str
    event: str
    players: Mapping[str, str]
    new: tuple[str, ...]
    changed: tuple[Difference, ...]
    titles: TitlesTold = NOT_FOR_TITLES


def enter_board_event(office: Office, event: BoardEvent, act: Act) -> BoardActed:
    """Enter the results of an event. Raises ArbiterError with every fault."""
    if _holds(office.store.board.board_event(event.id)):
        raise ArbiterError(said("why_rating", "entered", event=event.id))
    return _entered(office, event, act)


def correct_board_event(office: Office, event: BoardEvent, act: Act) -> BoardActed:
    """Put other results in the place of an event's. Raises ArbiterError with every fault."""
    row = the_board_event(office, event.id)
    if row.game != event.game:
        raise ArbiterError(
            said("why_rating", "other_game", event=event.id, game=row.game, other=event.game)
        )
    return _entered(office, event, act)


def remove_board_event(office: Office, event: str, act: Act) -> BoardActed:
    """Take an event out: no list and no title rests on it any more. Raises ArbiterError."""
    row = the_board_event(office, event)
    with office.folder.transaction():
        body = BoardRemoved(event=event, reason=act.reason, by=act.by)
        return _recorded(office, replace(row, removed=1), body, act, since=row.period)


def enter_mailed_event(office: Office, event: BoardEvent, act: Act) -> BoardActed:
    """Enter what was played by mail here, as its close does it (T30). Raises ArbiterError.

    Who closes an event decides nothing about a rating: it follows from results that stand.
    """
    row = office.store.board.board_event(event.id)
    if _holds(row):
        raise ArbiterError(said("why_rating", "entered_by_hand", event=event.id))
    return _entered(office, event, act, decided=False)


def take_back_mailed(office: Office, event: str, act: Act) -> BoardActed | None:
    """Take out what the close of an event had entered, for it runs again; None without it."""
    row = office.store.board.board_event(event)
    if row is None or row.removed:
        return None
    with office.folder.transaction():
        body = BoardRemoved(event=event, reason=act.reason, by=act.by)
        gone = replace(row, removed=1)
        return _recorded(office, gone, body, act, since=row.period, decided=False)


def the_board_event(office: Office, event: str) -> BoardRow:
    """The row of an event that was not taken out. Raises ArbiterError."""
    row = office.store.board.board_event(event)
    if row is None or row.removed:
        why = "taken_out" if row else "not_entered"
        raise ArbiterError(said("why_rating", why, event=event))
    return row


def named_event(office: Office, event: BoardEvent) -> BoardEvent:
    """An event of the register's ids with what the register says of its players."""

    def named(player: BoardPlayer) -> BoardPlayer:
        row = office.store.players.player(player.id)
        if row is None:
            return player
        return replace(
            player, name=row.name, member_no=row.member_no, club=row.club, country=row.country
        )

    return replace(event, players=tuple(map(named, event.players)))


def _holds(row: BoardRow | None) -> bool:
    return row is not None and not row.removed


def _entered(office: Office, event: BoardEvent, act: Act, *, decided: bool = True) -> BoardActed:
    """Enter an event; `decided` is False where it follows from what was played here."""
    if decided and event.end > act.at.date():
        raise ArbiterError(said("why_rating", "ends_later", event=event.id, end=event.end))
    with office.folder.transaction():
        players, new = _players(office, event, act)
        own = _without_names(office, event, players)
        book = book_of(office, event.game)
        period = book.assigned.get(event.id) or event.period or period_of(event.end)
        require_near(event, period)
        if event.rated and book.first is not None and period < book.first:
            raise ArbiterError(
                said("why_rating", "before_first", event=event.id, period=period, first=book.first)
            )
        before = office.store.board.board_event(event.id)
        text = write(own)
        row = BoardRow(
            id=event.id,
            game=event.game,
            ended_on=event.end.isoformat(),
            period=str(period),
            rated=int(event.rated),
            titled=int(event.titled),
            removed=0,
            file=text,
            version=before.version if before else 0,
        )
        body = BoardEntered(event=event.id, file=text, reason=act.reason, by=act.by)
        since = min(row.period, before.period) if _holds(before) and before else row.period
        acted = _recorded(office, row, body, act, since=since, decided=decided)
        return replace(acted, players=players, new=new)


def require_near(event: BoardEvent, period: Period) -> None:
    """Raise ArbiterError for a period with which the event's last day has no boundary (R29.4)."""
    if period not in near(event.end):
        raise ArbiterError(
            said("why_rating", "not_near", event=event.id, end=event.end, period=period)
        )


def _recorded(
    office: Office,
    row: BoardRow,
    body: BoardBody,
    act: Act,
    *,
    since: str,
    decided: bool = True,
) -> BoardActed:
    def record() -> None:
        stream, store = board_stream(row.id), office.store
        events = store.events.append(stream, row.version, [body], at=act.at, cause=act.cause)
        store.board.put_board_event(replace(row, version=events[-1].seq))

    def settle() -> tuple[Difference, ...]:
        today = period_of(act.at.date())
        return settled(office, row.game, read_period(since), today, record)

    def settle_for_another() -> tuple[Difference, ...]:
        return by_another(office, row.id, act, settle)

    changed, told = with_titles(office, row, act, settle_for_another if decided else settle)
    return BoardActed(
        game=row.game, event=row.id, players={}, new=(), changed=changed, titles=told
    )


def _without_names(office: Office, event: BoardEvent, players: Mapping[str, str]) -> BoardEvent:
    """The event with the register's ids, and without what the register knows."""
    return replace(
        event,
        players=tuple(
            BoardPlayer(
                id=players[each.id],
                rating=each.rating,
                title=each.title,
                guest=guest_of(office, players[each.id], each),
                extra=each.extra,
            )
            for each in event.players
        ),
        games=tuple(
            replace(game, black=players[game.black], white=players[game.white])
            for game in event.games
        ),
    )


def _players(
    office: Office, event: BoardEvent, act: Act
) -> tuple[dict[str, str], tuple[str, ...]]:
    """Everybody's id of the register by that of the file; the new ones are entered."""
    found, faults, new = dict[str, str](), list[str](), list[BoardPlayer]()
    for player in event.players:
        try:
            known = known_player(office, player.id, player.member_no, player.name)
        except ArbiterError as error:
            faults += error.faults
            continue
        if known:
            found[player.id] = known
        elif player.name:
            new.append(player)
        else:
            faults.append(f"player {player.id}: no name, and not in the register")
    for known in {one for one in found.values() if list(found.values()).count(one) > 1}:
        twice = ", ".join(name for name, one in found.items() if one == known)
        faults.append(f"{twice} are the same player of the register, {known}")
    if faults:
        raise ArbiterError(*faults)
    for player, one in zip(new, new_ids(office), strict=False):
        found[player.id] = register_player(office, player, one, act)
    return found, tuple(found[player.id] for player in new)


def known_player(office: Office, word: str, member_no: str, name: str) -> str:
    """The id of a player of the register, "" for somebody new. Raises ArbiterError.

    The member number decides, then an id of the register that the name does not contradict, then
    the name.
    """
    store = office.store
    if member_no:
        row = store.players.player_by_member_no(member_no)
        return row.id if row else ""
    row = store.players.player(word)
    if row is not None and name in ("", row.name):
        return row.id
    called = store.board.players_called(name) if name else []
    if len(called) > 1:
        raise ArbiterError(said("why_rating", "several", word=word, name=name, called=called))
    return called[0] if called else ""


def register_player(office: Office, player: BoardPlayer, new: str, act: Act) -> str:
    """Enter a player without an address under a new id; the id."""
    body = PlayerRegistered(
        player=new,
        name=player.name,
        addresses=(),
        member_no=player.member_no,
        club=player.club,
        country=player.country,
        language=office.language,
        time_zone="",
        level="",
        level_since="",
    )
    record_person(office, new, [body], at=act.at, cause=act.cause)
    return new


# -- what was entered about events at the board and about rating lists, when ----


Row = dict[str, object]


def board_list(office: Office) -> list[Row]:
    """All events at the board, those that were taken out too."""
    found = list[Row]()
    for row in office.store.board.board_events():
        event = parse(row.file)
        found.append(
            {
                "event": row.id,
                "name": event.name,
                "game": row.game,
                "end": row.ended_on,
                "period": row.period,
                "players": len(event.players),
                "rated": bool(row.rated),
                "titles": bool(row.titled),
                "removed": bool(row.removed),
            }
        )
    return found


def board_log(office: Office, event: str) -> list[Row]:
    """What was entered about an event. Raises ArbiterError if nothing was."""
    row = office.store.board.board_event(event)
    if row is None:
        raise ArbiterError(said("why_rating", "not_entered", event=event))
    found = list[Row]()
    for one in office.store.events.of_stream(board_stream(event)):
        assert isinstance(one.body, BoardEntered | BoardRemoved)
        taken_out = isinstance(one.body, BoardRemoved)
        what = "taken out" if taken_out else "corrected" if found else "entered"
        found.append(
            {
                "on": f"{one.at:%Y-%m-%d %H:%M}",
                "what": what,
                "by": one.body.by or office.arbiter,
                "reason": one.body.reason,
            }
        )
    for one in office.store.events.of_stream(list_stream(row.game)):
        if isinstance(one.body, PeriodAssigned) and one.body.event == event:
            found.append(
                {
                    "on": f"{one.at:%Y-%m-%d %H:%M}",
                    "what": f"counts in period {one.body.period or 'of its last day'}",
                    "by": one.body.by or office.arbiter,
                    "reason": one.body.reason,
                }
            )
    return sorted(found, key=lambda each: str(each["on"]))
