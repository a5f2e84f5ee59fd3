"""What a player orders about themselves: settings, everything that is kept, to be forgotten."""

from collections.abc import Sequence

from corr.errors import PlayerError
from corr.mail.letter import Refusal
from corr.mail.write.facts_me import Setting
from corr.service.letters.choices import NAMES, names_of, read_choice
from corr.service.letters.desk_letters import address_of, send_about_no_game
from corr.service.letters.news import place_of
from corr.service.letters.plain import is_spent
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.register import person_of, record_person
from corr.service.office.reminders import look_anew
from corr.service.post.asked_games import running_games
from corr.service.register.forget import still_playing
from corr.service.register.my_data import send_my_data
from corr.service.register.requests import ask, ask_address, ask_address_away
from corr.store import PlayerRow
from corr.tournament.contest.contest import OVER
from corr.tournament.events.events import SettingChanged
from corr.tournament.play.orders import Forget, MyData, Set

_SHOWN = 72
_ADDRESSES = ("address", "old_address")


def carry_out(
    case: Case, player: PlayerRow, orders: Sequence[Set | MyData | Forget]
) -> list[Refusal]:
    """Do what a player orders about themselves; the refusals are for the caller's answer.

    However many settings are changed, one letter says how all of them are now.
    """
    refusals = list[Refusal]()
    settings = [one for one in orders if isinstance(one, Set) and one.name not in _ADDRESSES]
    refusals += _set(case, player, settings)
    player = case.office.store.player(player.id) or player
    for order in dict.fromkeys(orders):
        match order:
            case Set(name="address"):
                refusal = ask_address(case, player, order.value, order.line)
                refusals += [refusal] if refusal else []
            case Set(name="old_address"):
                refusal = ask_address_away(case, player, order.value, order.line)
                refusals += [refusal] if refusal else []
            case _:
                pass
    if any(isinstance(one, MyData) for one in orders):
        send_my_data(case, player)
    forgets = [one for one in orders if isinstance(one, Forget)]
    if forgets:
        refusals += _ask_to_forget(case, player, forgets[0])
    return refusals


def _set(case: Case, player: PlayerRow, orders: Sequence[Set]) -> list[Refusal]:
    """Change settings and tell the player all of them, in the new language if that is one."""
    office = case.office
    wanted, refusals = _read(office, orders)
    if not wanted and not any(order.name == order.value == "" for order in orders):
        return refusals
    person = person_of(office, player.id)
    held = person.chosen if person else {}
    changed = {name: value for name, value in wanted.items() if held.get(name, "") != value}
    if changed:
        bodies = [
            SettingChanged(player=player.id, name=name, value=value)
            for name, value in changed.items()
        ]
        player = record_person(office, player.id, bodies, at=case.at, cause=case.letter.key)
    if "reminders" in changed:
        look_anew(office.store, running_games(office, player))
    if changed or not is_spent(case):
        _send_settings(case, player, frozenset(changed), ordered=bool(wanted))
    return refusals


def _read(office: Office, orders: Sequence[Set]) -> tuple[dict[str, str], list[Refusal]]:
    """The settings that orders ask for by name, and why others cannot be."""
    wanted, refusals = dict[str, str](), list[Refusal]()
    for order in orders:
        try:
            if order.name:
                wanted[order.name] = read_choice(order.name, order.value, office.templates)
            elif order.value:
                raise PlayerError("bad_setting", text=order.value[:_SHOWN])
        except PlayerError as error:
            refusals.append(Refusal(line=order.line, code=error.code, params=error.params))
    return wanted, refusals


def _send_settings(
    case: Case, player: PlayerRow, changed: frozenset[str], *, ordered: bool
) -> None:
    """Tell the player all settings; `ordered` if the letter wanted to change any."""
    office = case.office
    values = {**player.settings, "language": player.language, "time_zone": player.time_zone}
    facts: dict[str, object] = {
        "settings": tuple(
            Setting(name=name, value=values.get(name, ""), changed=name in changed)
            for name in NAMES
        ),
        "ordered": ordered,
        "language_name": names_of(player.language, office.templates)[0],
        "languages": tuple(
            (one, names_of(one, office.templates)[0]) for one in sorted(office.templates.languages)
        ),
        "place": place_of(office, player),
        "addresses": player.addresses,
        "digest": "digest" in player.settings,
        "events": tuple(
            event for event, state, _ in office.store.entries(player.id) if state not in OVER
        ),
    }
    send_about_no_game(
        office,
        player,
        "settings",
        facts,
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
        unsolicited=case.proven and not changed,
    )


def _ask_to_forget(case: Case, player: PlayerRow, order: Forget) -> list[Refusal]:
    """Ask for a yes from the address that letters go to, unless the player still plays."""
    where = still_playing(case.office, player.id)
    if where:
        return [Refusal(line=order.line, code="forget_running", params={"where": where})]
    ask(
        case.office,
        player,
        "forget",
        "",
        (address_of(player),),
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
    )
    return []
