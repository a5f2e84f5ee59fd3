"""What needs somebody, with the commands that settle it, in order of urgency."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from corr.sentences.said import Said, joined, said, then
from corr.service.desk.ways import ways_on
from corr.service.event.entries_shown import (
    enter_command,
    is_short,
    refuse_command,
    trials_from,
    unproved,
)
from corr.service.event.fallen import is_taken_back, ways_back
from corr.service.letters.impartial import (
    arbiters_for,
    directors_for,
    judges_of,
    kept_from,
    needs_panel,
    without_players,
)
from corr.service.office.flag_holds import Hold, enough, stopping_appeal
from corr.service.office.office import Office
from corr.service.office.people import called, last_heard, with_names
from corr.service.office.why_aside import (
    STRANGE_HOLDS,
    STRANGER_FORM,
    STRANGER_WAITS,
    UNPROVED,
)
from corr.store.rows import GameRow, PlayerRow
from corr.tournament.contest.committee_days import (
    report_due_day,
    rules_due_day,
    rules_watched,
    rules_words,
    without_rules,
)
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events_games import PAUSED, ClockStopped, DirectorCalled, LineClaimed
from corr.tournament.events.events_player import LettersReturned
from corr.tournament.play.matches.late import both_lost
from corr.tournament.play.person import stream_of
from corr.tournament.play.reports import PROOFS, spells_of
from corr.tournament.spec.clock_terms import midnight
from corr.tournament.systems.choices import choice_words, unchosen
from corr.tournament.wording import typed

# -- what needs somebody, with the commands that settle it ----
# What finds them stands in `needs_…`, and `morning` puts them together.


class Urgency(IntEnum):
    """What happens if nobody looks."""

    NOW = 0
    """Mail or clocks stand still for everybody."""
    TODAY = 1
    """A player waits for an answer, or a game for a decision."""
    SOON = 2
    """A day is near by which it has to be settled."""
    LATER = 3
    """Nothing, for now."""


class Need(Struct, frozen=True, kw_only=True):
    """One thing that needs somebody; `event` is "" for what concerns the installation.

    `commands` are ready to be typed, the first one first. `about` tells it from others of its
    kind, so that one can see what is new. `since` is when it began, None if nobody knows.
    `readers` are the addresses that settle it, () for all arbiters of the event; the others are
    told `else_words` instead, and nothing if there are none.
    """

    kind: str
    urgency: Urgency
    words: str
    event: str = ""
    commands: tuple[str, ...] = ()
    about: str = ""
    since: datetime | None = None
    readers: tuple[str, ...] = ()
    else_words: str = ""

    def told_to(self, reader: str, events: Collection[str]) -> "Need | None":
        """What a reader who looks after `events` is told of it, None for nothing."""
        if self.readers and reader.lower() in map(str.lower, self.readers):
            return self
        if self.event not in events or (self.readers and not self.else_words):
            return None
        if not self.readers:
            return self
        return replace(self, urgency=Urgency.LATER, words=self.else_words, commands=())

    @property
    def key(self) -> str:
        """The same as long as it is the same thing."""
        return f"{self.kind} {self.event} {self.about}"

    @property
    def line(self) -> str:
        """The words with their commands.

        >>> Need(kind="k", urgency=Urgency.NOW, words="do it", commands=("corr a", "corr b")).line
        'do it: `corr a`, or `corr b`'
        """
        typed = ", or ".join(f"`{one}`" for one in self.commands)
        return f"{self.words}: {typed}" if typed else self.words


class Look(Struct, frozen=True, kw_only=True):
    """What the sources of needs look at, as in `Overview`.

    `set_aside` is how many letters wait for somebody's look; `oldest_waiting` and `oldest_queued`
    are since when letters wait to be handled and to be sent.
    """

    at: datetime
    events: Mapping[str, str]
    damaged: tuple[str, ...]
    wrong: tuple[str, ...]
    set_aside: int
    oldest_waiting: datetime | None
    oldest_queued: datetime | None
    lost: int
    unreachable: tuple[PlayerRow, ...]


# -- what needs an arbiter because of clocks that stand still by their own word ----


LONG = timedelta(days=14)
"""How long a clock may be paused before somebody is reminded of it."""


def paused_for_long(office: Office, look: Look) -> Iterator[Need]:
    """Games whose clock the arbiter paused and let stand still since, not for an appeal."""
    for event, state in look.events.items():
        here = state == "running" and event not in look.damaged
        for name in office.store.events.games_with(event, ClockStopped.__name__) if here else ():
            game = office.folder.game(name)
            since = game.times.paused if game and PAUSED in game.times.holds else None
            if game is None or since is None or look.at - since <= LONG:
                continue
            if stopping_appeal(office, game):
                continue
            days = (look.at - since).days
            yield Need(
                kind="paused",
                urgency=Urgency.SOON,
                event=event,
                words=said("needs", "paused", game=name, days=days),
                commands=(typed("clock", "resume", name, "--reason", "TEXT"),),
                about=name,
                since=since,
            )


def both_late(office: Office, look: Look) -> Iterator[Need]:
    """Matches that both players have lost by giving nothing to the dice in time."""
    running = {event for event, state in look.events.items() if state == "running"}
    for name in sorted(office.store.seeds.matches()):
        row = office.store.events.game_row(name)
        here = row is not None and row.event in running.difference(look.damaged)
        game = office.folder.game(name) if here else None
        if game is not None and both_lost(game, look.at):
            yield Need(
                kind="both_late",
                urgency=Urgency.TODAY,
                event=game.event,
                words=said("needs", "both_late", game=name),
                commands=(
                    typed("event", "rule", name, "0-0", "--ending", "late", "--reason", "TEXT"),
                ),
                about=name,
            )


# -- what needs an arbiter before an event begins ----


_SHOWN = 10
"""How many players are named in one line."""


def entries_waiting(office: Office, look: Look) -> Iterator[Need]:
    """Players who wait for the arbiter's yes, in order."""
    for contest in _open(office, look):
        for wish in contest.book.wishes:
            if wish.granted:
                continue
            who, places = called(office, wish.player), contest.places
            yield Need(
                kind="entry",
                urgency=Urgency.TODAY if places else Urgency.LATER,
                event=contest.id,
                words=said("needs", "entry", who=who, places=places),
                commands=(
                    enter_command(contest, wish.player, look.at),
                    refuse_command(contest, wish.player),
                ),
                about=wish.player,
                since=datetime.fromisoformat(wish.arrived),
            )


def starts(office: Office, look: Look) -> Iterator[Need]:
    """Events with too few players, and those whose day has come."""
    for contest in _open(office, look):
        event, day = contest.spec.event, contest.day(look.at)
        if is_short(contest, day):
            count, least = len(contest.entries), event.min_players
            yield Need(
                kind="short",
                urgency=Urgency.SOON,
                event=contest.id,
                words=said("needs", "short", count=count, least=least),
                commands=(
                    typed("event", "enter", contest.id, "PLAYER", "--late"),
                    typed("event", "change", contest.id, "FILE", "--reason", "TEXT"),
                    typed("event", "cancel", contest.id, "--reason", "TEXT"),
                ),
                since=midnight(event.time_zone, contest.entries_over),
            )
        if day >= event.start and not is_short(contest, day):
            yield Need(
                kind="start",
                urgency=Urgency.TODAY,
                event=contest.id,
                words=said("needs", "start", day=event.start),
                commands=(typed("event", "start", contest.id, "--dry-run"),),
                since=midnight(event.time_zone, event.start),
            )


def mail_not_tried(office: Office, look: Look) -> Iterator[Need]:
    """Events that start soon, with players who have not shown that mail arrives."""
    for contest in _open(office, look):
        missing, day = unproved(contest), contest.day(look.at)
        asked = contest.book.proved or trials_from(contest) < contest.spec.event.start
        near = day >= min(trials_from(contest) + timedelta(days=1), contest.spec.event.start)
        if missing and asked and near:
            yield Need(
                kind="not_tried",
                urgency=Urgency.SOON,
                event=contest.id,
                words=said("needs", "not_tried", players=names(office, missing)),
                commands=(typed("event", "test", contest.id),),
                about=f"{len(missing)}",
            )


def names(office: Office, players: tuple[str, ...]) -> Said:
    """Players by name and number, as many as fit into a line."""
    shown = [called(office, player) for player in players[:_SHOWN]]
    return said("needs", "players", names=shown, more=len(players) - len(shown))


def _open(office: Office, look: Look) -> Iterator[Contest]:
    for event, state in look.events.items():
        if state == "open" and event not in look.damaged:
            contest = office.folder.contest(event)
            assert contest is not None  # it was read for the look
            yield contest


# -- what needs an arbiter because of single games ----


_MOST = 200
"""How many late games are looked at."""


def decisions_on_time(office: Office, look: Look) -> Iterator[Need]:
    """Games whose time is over, where nobody but the arbiter can say what follows."""
    reason = ("--reason", "TEXT")
    for row in office.store.upkeep.late_games(look.at, _MOST):
        contest = office.folder.contest(row.event)
        if contest is None or contest.spec.clock.forfeit != "arbiter":
            continue
        player = row.waits_for
        apart = without_players(office, contest.spec.event.arbiters, (row.first, row.second))
        yield Need(
            kind="time_over",
            urgency=Urgency.TODAY,
            event=row.event,
            words=said("needs", "time_over", who=called(office, player), game=row.id),
            commands=(
                typed("clock", "forfeit", row.id, *reason),
                typed("clock", "extend", row.id, "--days", enough(row.due_at, look.at), *reason),
            ),
            about=row.id,
            since=row.due_at,
            readers=apart or (office.arbiter,),
        )


def losses_held(office: Office, look: Look) -> Iterator[Need]:
    """Games that would be lost on time but for a letter that waits for somebody's look."""
    for row in office.store.upkeep.late_games(look.at, _MOST):
        player = row.waits_for
        contest = None if row.event in look.damaged else office.folder.contest(row.event)
        if contest is None or row.due_at is None:
            continue
        from corr.service.play.unsure import holding

        holds = tuple(holding(office, player, row.due_at, look.at))
        if not holds:
            continue
        apart = without_players(office, contest.spec.event.arbiters, (row.first, row.second))
        ends = [one.until for one in holds if one.until]
        until = max(ends) if len(ends) == len(holds) else None
        yield Need(
            kind="loss_held",
            urgency=Urgency.TODAY,
            event=row.event,
            words=said(
                "needs",
                "loss_held",
                who=called(office, player),
                game=row.id,
                d=until,
                why=[said("needs", "aside", code=one.cause) for one in holds],
            ),
            commands=holds[0].commands if len(holds) == 1 else ("corr mail list",),
            about=row.id,
            since=row.due_at,
            readers=apart or (office.arbiter,),
        )


def claims_open(office: Office, look: Look) -> Iterator[Need]:
    """Wins that are claimed by a line, and wait for the arbiter's answer.

    An arbiter who plays in the game is not to read of it.
    """
    for event, state in look.events.items():
        here = state == "running" and event not in look.damaged
        for name in office.store.events.games_with(event, LineClaimed.__name__) if here else ():
            from corr.service.office.claims import claim_commands, claim_words, open_claims

            game = office.folder.game(name)
            assert game is not None  # it has events
            for claim in open_claims(game):
                yes = claim_commands(game, claim)
                no = typed("game", "answer-claim", game.id, "no", "--reason", "TEXT")
                yield Need(
                    kind="claim",
                    urgency=Urgency.TODAY,
                    event=event,
                    words=joined(": ", (game.id, claim_words(game, claim))),
                    commands=(*yes, no),
                    about=f"{game.id} {claim.seat.value} {game.numbering.of(claim.number)}",
                    readers=arbiters_for(office, game),
                )


def silent_players(office: Office, look: Look) -> Iterator[Need]:
    """Players of whom the arbiter was told that they are silent, and who still are."""
    for event, state in look.events.items():
        if state == "running" and event not in look.damaged:
            yield from _silent(office, event)


def _silent(office: Office, event: str) -> Iterator[Need]:
    """The cause of each such notice says about whom it was, and when they were last heard of."""
    contest = office.folder.contest(event)
    assert contest is not None  # its row is here
    told = {
        (cause.split(".")[2], cause.split(".", 4)[4])
        for cause in office.store.upkeep.causes(f"silence.{event}.")
    }
    for player in sorted({player for player, _ in told}):
        row = office.store.players.player(player)
        if row is None:
            continue
        heard = last_heard(office, contest, row)
        if (player, f"{heard:%Y-%m-%dT%H:%M:%S}" if heard else "never") not in told:
            continue
        games = [one for one in office.store.events.games_of_player(player, event) if one.to_act]
        waits = [one for one in games if player == one.waits_for]
        if not waits:
            continue
        noted = typed("event", "heard", event, player, "--reason", "TEXT")
        yield Need(
            kind="silent",
            urgency=Urgency.SOON,
            event=event,
            words=said(
                "needs", "silent", who=called(office, player), heard=heard, games=len(waits)
            ),
            commands=(_withdraw(event, player, heard), noted),
            about=player,
            since=heard,
        )


def _withdraw(event: str, player: str, heard: datetime | None) -> str:
    """The command that takes a silent player out; its reason is read by those concerned."""
    to, more = ("event", "withdraw", event, player, "--reason"), "--dry-run"
    return then(said("needs", "silence", heard=heard), lambda reason: typed(*to, reason, more))


# -- what needs somebody because of letters ----


_WAITING = timedelta(hours=1)
_LATELY = timedelta(days=90)
_OFTEN = 2


def letters(office: Office, look: Look) -> Iterator[Need]:
    """Letters that wait for somebody, or have waited for too long."""
    for late, what in ((look.oldest_waiting, "handled"), (look.oldest_queued, "sent")):
        if late is not None and look.at - late > _WAITING:
            words = said("needs", "letter_waits", d=late, what=what)
            yield Need(kind=f"letter_{what}", urgency=Urgency.NOW, words=words, since=late)
    if aside := look.set_aside:
        yield Need(
            kind="set_aside",
            urgency=Urgency.TODAY,
            words=said("needs", "set_aside", count=aside),
            commands=("corr mail list",),
            about=f"{aside}",
        )
    if look.lost:
        yield Need(
            kind="lost",
            urgency=Urgency.TODAY,
            words=said("needs", "lost", count=look.lost),
            commands=("corr mail list --undelivered", "corr mail resend"),
            about=f"{look.lost}",
        )
    for player in look.unreachable:
        why, proved = player.unreachable_why, player.unreachable_fact in PROOFS
        known = joined("", () if proved else (_how_often(office, player),))
        confirm = typed("player", "unreachable", player.id, "--reason", "TEXT")
        yield Need(
            kind="unreachable",
            urgency=Urgency.TODAY,
            words=said("needs", "come_back", who=_who(player), known=known, why=why),
            commands=() if proved else (confirm, typed("player", "reachable", player.id)),
            about=player.id,
            since=player.unreachable_since,
        )


def _who(player: PlayerRow) -> str:
    return f"{player.name} ({player.id})"


def _how_often(office: Office, player: PlayerRow) -> Said:
    """That only reports say that letters to a player come back, and the how many-th time."""
    spells = [*spells_of(office.store.events.of_stream(stream_of(player.id)))]
    times = sum(not one.proved for one in spells)
    wrong = sum(one.refuted for one in spells)
    return said("needs", "report_alone", times=times, wrong=wrong)


def repeated_reports(office: Office, look: Look) -> Iterator[Need]:
    """Players whose clocks reports alone have stopped again and again, or a wrong one has."""
    for stream in office.store.events.players_with(LettersReturned.__name__, look.at - _LATELY):
        player = office.store.players.player(stream.partition(":")[2])
        if player is None or player.unreachable_since is not None:
            continue
        spells = [
            one
            for one in spells_of(office.store.events.of_stream(stream))
            if not one.proved and one.since > look.at - _LATELY
        ]
        wrong = sum(one.refuted for one in spells)
        if len(spells) < _OFTEN and not wrong:
            continue
        yield Need(
            kind="reports_repeated",
            urgency=Urgency.SOON,
            words=said(
                "needs",
                "reports_repeated",
                who=_who(player),
                count=len(spells),
                days=_LATELY.days,
                wrong=wrong,
            ),
            commands=(typed("log", "--player", player.id),),
            about=player.id,
            since=spells[-1].since,
        )


def reports_in_doubt(office: Office, look: Look) -> Iterator[Need]:
    """Reports of letters that did not arrive, unproved, while they keep somebody from losing."""
    for row in (one for why in UNPROVED for one in office.store.upkeep.letters_because(why)):
        player, until = office.store.upkeep.named_in(row.key), row.arrived + STRANGE_HOLDS
        if not player or until <= look.at:
            continue
        hold = Hold(why="set_aside", letter=row.key, cause=row.reason, until=until)
        going = [one for one in office.store.events.games_of_player(player) if one.to_act]
        for event in dict.fromkeys(one.event for one in going):
            yield Need(
                kind="report_in_doubt",
                urgency=Urgency.TODAY,
                event=event,
                words=said(
                    "needs", "in_doubt", code=row.reason, who=called(office, player), d=until
                ),
                commands=hold.commands,
                about=row.key,
                since=row.arrived,
                readers=_no_rivals(office, look, [one for one in going if one.event == event]),
            )


def _no_rivals(office: Office, look: Look, games: Sequence[GameRow]) -> tuple[str, ...]:
    """The arbiters of the event who play in none of some games of it, or else the operator."""
    event = games[0].event
    contest = None if event in look.damaged else office.folder.contest(event)
    people = contest.spec.event.arbiters if contest else ()
    players = {player for one in games for player in (one.first, one.second)}
    return without_players(office, people, players) or (office.arbiter,)


def strangers(office: Office, look: Look) -> Iterator[Need]:
    """People whom nobody knows and who filled in the form to take part, until they are settled."""
    for row in office.store.upkeep.letters_because(STRANGER_FORM):
        if office.store.players.player_by_address(row.sender):
            continue
        from corr.service.players.strangers import add_command, form_in

        form = form_in(office, row, look.at)
        name, event = (form.name, form.event) if form else (row.sender, "")
        known = event if event in look.events else ""
        yield Need(
            kind="stranger",
            urgency=Urgency.TODAY,
            event=known,
            words=said("needs", "stranger", name=name),
            commands=(
                add_command(office, form, row.sender, look.at)
                if form
                else typed("mail", "show", row.key),
                typed("mail", "drop", row.key),
            ),
            about=row.sender,
            since=row.arrived,
        )


def strangers_waiting(office: Office, look: Look) -> Iterator[Need]:
    """Wishes to take part that are answered later, since others used up the hour's answers."""
    rows = office.store.upkeep.letters_because(STRANGER_WAITS)
    if rows:
        most = office.limits.strangers_an_hour
        yield Need(
            kind="strangers_waiting",
            urgency=Urgency.TODAY,
            words=said("needs", "strangers_waiting", count=len(rows), most=most),
            commands=("corr mail list --all",),
            since=rows[0].arrived,
        )


# -- what is to be sent by a day ----


def reports_due(office: Office, look: Look) -> Iterator[Need]:
    """Closed events whose report is not with the committee; on the day itself it is urgent."""
    for event, state in look.events.items():
        contest = office.folder.contest(event) if state == "closed" else None
        due = report_due_day(contest) if contest and event not in look.damaged else None
        if contest is None or due is None:
            continue
        today = contest.day(look.at)
        yield Need(
            kind="report",
            urgency=Urgency.TODAY if today >= due else Urgency.SOON,
            event=event,
            words=said("needs", "report", event=event, late=today > due, due=due),
            commands=(typed("event", "send-report", event),),
            about=f"{contest.reports}",
            since=contest.closed_at,
            readers=contest.spec.event.arbiters,
        )


def rules_to_send(office: Office, look: Look) -> Iterator[Need]:
    """Running events whose players have not all got the rules; on the last day it is urgent."""
    for event, state in look.events.items():
        readable = state == "running" and event not in look.damaged
        contest = office.folder.contest(event) if readable else None
        if contest is None or not rules_watched(contest, look.at):
            continue
        due = rules_due_day(contest)
        yield Need(
            kind="rules",
            urgency=Urgency.TODAY if contest.day(look.at) >= due else Urgency.SOON,
            event=event,
            words=rules_words(contest, look.at),
            commands=(typed("event", "rules", event),),
            about=",".join(without_rules(contest)),
            since=contest.started_at,
            readers=contest.spec.event.arbiters,
        )


# -- what needs an arbiter because of a whole event ----


def to_set_right(office: Office, look: Look) -> Iterator[Need]:
    """Events in which games do not follow from the results."""
    for wrong in look.wrong:
        words = with_names(office, wrong)
        yield Need(kind="wrong", urgency=Urgency.TODAY, words=words, about=words)


def rounds_due(office: Office, look: Look) -> Iterator[Need]:
    """Rounds whose day has come, and that have not begun."""
    for contest in _running(office, look):
        number = contest.opened + 1
        moment = contest.round_moment(number)
        more = number <= max(contest.rounds, contest.drawn)
        dated = contest.spec.system.has_dates and more
        if dated and moment is not None and moment < look.at:
            yield Need(
                kind="round_due",
                urgency=Urgency.TODAY,
                event=contest.id,
                words=said("needs", "round_due", round=number, day=contest.day(moment)),
                commands=(typed("event", "draw", contest.id, "--dry-run"),),
                about=f"{number}",
                since=moment,
            )


def boards_to_choose(office: Office, look: Look) -> Iterator[Need]:
    """What visitors may choose until the next draw: which boards of a home team stay empty."""
    for contest in _running(office, look):
        for one in unchosen(contest):
            number = f"{one.number}"
            yield Need(
                kind="boards",
                urgency=Urgency.LATER,
                event=contest.id,
                words=choice_words(one),
                commands=(
                    typed("event", "open-boards", contest.id, one.team, number, "BOARD"),
                    typed("event", "draw", contest.id, "--dry-run"),
                ),
                about=f"{number} {one.home}",
            )


def over(office: Office, look: Look) -> Iterator[Need]:
    """Events whose games have all ended, which wait to be closed."""
    for contest in _running(office, look):
        begun, going = office.store.events.game_counts(contest.id)
        drawn = begun >= len(contest.pairings) > 0
        if going or not drawn or max(contest.rounds, contest.drawn) > contest.opened:
            continue
        yield Need(
            kind="over",
            urgency=Urgency.SOON,
            event=contest.id,
            words=said("needs", "over"),
            commands=(typed("event", "close", contest.id, "--dry-run"),),
        )


def appeals_open(office: Office, look: Look) -> Iterator[Need]:
    """Appeals that wait for a decision: for those who decide, with both ways to do it."""
    for event, state in look.events.items():
        here = state != "moved" and event not in look.damaged
        contest = office.folder.contest(event) if here else None
        for number, ruled in contest.rulings.items() if contest else ():
            if contest and ruled.is_open and ruled.appeal is not None:
                who = called(office, ruled.appeal.player)
                need = Need(
                    kind="appeal",
                    urgency=Urgency.TODAY,
                    event=event,
                    words=said("needs", "appeal", who=who, number=number),
                    commands=(typed("appeal", "list", event), *ways_on(contest, number)),
                    about=f"{number}",
                    since=ruled.appealed_at,
                    readers=judges_of(office, contest, ruled),
                    else_words=""
                    if kept_from(office, ruled)
                    else said("needs", "appeal_elsewhere", who=who, number=number),
                )
                if needs_panel(contest):
                    words = said("needs", "panel", who=who, number=number)
                    need = replace(need, kind="panel", words=words)
                yield need


def director_called(office: Office, look: Look) -> Iterator[Need]:
    """Matches that stand still until the director answers who called him."""
    for event, state in look.events.items():
        here = state == "running" and event not in look.damaged
        for name in office.store.events.games_with(event, DirectorCalled.__name__) if here else ():
            game = office.folder.game(name)
            assert game is not None  # it has events
            if not game.called:
                continue
            since, call = game.called[0]
            who = called(office, game.players[call.seat])
            yield Need(
                kind="director",
                urgency=Urgency.TODAY,
                event=event,
                words=said("needs", "director", game=game.id, who=who),
                commands=(
                    typed("game", "show", game.id),
                    typed("game", "answer-call", game.id, "--reason", "TEXT"),
                ),
                about=f"{game.id} {since:%Y-%m-%d %H:%M}",
                since=since,
                readers=directors_for(office, game)[:1],
            )


def fallen(office: Office, look: Look) -> Iterator[Need]:
    """Rulings that fell by an appeal, and have not been taken back."""
    for event, state in look.events.items():
        here = state != "moved" and event not in look.damaged
        contest = office.folder.contest(event) if here else None
        for number, ruled in contest.rulings.items() if contest else ():
            if contest and ruled.decision and not is_taken_back(office, contest, ruled):
                kept, arbiters = kept_from(office, ruled), contest.spec.event.arbiters
                yield Need(
                    kind="fallen",
                    urgency=Urgency.TODAY,
                    event=event,
                    words=said("needs", "fallen", number=number),
                    commands=ways_back(office, contest, ruled),
                    about=f"{number}",
                    since=ruled.decided_at,
                    readers=_readers(office, arbiters, kept) if kept else (),
                )


def _readers(office: Office, arbiters: Iterable[str], kept: Iterable[str]) -> tuple[str, ...]:
    return without_players(office, arbiters, kept) or (office.arbiter,)


def _running(office: Office, look: Look) -> Iterator[Contest]:
    for event, state in look.events.items():
        if state == "running" and event not in look.damaged:
            contest = office.folder.contest(event)
            assert contest is not None  # it was read for the look
            yield contest


# -- everything that needs somebody, in order ----
# A source is a function from a look at everything to the needs of one kind: what it no longer
# gives is settled. Another kind is another function, and one line in `SOURCES`.


Source = Callable[[Office, Look], Iterable[Need]]

SOURCES: tuple[Source, ...] = (
    letters,
    decisions_on_time,
    losses_held,
    reports_in_doubt,
    repeated_reports,
    claims_open,
    director_called,
    appeals_open,
    fallen,
    silent_players,
    paused_for_long,
    both_late,
    to_set_right,
    rounds_due,
    boards_to_choose,
    over,
    rules_to_send,
    reports_due,
    starts,
    entries_waiting,
    strangers,
    strangers_waiting,
    mail_not_tried,
)


def needs_of(office: Office, look: Look) -> tuple[Need, ...]:
    """Everything that needs somebody, the most urgent and, of these, the oldest first."""
    found = (need for source in SOURCES for need in source(office, look))
    never = datetime.max.replace(tzinfo=UTC)
    return tuple(sorted(found, key=lambda one: (one.urgency, one.since or never, one.event)))


def needs_for(needs: Iterable[Need], reader: str, events: Collection[str]) -> Iterator[Need]:
    """What of the needs a reader is told who looks after `events`, "" for what is of none."""
    told = (one.told_to(reader, events) for one in needs)
    yield from sorted((one for one in told if one), key=lambda one: one.urgency)
