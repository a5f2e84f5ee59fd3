"""The orders by the names that `data/words.toml` gives them, made of what their line says."""

from collections.abc import Callable, Mapping
from datetime import date

from corr.tournament.orders import (
    AcceptDraw,
    Ask,
    CancelIfs,
    ClaimDraw,
    ClaimTime,
    ClaimWin,
    Confirm,
    DeclineDraw,
    Enter,
    Forget,
    Help,
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

Kind = Callable[[Slots], Order | None]
"""Makes an order; None where the line cannot be one after all."""


def _claim(kind: str) -> Kind:
    return lambda slots: ClaimWin(line="", kind=kind)


def _ask(what: str) -> Kind:
    return lambda slots: Ask(line="", what=what, event=slots.get("event", "").upper())


def _set(name: str) -> Kind:
    return lambda slots: Set(line="", name=name, value=slots["value"])


def _set_to(name: str, value: str) -> Kind:
    return lambda slots: Set(line="", name=name, value=value)


def _leave(slots: Slots) -> TakeLeave | None:
    first, last = _day(slots["first"]), _day(slots["last"])
    return TakeLeave(line="", first=first, last=last) if first and last else None


def _day(text: str) -> date | None:
    """The date of an ISO text; None if there is no such day.

    >>> _day("2026-7-1"), _day("2026-02-30")
    (datetime.date(2026, 7, 1), None)
    """
    year, month, day = map(int, text.replace("/", "-").replace(".", "-").split("-"))
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
    "rules": _ask("rules"),
    "record": _ask("record"),
    "time": _ask("time"),
    "test": _ask("test"),
    "leave": _leave,
    "leave_off": lambda slots: TakeLeave(line=""),
    "enter": lambda slots: Enter(line="", event=slots["event"].upper()),
    "withdraw": lambda slots: Withdraw(line="", event=slots.get("event", "").upper()),
    "set_language": _set("language"),
    "set_text_only": _set_to("text", "only"),
    "set_html": _set_to("text", ""),
    "set_time_zone": lambda slots: Set(line="", name="time_zone", value=slots["zone"]),
    "set_digest": lambda slots: Set(line="", name="digest", value=slots.get("value", "daily")),
    "set_board": lambda slots: Set(line="", name="board", value=slots.get("value", "XO")),
    "set_calendar": _set("calendar"),
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
