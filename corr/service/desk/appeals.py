"""Appeals: a player or captain disagrees with a ruling, and the committee decides for good."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from corr.errors import PlayerError
from corr.mail.letter import Refusal
from corr.mail.write.facts import Ruling
from corr.sentences.heard import heard
from corr.sentences.said import said
from corr.service.desk.panel import (
    ask_for_panel,
    hold_clocks,
    refuse_alone,
    release_clocks,
    tell_released,
)
from corr.service.desk.ways import ways_on
from corr.service.event.fallen import games_of, is_past, is_taken_back, ways_back
from corr.service.letters.event_letters import (
    Act,
    captain_to_write,
    name_of,
    send_ruling,
    the_reason,
)
from corr.service.letters.impartial import (
    contests_of,
    is_captains,
    judges_of,
    kept_from,
    maker_of,
    needs_panel,
    ruling_to_appeal,
)
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import hashed
from corr.service.letters.reading import letter_answered, words_passed_on
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.people import with_names
from corr.service.office.tables import the_contest
from corr.service.play.flags import drop_waiting
from corr.store.rows import GameRow, PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import led_by
from corr.tournament.contest.ruled import (
    Ruled,
    appeal,
    decide,
    decided,
    ways_to_decide,
)
from corr.tournament.events.events_contest import (
    Acted,
    AppealDecided,
    Appealed,
    ResultAssessed,
    Verdict,
)
from corr.tournament.play.orders import Appeal
from corr.tournament.wording import typed

# -- team captains and rulings ----
# A team whose captain is not in the register, or has no address, has nobody to write to; then its
# players speak for themselves.


def captain_for(office: Office, contest: Contest, player: str) -> PlayerRow | None:
    """The captain of a player's team, who may be the player; None without one to write to."""
    team = contest.teams.get(player, "")
    if contest.spec.system.kind != "teams" or not team:
        return None
    return captain_to_write(office, contest, team)


def tell_captains(
    office: Office, event: str, concerned: tuple[str, ...], what: str, act: Act
) -> None:
    """Tell the captains of a ruling about games that they do not play in themselves.

    What only one of the players may hear of goes to that one's captain alone.
    """
    contest = office.folder.contest(event)
    assert contest is not None
    led: dict[str, list[GameRow]] = {}
    for row in _ruled_games(office, event, act.cause):
        seats = (row.first, row.second)
        captains = (captain_for(office, contest, one) for one in seats if one in concerned)
        for captain in {one.id for one in captains if one} - {*seats}:
            led.setdefault(captain, []).append(row)
    for captain, rows in sorted(led.items()):
        games = tuple(
            (row.id, name_of(office, row.first), name_of(office, row.second)) for row in rows
        )
        params = {"event": event, "games": games, "what": with_names(office, what)}
        told = Ruling(code="team_games", reason=" ".join(act.reason.split()), params=params)
        send_ruling(office, contest, captain, [told], act)


def _ruled_games(office: Office, event: str, cause: str) -> Iterator[GameRow]:
    """The games of an event that an act changed; those that it began have letters of their own."""
    found, begun = dict[str, None](), set[str]()
    for one in office.store.causes.events_of_cause(cause):
        game = one.body.game if isinstance(one.body, ResultAssessed) else one.stream
        if game.rpartition("-")[0] == event:
            found[game] = None
            begun |= {game} if one.stream == game and one.seq == 1 else set()
    rows = (office.store.events.game_row(game) for game in found if game not in begun)
    yield from (row for row in rows if row is not None)


# -- appeals ----
# Without a committee the chief arbiter decides. Everybody concerned is told of both.


_SENT_ON = "protest"
"""With it begins the cause of a letter that sends a player's words on to the captain."""


def take_appeal(case: Case, player: PlayerRow, order: Appeal) -> tuple[Refusal, ...]:
    """Take an appeal and tell everybody concerned; why it cannot be taken, or not all of it.

    In a team event only the captain may protest (21.7): what another player of the team writes
    goes to the captain.
    """
    office, passed = case.office, words_passed_on(case, player, order.text)
    contest, number = _meant(case, player, order)
    try:
        if contest is None:
            raise PlayerError("no_ruling_of_yours", number=number)
        day, led = contest.day(case.letter.arrived), led_by(contest, player.id)
        body = appeal(contest.rulings, number, player.id, passed.text, day, speaks_for=led)
    except PlayerError as error:
        return (Refusal(line=order.line, code=error.code, params=error.params),)
    act = Act(at=case.at, cause=case.letter.key, reason=body.words)
    captain = captain_for(office, contest, player.id)
    leads = contest.rulings[number].concerns(led - {player.id})
    if captain is None or captain.id == player.id or leads:
        _record(office, contest, player, body, act)
        return passed.held
    _send_on(office, contest, number, player, captain, act)
    until = contest.rulings[number].act.appeal_until
    params = {"number": number, "captain": captain.name, "until": until}
    return (Refusal(line=order.line, code="only_captain_appeals", params=params), *passed.held)


def _record(office: Office, contest: Contest, player: PlayerRow, body: Appealed, act: Act) -> None:
    """Write an appeal down and tell everybody concerned."""
    number = body.number
    contest = office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)
    ruled = contest.rulings[number]
    judges, panel = judges_of(office, contest, ruled), needs_panel(contest)
    for one in told_of(ruled):
        params = {"event": contest.id, "number": number, "name": player.name}
        mine = {**params, "mine": one == player.id, "who": () if panel else judges}
        send_ruling(
            office, contest, one, [Ruling(code="appealed", reason=body.words, params=mine)], act
        )
    if needs_panel(contest):
        hold_clocks(office, ruled, act)
        ask_for_panel(office, contest, ruled, player.name, act)
        return
    _tell_judges(office, contest, ruled, player, act)


def told_of(ruled: Ruled) -> tuple[str, ...]:
    """Who hears of an appeal: whom the ruling concerns, and a captain who appealed for them."""
    own = (ruled.appeal.player,) if ruled.appeal else ()
    return tuple(dict.fromkeys((*ruled.act.concerned, *own)))


def _send_on(
    office: Office,
    contest: Contest,
    number: int,
    player: PlayerRow,
    captain: PlayerRow,
    act: Act,
) -> None:
    """Send the captain what a player of the team writes about a ruling, and how to appeal."""
    ruled = contest.rulings[number].act
    params = {"event": contest.id, "number": number, "name": player.name}
    told = Ruling(
        code="team_writes",
        reason="",
        params={
            **params,
            "what": with_names(office, heard("deeds", ruled.what)),
            "words": act.reason,
        },
    )
    whole = replace(
        act,
        cause=f"{_SENT_ON}.{contest.id}.{number}.{hashed(act.cause)}",
        rule=ruled.rule,
        event=contest.id,
        number=number,
        appeal_until=ruled.appeal_until,
    )
    send_ruling(office, contest, captain.id, [told], whole)


def _meant(case: Case, player: PlayerRow, order: Appeal) -> tuple[Contest | None, int]:
    """The event and the ruling that an appeal is against: named, answered, or the last one."""
    folder, (event, _, number) = case.office.folder, order.ruling.rpartition("/")
    if event:
        return folder.contest(event), int(number)
    for one, of in _answered(case):
        if not number or int(number) == of:
            return folder.contest(one), of
    if number:
        mine = contests_of(case.office, player.id)
        concerned = (one for one in mine if _concerns(one, int(number), player.id))
        return next(concerned, None), int(number)
    return ruling_to_appeal(case.office, player.id, case.letter.arrived)


def _answered(case: Case) -> Iterator[tuple[str, int]]:
    """Event and number of the rulings that the letter told of which is answered."""
    row = letter_answered(case)
    if row is None:
        return
    if row.cause.startswith(f"{_SENT_ON}."):
        event, number, _ = row.cause.removeprefix(f"{_SENT_ON}.").rsplit(".", 2)
        yield event, int(number)
    happened = case.office.store.causes.events_of_cause(row.cause)
    # A decision is an act, too: a ruling beside the one that it is about.
    for kind in (Appealed, AppealDecided, Acted):
        for one in happened:
            if isinstance(one.body, kind):
                yield one.stream, one.body.number


def _concerns(contest: Contest, number: int, player: str) -> bool:
    ruled = contest.rulings.get(number)
    return ruled is not None and ruled.concerns(led_by(contest, player))


def _tell_judges(
    office: Office, contest: Contest, ruled: Ruled, player: PlayerRow, act: Act
) -> None:
    """Give those who decide all they need, and tell the arbiter who ruled."""
    number, judges = ruled.act.number, judges_of(office, contest, ruled)
    params = {
        "event": contest.id,
        "number": number,
        "what": with_names(office, heard("deeds", ruled.act.what)),
        "reason": ruled.act.reason,
        "rule": ruled.act.rule,
        "name": player.name,
        "words": act.reason,
        "commands": (*ways_to_decide(contest.id, number), typed("log", contest.id)),
    }
    arbiter = maker_of(office, contest, ruled)
    for address in dict.fromkeys((*judges, arbiter)):
        code = "appealed" if address in judges else "appeal_noted"
        known = params if address in judges else {"event": contest.id, "number": number}
        known = {**known, "name": player.name, "words": act.reason}
        cause = f"appeal.{contest.id}.{number}.{hashed(address)}"
        tell_request(office, address, code, known, at=act.at, cause=cause)


def decide_appeal(
    office: Office,
    event: str,
    number: int,
    verdict: Verdict,
    act: Act,
    *,
    taken_back: bool = False,
) -> Contest:
    """Decide an appeal for good; those concerned and the arbiter are told. Raises ArbiterError.

    What a ruling did that falls was `taken_back` by the same act, or is for the arbiter to undo.
    """
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        body = decide(contest.rulings, number, verdict, reason, act.by)
        if needs_panel(contest) and contest.rulings[number].majority is not verdict:
            refuse_alone(contest, number)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        ruled = contest.rulings[number]
        past = ruled.is_fallen and not taken_back and is_past(office, contest, ruled)
        params = {"event": event, "number": number, "stands": not ruled.is_fallen, "past": past}
        for player in told_of(ruled):
            known = {**params, "taken_back": taken_back}
            told = Ruling(code="appeal_decided", reason=reason, params=known)
            send_ruling(office, contest, player, [told], act)
        if ruled.is_fallen:
            _drop_what_waits(office, ruled, act)
        if needs_panel(contest):
            tell_released(office, release_clocks(office, ruled, act), act)
        arbiter = maker_of(office, contest, ruled)
        code, commands = _what_is_left(office, contest, ruled, taken_back=taken_back)
        known = {**params, "reason": reason, "commands": commands}
        known["yours"] = not is_captains(office, contest, ruled)
        cause = f"appeal.decided.{event}.{number}"
        tell_request(office, arbiter, code, known, at=act.at, cause=cause)
        return contest


def _what_is_left(
    office: Office, contest: Contest, ruled: Ruled, *, taken_back: bool
) -> tuple[str, Sequence[str]]:
    """Which notice of a decided appeal the arbiter gets, and its commands.

    Where the ruling was taken back with the decision, what a committee says instead is left to be
    ruled (SBGF 1.6): by the same command, with something else in it.
    """
    if taken_back:
        again = ruled.act.command
        return "appeal_changed", (f"{again} --reason TEXT",) if again else ()
    settled = is_taken_back(office, contest, ruled)
    return "appeal_decided", () if settled else ways_back(office, contest, ruled)


def _drop_what_waits(office: Office, ruled: Ruled, act: Act) -> None:
    """Let nothing come into force any more that waits for a look at a flag."""
    for name in sorted(games_of(office, ruled)):
        game = office.folder.game(name)
        if game is not None:
            drop_waiting(office, game, frozenset({ruled.cause}), act)


def after_closing(contest: Contest, number: int) -> str:
    """What else there is to know of an appeal that is allowed, "" while the event runs."""
    if contest.stands != "closed":
        return ""
    return said(
        "log",
        "after_closing",
        event=contest.id,
        number=number,
        reopen=typed("event", "reopen", contest.id, "--reason", "TEXT"),
    )


def appeals_of(office: Office, event: str, *, reader: str = "") -> list[Ruled]:
    """The rulings of an event that were appealed against, those first that wait for a decision.

    Those are left out that `reader`, an address, may not hear of.
    """
    row = office.store.players.player_by_address(reader.lower()) if reader else None
    rulings = the_contest(office, event).rulings.values()
    appealed = [one for one in rulings if one.appeal]
    found = [one for one in appealed if row is None or row.id not in kept_from(office, one)]
    return sorted(found, key=lambda one: (not one.is_open, one.act.number))


def appeal_lines(office: Office, found: Sequence[tuple[str, Ruled]]) -> Iterator[str]:
    """Appeals in words."""
    if not found:
        yield said("log", "no_appeal")
    for event, one in found:
        assert one.appeal is not None
        if one.decision:
            state = decided(one.decision.outcome)
        else:
            state = said("log", "to_be_decided" if one.is_open else "ended_with_ruling")
        what = heard("deeds", one.act.what)
        yield said("log", "appeal", event=event, number=one.act.number, state=state, what=what)
        yield f'  {one.appeal.player}, {one.appealed_at:%Y-%m-%d}: "{one.appeal.words}"'
        if one.is_open:
            yield from _ways_in_words(the_contest(office, event), one)
        elif one.decision:
            yield said(
                "log",
                "appeal_decided",
                on=f"{one.decided_at:%Y-%m-%d}",
                reason=one.decision.reason,
            )


def _ways_in_words(contest: Contest, ruled: Ruled) -> Iterator[str]:
    """How an open appeal is decided: by whom it is for, or by the votes of three."""
    ways = ways_on(contest, ruled.act.number)
    if needs_panel(contest):
        yield from (f"  `{way}`" for way in ways)
        return
    allow, dismiss = ways
    yield said("log", "to_allow", allow=allow)
    yield said("log", "to_dismiss", dismiss=dismiss)
