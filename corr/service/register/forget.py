"""Forgetting a player who asked for it: what is taken out, and what has to stay.

Taken out, in one transaction: name, club, member number, country, addresses and settings, in the
register, in the events of the player's stream and in reports; the letters from and to them; our
copies of letters to the others of their events that name them; and what letters of those quote.
What stays under an invented name are games, results and levels, from which those of others
follow, and the keys and fates of letters, so that none can be handled twice. What lies on the
mail server is not ours to delete: the arbiter is told. Nothing else in this program overwrites
an event or a letter.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from corr.errors import ArbiterError
from corr.mail.letter import Refusal
from corr.service.event.entering import take_back_wishes
from corr.service.letters.compose import post
from corr.service.letters.desk_letters import draft_about_no_game, send_about_no_game
from corr.service.letters.event_letters import Act
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.service.office.register import record_person
from corr.service.register.forget_board import rewrite_board, rewrite_titles
from corr.service.register.forget_events import Concern, concern_of, rewrite_events
from corr.service.register.forget_letters import take_out_of_letters
from corr.service.register.forget_reports import reports_of, rewrite_reports
from corr.service.register.redact import Traces
from corr.store import InboxRow, PlayerRow
from corr.tournament.contest.contest import OVER
from corr.tournament.events.events import Forgotten, PlayerRegistered
from corr.tournament.events.fields import TAKEN_OUT, Holds, texts
from corr.tournament.play.person import anonymous, stream_of


def still_playing(office: Office, player: str) -> tuple[str, ...]:
    """The running games of a player, and the other events of theirs that are not closed.

    Until then the event's letters and its report need to know who they are.
    """
    games = [
        row
        for row in office.store.games_of_player(player)
        if row.state == "running" and not office.folder.moved_to(row.event)
    ]
    entries = office.store.entries(player)
    events = {event: None for event, state, _ in entries if state not in OVER}
    for row in games:
        events.pop(row.event, None)
    return (*events, *(row.id for row in games))


def may_be_forgotten(office: Office, player: str) -> PlayerRow:
    """The row of a player whom nobody but the arbiter can have forgotten. Raises ArbiterError."""
    row = office.store.player(player)
    assert row is not None
    if row.addresses:
        raise ArbiterError(
            f'{row.name} has an address and can write "forget me", which only they can confirm'
        )
    if where := still_playing(office, player):
        raise ArbiterError(f"{row.name} still plays: {', '.join(where)}")
    return row


def forget_by_hand(office: Office, player: PlayerRow, act: Act) -> None:
    """Forget a player who has no address. Raises ArbiterError for one who may not be."""
    with office.folder.transaction():
        forget(office, may_be_forgotten(office, player.id), at=act.at, cause=act.cause)


def forget(office: Office, player: PlayerRow, *, at: datetime, cause: str) -> None:
    """Forget a player and tell them so; one who plays again meanwhile is told that instead."""
    where = still_playing(office, player.id)
    if where:
        refusal = Refusal(line="", code="forget_running", params={"where": where})
        facts = {"g": None, "happenings": (), "refusals": (refusal,)}
        send_about_no_game(office, player, "refused", facts, at=at, cause=cause)
        return
    store = office.store
    take_back_wishes(office, player.id, Act(at=at, cause=cause))
    addresses = _addresses(office, player)
    concern = concern_of(office, player.id, addresses)
    traces = _traces(office, player, addresses, concern)
    letters = [one for address in traces.addresses for one in store.letters_from(address)]
    _say_goodbye(office, player, at, cause)
    take_out_of_letters(office, player, traces, concern, at)
    for address in traces.addresses:  # also those from which somebody wrote in their name
        store.empty_letters_from(player.id, address)
        store.empty_letters_to(address)
    for address in traces.addresses:
        store.rename_causes(address, player.id)
    for number in traces.numbers:
        store.rename_causes(f".{number}.", f".{player.id}.")
    reports = reports_of(office, concern.events)
    store.drop_news(player.id)
    store.drop_names(player.id)
    said = rewrite_events(office, concern, replace(traces, words=()))
    rewrite_titles(office, traces)
    rewrite_board(office, player.id, replace(traces, words=()))
    record_person(office, player.id, [Forgotten(player=player.id)], at=at, cause=cause)
    office.folder.refold()
    rewrite_reports(office, player, reports, said)
    reported = tuple(dict.fromkeys(one.event for one in reports))
    if addresses or reported:
        _tell_arbiter(office, player, traces.addresses, letters, reported, at)
    store.scrub()


def _tell_arbiter(
    office: Office,
    player: PlayerRow,
    addresses: Sequence[str],
    letters: Sequence[InboxRow],
    reported: Sequence[str],
    at: datetime,
) -> None:
    """Tell the arbiter what is left to do by hand; our copy goes as soon as it has been sent."""
    days = sorted(f"{letter.arrived:%Y-%m-%d}" for letter in letters)
    params = {
        "player": player.id,
        "folder": office.handled,
        "addresses": addresses,
        "first": days[0] if days else "",
        "last": days[-1] if days else "",
        "reported": reported,
    }
    cause = f"forgotten.{player.id}"
    told = tell_request(office, office.arbiter, "player_forgotten", params, at=at, cause=cause)
    office.store.empty_letter(told)


def _say_goodbye(office: Office, player: PlayerRow, at: datetime, cause: str) -> None:
    if not player.addresses:
        return
    to = player.addresses[0]
    facts = {"anonymous": anonymous(player.id), "folder": office.handled}
    draft = draft_about_no_game(office, player, "forgotten", facts, at=at, to=to)
    draft = replace(draft, tag=None, reply_to=office.site.address)
    post(office, draft, at=at, cause=cause)


def _addresses(office: Office, player: PlayerRow) -> tuple[str, ...]:
    """Every address that the player has ever had here, or wanted to have."""
    found = list(player.addresses)
    for event in office.store.events(stream_of(player.id)):
        found += (one for one in texts(event.body, Holds.ADDRESS) if "@" in one)
    owners = {one: office.store.player_by_address(one) for one in found}
    return tuple(one for one, owner in owners.items() if owner is None or owner.id == player.id)


def _traces(
    office: Office, player: PlayerRow, addresses: Sequence[str], concern: Concern
) -> Traces:
    """By what a player is known, and from where others have written in their name."""
    store = office.store
    in_name = {letter.sender for letter in store.letters_in_name(player.id)}
    strange = sorted(one for one in in_name if one and store.player_by_address(one) is None)
    known = [(player.name, player.club, player.member_no), *store.named_there(player.id)]
    known += (
        (event.body.name, event.body.club, event.body.member_no)
        for event in store.events(stream_of(player.id))
        if isinstance(event.body, PlayerRegistered)
    )
    columns = zip(*known, strict=True)
    names, clubs, numbers = (tuple(filter(None, dict.fromkeys(one))) for one in columns)
    return Traces(
        name=player.name,
        others=tuple(one for one in names if one != player.name),
        addresses=(*addresses, *strange),
        games=tuple(concern.seats),
        instead=anonymous(player.id),
        clubs=clubs,
        numbers=numbers,
        words=tuple(sorted(filter(_is_telling, concern.said), key=len, reverse=True)),
    )


def _is_telling(said: str) -> bool:
    """Whether words are so many that nobody else says the same by chance."""
    return said != TAKEN_OUT and len(said.split()) >= _TELLING


_TELLING = 3
