"""An event before its first move: opened, announced, changed, started, called off."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta

from msgspec import Struct

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.write.facts import EventRules
from corr.mail.write.rules import RuleChange, changed_rules, rule_sentences
from corr.sentences.said import joined, said
from corr.service.event.counting import require_tables
from corr.service.event.entering import fill_places, grant, invite, missed, wait_for_places
from corr.service.event.entries_shown import is_short, trials_from, unproved
from corr.service.event.rounds import begin, may_begin, running, tell_round
from corr.service.letters.apart import Apart
from corr.service.letters.compose import post
from corr.service.letters.event_letters import Act, event_facts, send_event_letter, the_reason
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import draft_about_no_game, send_about_no_game
from corr.service.letters.set_aside import tend
from corr.service.office.case import Case
from corr.service.office.office import Office, Step, no_step, printed_for
from corr.service.office.people import find_player
from corr.service.office.tables import kinds_of, the_contest
from corr.store.rows import PlayerRow
from corr.tournament.contest import changing
from corr.tournament.contest.changing import Listed
from corr.tournament.contest.committee_days import without_rules
from corr.tournament.contest.contest import OVER, Contest, enter
from corr.tournament.contest.line_ups import check_entry
from corr.tournament.contest.line_ups import name_captain as captain_named
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import Announced, Cancelled, MailProved, RulesSent
from corr.tournament.events.events_games import Annulled
from corr.tournament.play.game import Game
from corr.tournament.spec.spec import EventSpec, spec_to_tables
from corr.tournament.spec.spec_system import TeamPart
from corr.tournament.systems.systems import draw, start_numbers
from corr.tournament.wording import counted, typed
from corr.words.templates import Voice

# -- the rules of an event to those who take part in it ----
# They go out with the start, and to whoever comes later when they come. No answer to "rules" is
# counted: it went to who asked.


def event_rules(office: Office, contest: Contest, say: Voice) -> EventRules:
    """The rules of an event in a language."""
    name, helped = contest.spec.event.name, _uses_itself(office, contest)
    return EventRules(id=contest.id, name=name, themes=tuple(_themes(contest, say, helped=helped)))


def _uses_itself(office: Office, contest: Contest) -> bool:
    """Whether somebody plays whom a rule on aids lets use themself: a program, or a group."""
    aids = contest.spec.game.options.get("aids", "all")
    return aids != "all" and bool(kinds_of(office, contest))


def _themes(
    contest: Contest, say: Voice, *, helped: bool
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The rules by theme; games that began before the clock was changed keep theirs."""
    kept = any(one.begun and one.is_of_clock for one in contest.revisions)
    for theme, sentences in rule_sentences(contest.spec, say):
        more = (say("rules", "kept_clock"),) if kept and theme == "time" else ()
        if helped and theme == "games":
            more = (*more, say("rules", "aids_self"))
        yield theme, (*sentences, *more)


def send_rules(office: Office, contest: Contest, players: Iterable[str], act: Act) -> Contest:
    """Send the rules to those of `players` who have not got them, and write that down.

    Who has no address gets no letter, and nobody two. The caller's transaction holds both.
    """
    readers = tuple(one for one in players if one not in contest.rules_sent)
    readers = tuple(one for one in readers if _has_address(office, one))
    if not readers:
        return contest
    told = dict[str, EventRules]()
    for player in readers:
        language = _language(office, player)
        if language not in told:
            told[language] = event_rules(office, contest, office.templates.voice(language))
        facts: dict[str, object] = {"events": (told[language],)}
        send_event_letter(office, contest, player, "event_rules", facts, act)
    body = RulesSent(players=readers)
    return office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)


def send_rules_later(office: Office, event: str, act: Act) -> tuple[str, ...]:
    """Send the rules of a running event to all who have not got them; to whom.

    Raises ArbiterError if there is nobody to whom they can be sent.
    """
    with office.folder.transaction():
        readers = rules_readers(office, event)
        send_rules(office, the_contest(office, event), readers, act)
        tend(office, [event], act, f"the rules sent to {counted(len(readers), 'player')}")
        return readers


def rules_readers(office: Office, event: str) -> tuple[str, ...]:
    """To whom the rules of a running event can be sent now. Raises ArbiterError if to nobody."""
    running(office, event)
    missing = rules_missing(office, event)
    readers = tuple(one for one in missing if _has_address(office, one))
    if not readers:
        raise ArbiterError(said("why_event", "hand_rules", event=event, players=missing))
    return readers


def rules_missing(office: Office, event: str) -> tuple[str, ...]:
    """Who has not got the rules of an event that has begun. Raises ArbiterError if all have."""
    contest = the_contest(office, event)
    if contest.stands not in ("running", "closed"):
        raise ArbiterError(said("why_event", "rules_at_start", event=event, state=contest.stands))
    found = without_rules(contest)
    if not found:
        raise ArbiterError(said("why_event", "rules_sent", event=event))
    return found


def note_rules(office: Office, event: str, act: Act, on: date) -> tuple[str, ...]:
    """Write down that all who had not got the rules got them in another way; who.

    Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, missing = the_contest(office, event), rules_missing(office, event)
        if on > contest.day(act.at):
            raise ArbiterError(said("why_event", "rules_not_then", event=event, on=on))
        body = RulesSent(players=missing, on=on.isoformat())
        office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        people = counted(len(missing), "player")
        tend(office, [event], act, f"the rules were handed over to {people} on {on}")
        return missing


def _has_address(office: Office, player: str) -> bool:
    row = office.store.players.player(player)
    return row is not None and bool(row.addresses)


def _language(office: Office, player: str) -> str:
    row = office.store.players.player(player)
    assert row is not None
    return row.language


# -- letters before an event begins ----


def may_be_announced(contest: Contest, act: Act) -> bool:
    """Whether somebody who hears of an event now can still enter it by letter."""
    teams = contest.spec.system.kind in ("teams", "league")
    room = contest.places > 0 or bool(contest.book.vouchers)
    return contest.takes_entries(act.at) and room and not teams


def announce(office: Office, event: str, act: Act) -> int:
    """Write to everybody of the register who may want to enter an event; how many letters went.

    Left out are those who are in it or wait for it, who want no such letters, whom letters do not
    reach, and who asked to be forgotten.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        if not may_be_announced(contest, act):
            return 0
        readers = [row for row in office.store.players.everybody() if _may_care(contest, row)]
        facts: dict[str, object] = {
            "event": event_facts(office, contest, players=False),
            "last": (contest.entries_over - timedelta(days=1)).isoformat(),
            "how": contest.spec.event.entry,
            "free": contest.places,
            "most": contest.spec.event.max_players,
        }
        for row in readers:
            _announce(office, contest, row, facts, act)
        return len(readers)


def _may_care(contest: Contest, row: PlayerRow) -> bool:
    reached = bool(row.addresses) and row.unreachable_since is None
    known = row.id in contest.entries or contest.book.wish(row.id)
    return reached and not known and "announcements" not in row.settings


def _announce(
    office: Office, contest: Contest, row: PlayerRow, facts: dict[str, object], act: Act
) -> None:
    to = row.addresses[0]
    thread = (f"{contest.id}@{office.site.host}",)
    draft = draft_about_no_game(
        office,
        row,
        "announcement",
        facts,
        at=act.at,
        to=to,
        references=thread,
        unsubscribe="set announcements off",
    )
    post(office, draft, at=act.at, cause=act.cause)


# -- trying the mail ----


def send_trials(office: Office, event: str, act: Act) -> tuple[str, ...]:
    """Ask everybody who has not done so to answer a letter before the start; whom.

    Raises ArbiterError for an event that has begun: its letters are answered anyway.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        if contest.state != "open":
            raise ArbiterError(said("why_event", "mail_tried", event=event, state=contest.state))
        for player in unproved(contest):
            send_trial(office, contest, player, act)
        return unproved(contest)


def send_trial(office: Office, contest: Contest, player: str, act: Act) -> None:
    """Ask a player to answer a letter before the start."""
    row = office.store.players.player(player)
    assert row is not None
    facts = {"event": event_facts(office, contest, players=False)}
    send_about_no_game(office, row, "ready", facts, at=act.at, cause=act.cause)


def awaits_proof(office: Office, player: PlayerRow) -> bool:
    """Whether an event to come wants to know that a player's mail arrives."""
    mine = office.store.events.events_of_player(player.id)
    found = (office.folder.contest(event) for event, state in mine if state == "open")
    return any(one is not None and player.id not in one.book.proved for one in found)


def mail_proved(case: Case, player: PlayerRow) -> Sequence[Contest]:
    """Note that a player's answer has arrived; the events to come that wanted to know."""
    return tuple(_proved(case, player))


def _proved(case: Case, player: PlayerRow) -> Iterator[Contest]:
    folder = case.office.folder
    for event, state in case.office.store.events.events_of_player(player.id):
        contest = folder.contest(event) if state == "open" else None
        if contest is None:
            continue
        if player.id not in contest.book.proved:
            body = MailProved(player=player.id)
            contest = folder.record(event, contest, [body], at=case.at, cause=case.letter.key)
        yield contest


# -- entering the teams and divisions that an event file lists, when the event is opened ----


def enter_listed(office: Office, contest: Contest, act: Act) -> Contest:
    """Enter the teams and divisions of the event file, each player with an invitation.

    Raises ArbiterError with all who are not in the register or are listed twice.
    """
    divisions = (TeamPart(name=one.name, players=one.players) for one in contest.spec.divisions)
    teams = (*contest.spec.teams, *divisions)
    named = (word for team in teams for word in (*team.players, _captain(contest, team)) if word)
    found = {word: find_player(office, word) for word in dict.fromkeys(named)}
    faults = [said("why_player", "unknown", player=word) for word, row in found.items() if not row]
    rows = [row.id for team in teams for word in team.players if (row := found[word])]
    twice = dict.fromkeys(player for player in rows if rows.count(player) > 1)
    faults += [said("why_player", "entered_twice", player=player) for player in twice]
    if faults:
        raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))
    players = {word: row.id for word, row in found.items() if row}
    for team in teams:
        contest = _enter_team(office, contest, team, players, act)
    return contest


def _captain(contest: Contest, team: TeamPart) -> str:
    """The captain if he must be a player; anyone may be there by a mere name."""
    return team.captain if contest.spec.system.captains == "member" else ""


def _enter_team(
    office: Office, contest: Contest, team: TeamPart, players: dict[str, str], act: Act
) -> Contest:
    own = [players[word] for word in team.players]
    check_entry(contest, own, team.name)
    entered = enter(contest, *own, team=team.name)
    bodies: list[ContestBody] = [*entered]
    if bodies:
        contest = office.folder.record(contest.id, contest, bodies, at=act.at, cause=act.cause)
    if team.captain:
        captain = players.get(team.captain, "") or _known(office, team.captain)
        named = captain_named(contest, team.name, captain)
        contest = office.folder.record(contest.id, contest, [named], at=act.at, cause=act.cause)
    invite(office, contest, entered, act, team=team.name)
    return contest


def _known(office: Office, captain: str) -> str:
    """The id of a captain from outside who is in the register, else the name as it is."""
    row = find_player(office, captain)
    return row.id if row else captain


# -- what the arbiter does with an event ----


def open_event(office: Office, spec: EventSpec, act: Act) -> Contest:
    """Announce an event. Raises ArbiterError if its id is taken or a language has no letters."""
    require_languages(spec, office.templates.languages)
    with office.folder.transaction():
        event = spec.event.id
        if office.folder.contest(event) is not None:
            raise ArbiterError(said("why_event", "there_already", event=event))
        body = Announced(spec=spec_to_tables(spec))
        contest = office.folder.record(event, None, [body], at=act.at, cause=act.cause)
        return enter_listed(office, contest, act)


def require_languages(spec: EventSpec, known: Collection[str]) -> None:
    """Raise ArbiterError if an event wants letters in a language that has no templates."""
    missing = [one for one in spec.event.languages if one not in known]
    if missing:
        raise ArbiterError(
            said(
                "why_event",
                "no_letters_in",
                event=spec.event.id,
                missing=missing,
                known=sorted(known),
            )
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
            raise ArbiterError(said("why_event", "entries_closed", event=event, last=last))
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
            player: office.store.levels.level_at(player, act.at)
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


# -- a new event file in the place of the old one ----


def change_event(office: Office, event: str, spec: EventSpec, act: Act) -> Contest:
    """Let `spec` be the event's file from now on. Raises ArbiterError with every fault.

    Who is entered stays so, and is told in their language what differs for players; who is
    listed anew is entered and invited. What games have begun with stays theirs.
    """
    require_languages(spec, office.templates.languages)
    with office.folder.transaction():
        before, reason = the_contest(office, event), the_reason(act)
        old, new = _listed(office, before, before.spec), _listed(office, before, spec)
        begun, _ = office.store.events.game_counts(event)
        bodies = changing.change(before, spec, old, new, begun=begun, at=act.at, reason=reason)
        after = office.folder.record(event, before, bodies, at=act.at, cause=act.cause)
        for player in after.present or after.entries:
            if player in before.entries:
                _tell(office, before, after, player, act)
            else:
                _invite(office, after, player, act)
        return after


def changes_for(
    office: Office, old: EventSpec, new: EventSpec, language: str
) -> tuple[RuleChange, ...]:
    """What a new file changes for players, in a language."""
    return changed_rules(old, new, office.templates.voice(language))


def _tell(office: Office, before: Contest, after: Contest, player: str, act: Act) -> None:
    """Tell a player what differs; nothing if nothing does that players are concerned with."""
    row = office.store.players.player(player)
    changes = changes_for(office, before.spec, after.spec, row.language if row else "")
    team = after.teams.get(player, "") if after.spec.system.kind == "teams" else ""
    moved = team if team != before.teams.get(player, "") else ""
    if changes or moved:
        facts: dict[str, object] = {
            "event": event_facts(office, after, players=False),
            "reason": the_reason(act),
            "changes": changes,
            "team": moved,
            "started": bool(after.order),
        }
        send_event_letter(office, after, player, "event_changed", facts, act)


def _invite(office: Office, contest: Contest, player: str, act: Act) -> None:
    team = contest.teams.get(player, "") if contest.spec.system.kind == "teams" else ""
    facts: dict[str, object] = {"event": event_facts(office, contest), "team": team}
    send_event_letter(office, contest, player, "invitation", facts, act)


def _listed(office: Office, contest: Contest, spec: EventSpec) -> Listed:
    """Whom a file lists. Raises ArbiterError with all who are not in the register."""
    captains = {one.name: one.captain for one in spec.teams}
    named = [word for _, players in spec.rosters for word in players]
    found = {word: find_player(office, word) for word in (*named, *captains.values()) if word}
    members = spec.system.captains == "member"
    unknown = [word for word, row in found.items() if not row and (word in named or members)]
    ids = {word: row.id for word, row in found.items() if row}
    known = [ids[word] for word in named if word in ids]
    twice = {player for player in known if known.count(player) > 1}
    faults = [said("why_player", "unknown", player=word) for word in unknown]
    faults += [said("why_player", "listed_twice", player=player) for player in sorted(twice)]
    if faults:
        raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))
    return Listed(
        teams={ids[word]: name for name, players in spec.rosters for word in players},
        captains={team: ids.get(word, word) for team, word in captains.items()},
    )


# -- calling an event off ----


class Stakes(Struct, frozen=True, kw_only=True):
    """What is lost when an event is cancelled.

    `going` games go on and `ended` are over or annulled already; `waiting` were drawn and have
    not begun.
    """

    players: int
    going: int
    ended: int
    waiting: int


class _Lost(Struct, frozen=True, kw_only=True):
    """How many games of each player went on, and how many had a result."""

    going: Counter[str]
    ended: Counter[str]


def stakes_of(office: Office, event: str) -> Stakes:
    """What would be lost if an event were cancelled now. Raises ArbiterError if it is over."""
    contest = _not_over(office, event)
    begun, going = office.store.events.game_counts(event)
    return Stakes(
        players=len(contest.entries),
        going=going,
        ended=begun - going,
        waiting=len(contest.pairings) - begun,
    )


def cancel_event(office: Office, event: str, act: Act) -> Contest:
    """Call an event off for good. Raises ArbiterError.

    All its games are annulled, those too that are over; nobody scores, and no norm or report
    comes of it. Everybody who was ever entered gets one letter. The id stays taken.
    """
    with office.folder.transaction():
        contest, reason = _not_over(office, event), the_reason(act)
        lost = _annul_all(office, event, reason, act)
        body = Cancelled(reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        facts = event_facts(office, contest, players=False)
        for player in contest.entries:
            told: dict[str, object] = {
                "event": facts,
                "reason": reason,
                "started": bool(contest.order),
                "going": lost.going[player],
                "ended": lost.ended[player],
            }
            send_event_letter(office, contest, player, "event_cancelled", told, act)
        missed(office, contest, contest, act)
        return contest


def _not_over(office: Office, event: str) -> Contest:
    contest = the_contest(office, event)
    if contest.state in OVER:
        raise ArbiterError(said("why_event", "over", event=event, state=contest.state))
    return contest


def _annul_all(office: Office, event: str, reason: str, act: Act) -> _Lost:
    """Annul all games of an event, one after the other; nobody is told of a single game."""
    lost = _Lost(going=Counter(), ended=Counter())
    for name in office.store.events.game_ids(event):
        game = office.folder.game(name)
        assert game is not None  # its row is here
        if game.result is None or not game.result.is_annulled:
            _count(lost, game)
            annulled = Annulled(reason=reason)
            office.folder.play(game, [annulled], at=act.at, cause=act.cause)
    return lost


def _count(lost: _Lost, game: Game) -> None:
    kind = lost.going if game.result is None else lost.ended
    kind.update(game.players[seat] for seat in Seat)


# -- what time brings to an event before it begins ----
# It costs next to nothing where nothing has changed since the last look.


def look_at_entries(office: Office, at: datetime, step: Step = no_step) -> None:
    """Look at the events that have not begun, each in one transaction."""
    apart = Apart(office, at)
    for event, _, state in office.store.events.tournaments():
        if state != "open" or apart.waits("event", event):
            continue
        with apart.each("event", event):
            contest = office.folder.contest(event)
            if contest is None or office.folder.seen_entries.get(event) == _sight(contest, at):
                continue
            step("due")
            with office.folder.transaction():
                contest = _look(office, contest, at)
            office.folder.seen_entries[event] = _sight(contest, at)
            step("judged")


def _sight(contest: Contest, at: datetime) -> tuple[int, date]:
    """What a look at an event depends on."""
    return contest.seq, contest.day(at)


def _look(office: Office, contest: Contest, at: datetime) -> Contest:
    day = contest.day(at)
    act = Act(at=at, cause=f"places.{contest.id}.{contest.seq}")
    contest = fill_places(office, contest, act)
    if is_short(contest, day):
        _tell_of_shortage(office, contest, at)
    if trials_from(contest) <= day < contest.spec.event.start:
        _send_trials(office, contest, at)
    return contest


def _tell_of_shortage(office: Office, contest: Contest, at: datetime) -> None:
    event, cause = contest.spec.event, f"too_few.{contest.id}"
    if office.store.letters.has_cause(cause):
        return
    told = {
        "event": contest.id,
        "entered": len(contest.entries),
        "least": event.min_players,
        "ranked": contest.spec.ranking.counts,
        "commands": (
            typed("event", "enter", contest.id, "PLAYER", "--late"),
            typed("event", "change", contest.id, "FILE", "--reason", "TEXT"),
            typed("event", "cancel", contest.id, "--reason", "TEXT"),
        ),
    }
    tell_request(office, event.arbiters[0], "too_few", told, at=at, cause=cause)


def _send_trials(office: Office, contest: Contest, at: datetime) -> None:
    """Ask everybody once who has not shown that mail arrives."""
    for player in unproved(contest):
        cause = f"trial.{contest.id}.{player}"
        if not office.store.letters.has_cause(cause):
            send_trial(office, contest, player, Act(at=at, cause=cause))
