"""The committee of three that decides an appeal in an event of matches (backgammon.md 8).

They are experienced players, named by the arbiter for this appeal, nobody of the tournament's
management and no party. Each votes by letter, two alike decide, and that is final.
"""

from collections.abc import Iterator, Sequence

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.mail.write.facts import Ruling
from corr.sentences.heard import heard
from corr.sentences.said import joined, said
from corr.service.desk.ways import way_to_name
from corr.service.event.fallen import games_of
from corr.service.letters.compose import kind_for
from corr.service.letters.event_letters import (
    Act,
    name_of,
    send_news,
    send_ruling,
    the_reason,
)
from corr.service.letters.impartial import judges_of, parties_of
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import hashed
from corr.service.office.flag_holds import appeal_mark, stopped_by
from corr.service.office.office import Office
from corr.service.office.people import find_player, with_names
from corr.service.play.records import record_told
from corr.tournament.contest import rulings
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.ruled import Ruled, ways_to_vote
from corr.tournament.events.events_games import PAUSED, DirectorCalled
from corr.tournament.play.game import Game, forfeit
from corr.tournament.wording import listed

# -- the clock of the match stands still until the appeal is decided ----


def hold_clocks(office: Office, ruled: Ruled, act: Act) -> None:
    """Stop the clocks of the disputed matches that go on, unless they stand still already."""
    for game in _running(office, ruled):
        if PAUSED in game.times.holds or forfeit(game, act.at) or game.waiting:
            continue
        if game.times.turn is not None:
            body = rulings.pause(game, appeal_mark(ruled.act.number))
            office.folder.play(game, [body], at=act.at, cause=act.cause)


def release_clocks(office: Office, ruled: Ruled, act: Act) -> Sequence[Game]:
    """Let those clocks run again that the appeal had stopped; the matches then, to be told of.

    Before the ruling is undone by the same act: what is written of that says until when to play.
    """
    found, mark = list[Game](), appeal_mark(ruled.act.number)
    for game in _running(office, ruled):
        if PAUSED in game.times.holds and stopped_by(office, game) == mark:
            body = rulings.resume(game, mark)
            found.append(office.folder.play(game, [body], at=act.at, cause=act.cause))
    return found


def tell_released(office: Office, released: Sequence[Game], act: Act) -> None:
    """Tell both players that the clock runs again, of matches with which nothing else was done."""
    told = Happening(code="clocks_resumed", params={"reason": the_reason(act)})
    for then in released:
        game = office.folder.game(then.id)
        for seat in Seat if game is not None and game.seq == then.seq else ():
            send_news(office, then, seat, kind_for(then, seat), act, told)


def end_with_ruling(office: Office, contest: Contest, ruled: Ruled, act: Act) -> None:
    """End the open appeal against a ruling that is undone: nothing is left to decide.

    Those whom the ruling concerns are told, and who was to vote.
    """
    event, number = contest.id, ruled.act.number
    params: dict[str, object] = {"event": event, "number": number}
    told = Ruling(code="appeal_ended", reason=the_reason(act), params=params)
    own = (ruled.appeal.player,) if ruled.appeal else ()
    for player in dict.fromkeys((*ruled.act.concerned, *own)):
        send_ruling(office, contest, player, [told], act)
    for address in ruled.voters:
        cause = f"appeal.ended.{event}.{number}.{hashed(address)}"
        tell_request(office, address, "panel_over", params, at=act.at, cause=cause)


def _running(office: Office, ruled: Ruled) -> Iterator[Game]:
    """The matches of a ruling that go on."""
    for name in sorted(games_of(office, ruled)):
        game = office.folder.game(name)
        if game is not None and game.result is None:
            yield game


# -- who decides ----


ASKED_TO_VOTE = "appeal.vote."
"""With it begins the cause of a letter that asks a member for a vote."""


def ask_for_panel(office: Office, contest: Contest, ruled: Ruled, name: str, act: Act) -> None:
    """Ask those who direct the event to name three who decide."""
    number = ruled.act.number
    params = {
        **_about(office, contest, ruled, name),
        "commands": (way_to_name(contest.id, number),),
    }
    for address in judges_of(office, contest, ruled):
        cause = f"appeal.{contest.id}.{number}.{hashed(address)}"
        tell_request(office, address, "panel_wanted", params, at=act.at, cause=cause)


def _about(office: Office, contest: Contest, ruled: Ruled, name: str) -> dict[str, object]:
    """What there is to know of a ruling and the appeal against it."""
    assert ruled.appeal is not None
    return {
        "event": contest.id,
        "number": ruled.act.number,
        "what": with_names(office, heard("deeds", ruled.act.what)),
        "reason": ruled.act.reason,
        "rule": ruled.act.rule,
        "name": name,
        "words": ruled.appeal.words,
    }


def refuse_alone(contest: Contest, number: int) -> None:
    """Raise ArbiterError: an appeal about matches is decided by the votes of three."""
    ways = ways_to_vote(contest.id, number)
    raise ArbiterError(said("why_appeal", "three_vote", number=number, ways=listed(ways)))


def address_of(office: Office, word: str) -> str:
    """The address of a member, who may be given as a player. Raises ArbiterError."""
    if "@" in word:
        return word.lower()
    row = find_player(office, word)
    if row is None or not row.addresses:
        raise ArbiterError(said("why_appeal", "no_address", member=word))
    return row.addresses[0].lower()


def require_apart(office: Office, contest: Contest, ruled: Ruled, address: str) -> None:
    """Raise ArbiterError for an arbiter of the event, a party, and who made the ruling."""
    event = contest.spec.event
    management = {one.lower() for one in (*event.arbiters, event.director, ruled.act.by)}
    if address in {*management, office.arbiter.lower(), *office.own_addresses}:
        raise ArbiterError(said("why_appeal", "of_the_management", address=address))
    row = office.store.players.player_by_address(address)
    parties = set(parties_of(office, ruled)) | ({ruled.appeal.player} if ruled.appeal else set())
    if row is not None and row.id in parties:
        raise ArbiterError(said("why_appeal", "a_party", address=address))


def ask_members(
    office: Office, contest: Contest, ruled: Ruled, before: Sequence[str], act: Act
) -> None:
    """Put everything before each new member, and ask for a vote."""
    assert ruled.appeal is not None
    number = ruled.act.number
    params = {
        **_about(office, contest, ruled, name_of(office, ruled.appeal.player)),
        "members": ruled.panel,
        "letters": tuple(_letters(office, ruled)),
        "record": joined("; ", (record_told(office, one) for one in _games(office, ruled))),
        "commands": ways_to_vote(contest.id, number),
    }
    for address in ruled.voters:
        if address not in before:
            cause = f"{ASKED_TO_VOTE}{contest.id}.{number}.{hashed(address)}.{hashed(act.cause)}"
            tell_request(office, address, "panel_votes", params, at=act.at, cause=cause)


def _games(office: Office, ruled: Ruled) -> Iterator[Game]:
    found = (office.folder.game(name) for name in sorted(games_of(office, ruled)))
    return (game for game in found if game is not None)


def _letters(office: Office, ruled: Ruled) -> Iterator[str]:
    """What both players had written to the director in the disputed matches."""
    for game in _games(office, ruled):
        for one in office.store.events.of_stream(game.id):
            if isinstance(one.body, DirectorCalled):
                name = name_of(office, game.players[one.body.seat])
                yield f'{name}, {one.at:%Y-%m-%d}: "{one.body.text}"'
