"""Letters about titles at the board: a player hears of every entry that concerns them."""

from datetime import date

from corr.mail.write.facts_titles import TitleNews
from corr.ranking.board.board_file import parse
from corr.ranking.board.otb_levels import write_otb_level
from corr.ranking.board.otb_register import Titles
from corr.ranking.board.otb_sittings import next_sitting
from corr.service.letters.desk_letters import send_about_no_game
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.register.titles import entries_of, kyu_test_tables, rating_on, register_of
from corr.store.board import BoardRow
from corr.tournament.events.events import TitleBody, TitleSet, TitleTested


def tell_of_title(office: Office, body: TitleSet, act: Act) -> None:
    """Tell a player of the title that was entered, and which one they have now."""
    _tell(office, "set", body, act)


def tell_of_test(office: Office, body: TitleTested, act: Act) -> None:
    """Tell a player of a test that was entered, and which one they may sit next."""
    _tell(office, "passed" if body.passed else "failed", body, act)


def tell_of_undoing(office: Office, body: TitleBody, act: Act) -> None:
    """Tell a player that a title or test holds no more, and which title they have now."""
    if isinstance(body, TitleSet | TitleTested):
        _tell(office, "title_undone" if isinstance(body, TitleSet) else "test_undone", body, act)


def tell_of_event(
    office: Office,
    register: Titles,
    what: str,
    row: BoardRow,
    player: str,
    before: int | None,
    act: Act,
) -> None:
    """Tell a player that an event at the board gave or took a title.

    `what` was done to it: `entered`, `corrected` or `removed`. `register` is what holds now. The
    reason is not told: it may name others of the event.
    """
    to = office.store.player(player)
    if to is None or not to.addresses:
        return
    held, since, through = _line(register, player, date.max)
    news = TitleNews(
        code=f"event_{what}",
        level=held,
        day=date.fromisoformat(row.ended_on),
        event=parse(row.file).name or row.id,
        before="" if before is None else write_otb_level(before),
        held=held,
        since=since,
        through=through,
    )
    send_about_no_game(office, to, "title_news", {"news": news}, at=act.at, cause=act.cause)


def _tell(office: Office, code: str, body: TitleSet | TitleTested, act: Act) -> None:
    row = office.store.player(body.player)
    if row is None or not row.addresses:
        return
    day, today = date.fromisoformat(body.on), act.at.date()
    held, since, through = _held(office, body.player, max(day, today))
    highest, earliest = _next(office, body.player, max(day, today))
    news = TitleNews(
        code=code,
        level=body.level,
        day=day,
        judge=body.judge if isinstance(body, TitleTested) else "",
        held=held,
        since=since,
        through=through,
        highest=highest if code in ("passed", "failed") else "",
        earliest=earliest,
        reason=act.reason,
    )
    send_about_no_game(office, row, "title_news", {"news": news}, at=act.at, cause=act.cause)


def _held(office: Office, player: str, on: date) -> tuple[str, date | None, str]:
    """The title that a player has on a day, since when, and through which event; "" for none."""
    return _line(register_of(office), player, on)


def _line(register: Titles, player: str, on: date) -> tuple[str, date | None, str]:
    lines = register.history(player, on)
    if not lines:
        return "", None, ""
    line = lines[-1]
    names = {one.event.id: one.event.name or one.event.id for one in register.events}
    since = None if line.on == date.min else line.on
    return write_otb_level(line.after), since, names.get(line.event, "")


def _next(office: Office, player: str, on: date) -> tuple[str, date | None]:
    """The highest level of which a player may sit a test from a day on, and from when (R32.4)."""
    before = entries_of(office).sittings_of(player)
    found = next_sitting(before, rating_on(office, player, on), *kyu_test_tables(), on)
    return (write_otb_level(found.highest), found.earliest) if found else ("", None)
