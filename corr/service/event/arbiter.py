"""What the arbiter does with an event: open, enter, start. One transaction each, with letters."""

from collections.abc import Collection, Sequence

from corr.errors import ArbiterError
from corr.service.event.entering import grant, invite, missed, wait_for_places
from corr.service.event.rounds import begin, may_begin, tell_round
from corr.service.event.rules_sent import send_rules
from corr.service.event.sound_tables import require_tables
from corr.service.event.team_entry import enter_listed
from corr.service.letters.event_letters import (
    Act,
    the_contest,
)
from corr.service.office.office import Office
from corr.service.office.printed import printed_for
from corr.tournament.contest.contest import Contest, enter
from corr.tournament.contest.line_ups import check_entry
from corr.tournament.contest.systems import draw, start_numbers
from corr.tournament.events.events import Announced
from corr.tournament.spec.spec import spec_to_tables
from corr.tournament.spec.spec_parts import EventSpec
from corr.tournament.wording import listed


def open_event(office: Office, spec: EventSpec, act: Act) -> Contest:
    """Announce an event. Raises ArbiterError if its id is taken or a language has no letters."""
    require_languages(spec, office.templates.languages)
    with office.folder.transaction():
        event = spec.event.id
        if office.folder.contest(event) is not None:
            raise ArbiterError(f"there is an event {event} already")
        body = Announced(spec=spec_to_tables(spec))
        contest = office.folder.record(event, None, [body], at=act.at, cause=act.cause)
        return enter_listed(office, contest, act)


def require_languages(spec: EventSpec, known: Collection[str]) -> None:
    """Raise ArbiterError if an event wants letters in a language that has no templates."""
    missing = [one for one in spec.event.languages if one not in known]
    if missing:
        raise ArbiterError(
            f"{spec.event.id}: no letters in {listed(missing)}; "
            f"the languages are {listed(sorted(known))}"
        )


def enter_players(
    office: Office,
    event: str,
    players: Sequence[str],
    act: Act,
    *,
    late: bool = False,
    letters: bool = True,
    team: str = "",
) -> Contest:
    """Enter players and send each their invitation. Raises ArbiterError: then nobody is.

    Who has asked to be entered and finds no place gets the next one that is free. After
    `entry_until` only `late` entries are taken, which are the arbiter's decision. Without
    `letters` nobody is told: the arbiter tells them otherwise. `team` is their side in a
    Scheveningen event, `A` or `B`, and in a team event their team, each in ranking order.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        last = contest.spec.event.entry_until
        if last is not None and contest.day(act.at) > last and not late:
            raise ArbiterError(
                f"entries to {event} closed on {last}; `corr event enter --late` is for later ones"
            )
        check_entry(contest, players, team)
        if waiting := wait_for_places(contest, players):
            return grant(office, contest, waiting, act)
        entered = enter(contest, *players, team=team)
        if entered:
            contest = office.folder.record(event, contest, entered, at=act.at, cause=act.cause)
        if letters:
            invite(office, contest, entered, act, team=team)
        return contest


def start_event(
    office: Office, event: str, seed: str, act: Act, *, letters: bool = True
) -> Contest:
    """Draw an event, begin the games whose time has come, and send everybody their letters.

    `seed` decides the lots and is kept with them: the same seed gives the same draw. Without
    `letters` nobody is told: the arbiter tells them otherwise.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        levels = {
            player: office.store.level_at(player, act.at)
            for player in contest.entries
            if contest.spec.ranking.system != "none"
        }
        levels = {player: level for player, level in levels.items() if level}
        order = start_numbers(contest, levels, seed)
        printed = printed_for(contest)
        bodies = draw(contest, order, seed=seed, levels=levels, at=act.at, printed=printed)
        before = contest
        contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
        begun = begin(office, contest, may_begin(office, contest), act)
        if letters:
            tell_round(office, contest, 1, begun, act, kind="start")
            contest = send_rules(office, contest, contest.present, act)
            missed(office, before, contest, act)
        require_tables(office, event)
        return contest
