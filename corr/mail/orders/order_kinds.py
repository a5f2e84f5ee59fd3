"""The orders by the names that `data/words.toml` gives them, made of what their line says."""

import re
from calendar import monthrange
from collections.abc import Callable, Mapping
from datetime import date

from corr.tournament.play.orders import (
    AcceptDraw,
    Ask,
    CancelIfs,
    ClaimDraw,
    ClaimLine,
    ClaimTime,
    ClaimWin,
    Confirm,
    DayOfYear,
    DeclineDraw,
    Enter,
    Forget,
    Help,
    LeaveOff,
    MyData,
    OfferDraw,
    Order,
    Preview,
    Resign,
    Set,
    Show,
    TakeLeave,
    Undo,
    Withdraw,
)

Slots = Mapping[str, str]
"""What stands in the slots of a phrase, by their names; `act` as canonical text."""

VOUCHER = r"(?:[b-df-hj-np-tv-zoi01]{4}[ -]?){2}[b-df-hj-np-tv-zoi01]{4}"
"""A voucher in small letters, as a regular expression; none is made with vowels or digits."""
_ALIKE = str.maketrans("oi01", "qlql")
_LEAP_YEAR = 2024

Kind = Callable[[Slots], Order | None]
"""Makes an order; None where the line cannot be one after all."""


def _claim(kind: str) -> Kind:
    return lambda slots: ClaimWin(line="", kind=kind)


def _ask(what: str) -> Kind:
    return lambda slots: Ask(line="", what=what, event=slots.get("event", "").upper())


def _norms_if(slots: Slots) -> Ask:
    # Folded, 5½ has become 51⁄2.
    points = re.sub("1[⁄/]2$", ".5", slots["points"]).replace(",", ".").removesuffix(".0")
    return Ask(line="", what="norms", event=slots.get("event", "").upper(), points=points)


def _set(name: str) -> Kind:
    return lambda slots: Set(line="", name=name, value=slots["value"])


def _set_to(name: str, value: str) -> Kind:
    return lambda slots: Set(line="", name=name, value=value)


def _enter(slots: Slots) -> Enter:
    said = slots.get("voucher", "")
    return Enter(line="", event=slots["event"].upper(), voucher=_voucher(said))


def _voucher(said: str) -> str:
    """A voucher as it was made, however it was copied; what is none in capitals.

    >>> _voucher("with voucher bcdf ghjk1mnp"), _voucher("please")
    ('BCDF-GHJK-LMNP', 'PLEASE')
    """
    found = re.search(rf"(?<!\w){VOUCHER}(?!\w)", said.lower())
    if found is None:
        return said.upper()
    letters = re.sub(r"[ -]", "", found[0]).translate(_ALIKE).upper()
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def _leave(slots: Slots) -> TakeLeave | None:
    dates = {name: _day(slots[name]) for name in ("first", "last") if name in slots}
    if "day" in slots:
        dates["first"] = _day_before(slots["day"], dates["last"])
    if None in dates.values():
        return None
    days = int(slots.get("days") or 0) + 7 * int(slots.get("weeks") or 0)
    first, last = dates.get("first"), dates.get("last")
    counted = "days" in slots or "weeks" in slots
    return TakeLeave(line="", first=first, last=last, days=days if counted else None)


def _day_before(number: str, last: date | DayOfYear | None) -> date | DayOfYear | None:
    """The first day where only the last has a month, as in "5 to 8 February"."""
    digits = re.match(r"\d+", number)
    if last is None or digits is None:
        return None
    year = last.year if isinstance(last, date) else "-"
    return _day(f"{year}-{last.month:02}-{int(digits[0]):02}")


def _leave_off(slots: Slots) -> LeaveOff | None:
    day = _day(slots["first"]) if "first" in slots else None
    if isinstance(day, DayOfYear):
        return None
    return LeaveOff(line="", day=day) if day or "first" not in slots else None


def _day(text: str) -> date | DayOfYear | None:
    """The date of an ISO text, or of one with the day first; None if there is no such day.

    >>> _day("2026-7-1"), _day("1.7.2026"), _day("2026-02-30")
    (datetime.date(2026, 7, 1), datetime.date(2026, 7, 1), None)
    >>> _day("--07-01"), _day("--02-30")
    (DayOfYear(month=7, day=1), None)
    """
    if not text:
        return None
    if text.startswith("--"):
        month, day = int(text[2:4]), int(text[5:])
        known = 1 <= day <= monthrange(_LEAP_YEAR, month)[1]
        return DayOfYear(month=month, day=day) if known else None
    year, month, day = map(int, text.replace("/", "-").replace(".", "-").split("-"))
    if "." in text[1:3]:
        year, day = day, year
    try:
        return date(year, month, day)
    except ValueError:
        return None


KINDS: Mapping[str, Kind] = {
    "resign": lambda slots: Resign(line=""),
    "offer_draw": lambda slots: OfferDraw(line=""),
    "accept_draw": lambda slots: AcceptDraw(line=""),
    "decline_draw": lambda slots: DeclineDraw(line=""),
    "claim_five": _claim("five"),
    "claim_forbidden": _claim("forbidden"),
    "claim_win": _claim("win"),
    "claim_named": _claim("named"),
    "claim_line": lambda slots: ClaimLine(line="", text=slots.get("moves") or slots["line"]),
    "claim_draw": lambda slots: ClaimDraw(line=""),
    "claim_time": lambda slots: ClaimTime(line=""),
    "cancel_ifs": lambda slots: CancelIfs(line=""),
    "undo": lambda slots: Undo(line=""),
    "show": lambda slots: Show(line=""),
    "preview": lambda slots: Preview(line="", text=slots["act"]),
    "help": lambda slots: Help(line=""),
    "games": _ask("games"),
    "table": _ask("table"),
    "norms": _ask("norms"),
    "norms_if": _norms_if,
    "rules": _ask("rules"),
    "record": _ask("record"),
    "time": _ask("time"),
    "test": _ask("test"),
    "leave": _leave,
    "leave_off": _leave_off,
    "leave_off_all": lambda slots: LeaveOff(line="", every=True),
    "enter": _enter,
    "withdraw": lambda slots: Withdraw(line="", event=slots.get("event", "").upper()),
    "set_language": _set("language"),
    "set_text_only": _set_to("text", "only"),
    "set_html": _set_to("text", ""),
    "set_time_zone": lambda slots: Set(line="", name="time_zone", value=slots["zone"]),
    "set_digest": lambda slots: Set(line="", name="digest", value=slots.get("value", "daily")),
    "set_board": lambda slots: Set(line="", name="board", value=slots.get("value", "XO")),
    "set_calendar": _set("calendar"),
    "set_reminders": _set("reminders"),
    "set_announcements": _set("announcements"),
    "set_address": lambda slots: Set(line="", name="address", value=slots["address"]),
    "remove_address": lambda slots: Set(line="", name="old_address", value=slots["address"]),
    "settings": lambda slots: Set(line="", name="", value=""),
    "mydata": lambda slots: MyData(line=""),
    "forget": lambda slots: Forget(line=""),
    "confirm": lambda slots: Confirm(line=""),
}
"""How every order that is a phrase is made."""

BESIDE_A_MOVE = ("claim_five", "claim_forbidden", "claim_win", "claim_named", "claim_draw")
"""The orders that may stand on the line of a move."""
