"""Rulings that are undone by a new one: what undoes which, on top of the other services.

Nothing is edited away: what a ruling brought about is done the other way round, and the log has
both. A ruling on which a later one builds is undone after that.
"""

from collections.abc import Callable, Mapping
from datetime import timedelta

from corr.errors import ArbiterError
from corr.service.desk.claimed_lines import points_of
from corr.service.desk.undoable import Undoing
from corr.service.desk.undoing_events import (
    assess_as_before,
    part_no_more,
    take_former_file,
)
from corr.service.desk.undoing_games import (
    game_ruled,
    give_back_result,
    give_moves_back,
    run_again,
    stand_still_again,
    take_time,
    waits_alone,
)
from corr.service.desk.undoing_players import (
    ask_again,
    cancel_entries,
    come_back,
    decide_as_before,
    end_granted_leave,
    give_ended_leave,
    leave_again,
    let_latecomers_go,
    lift,
    line_up_as_before,
    name_former_captain,
    put_back,
)
from corr.service.letters.event_letters import Act, the_contest, the_reason
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.desk import Ruled, decided
from corr.tournament.events.events import LineRefused
from corr.tournament.wording import typed


def _answered(undoing: Undoing) -> None:
    """Take back the answer to a claim: a win that was given, not one that was refused."""
    if undoing.has(LineRefused):
        rule = way_back(undoing.office, undoing.contest, undoing.ruled)
        raise ArbiterError(f"a claim that was refused stays so; `{rule}` gives the win after all")
    give_back_result(undoing)


UNDOES: Mapping[str, Callable[[Undoing], None]] = {
    "event rule": give_back_result,
    "event correct": give_back_result,
    "event annul": give_back_result,
    "clock forfeit": give_back_result,
    "game reopen": give_back_result,
    "game answer-claim": _answered,
    "game take-back": give_moves_back,
    "clock extend": take_time,
    "clock pause": run_again,
    "clock resume": stand_still_again,
    "event withdraw": come_back,
    "event withdraw-team": come_back,
    "event exclude": come_back,
    "event substitute": put_back,
    "event late": let_latecomers_go,
    "event refuse": ask_again,
    "event warn": lift,
    "event reprimand": lift,
    "event bye": decide_as_before,
    "event captain": name_former_captain,
    "event line-up": line_up_as_before,
    "leave grant": end_granted_leave,
    "leave cancel": give_ended_leave,
    "event enter": cancel_entries,
    "event reinstate": leave_again,
    "event assess": assess_as_before,
    "event decide": part_no_more,
    "event change": take_former_file,
}
"""What undoes a ruling, by the command that made it."""
_OF_ONE_GAME = (give_back_result, _answered, give_moves_back)

INSTEAD: Mapping[str, str] = {
    "event redraw": "the draw follows from results: "
    "`corr event correct GAME RESULT --reason TEXT` changes one of those and draws what follows",
    "event cancel": "an event that was called off stays so; `corr event show {event}` prints its "
    "file, and with another id in it `corr event open FILE` opens it anew",
    "event close": "`corr event reopen {event} --reason TEXT` lets it run again",
    "event reopen": "`corr event close {event}` closes it again",
    "event send-report": "what was sent stays sent: `corr event reopen {event} --reason TEXT` "
    "lets the event run again, and its next close has another report",
    "appeal decide": "what a committee has decided is final",
}
"""What to do where a ruling cannot be undone, by the command that made it."""


def undo(
    office: Office, event: str, number: int, act: Act, *, time: timedelta | None = None
) -> Contest:
    """Undo a ruling of an event by this act; whoever is concerned is told.

    A game that goes on again has `time` for the move at least, by default what a move has. Raises
    ArbiterError, with what to do instead, if it cannot be undone.
    """
    with office.folder.transaction():
        undoing = undoing_of(office, event, number, act, time)
        the_reason(act)
        UNDOES[made_by(undoing.ruled)](undoing)
        return the_contest(office, event)


def undoing_of(
    office: Office, event: str, number: int, act: Act, time: timedelta | None = None
) -> Undoing:
    """A ruling that can be undone. Raises ArbiterError."""
    contest = the_contest(office, event)
    ruled = contest.rulings.get(number)
    if ruled is None:
        raise ArbiterError(_no_ruling(contest, number))
    _refuse(contest, ruled)
    return Undoing(
        office=office,
        contest=contest,
        ruled=ruled,
        happened=tuple(office.store.events_of_cause(ruled.cause)),
        act=act,
        time=time,
    )


def way_back(office: Office, contest: Contest, ruled: Ruled) -> str:
    """The command that takes a ruling back, to be given a reason.

    It undoes the ruling; where that refused a claim of a win, it gives the win.
    """
    for one in office.store.events_of_cause(ruled.cause):
        if isinstance(one.body, LineRefused):
            over = (game := office.folder.game(one.stream)) is not None and game.result
            verb, result = "correct" if over else "rule", points_of(one.body.seat)
            return typed("event", verb, one.stream, result, "--reason", "TEXT")
    return typed("undo", contest.id, f"{ruled.act.number}", "--reason", "TEXT")


def changed_game(undoing: Undoing) -> str:
    """The game whose result changes when a ruling is undone, "" for none."""
    gives = UNDOES[made_by(undoing.ruled)] in _OF_ONE_GAME
    return game_ruled(undoing) if gives else ""


def came_to_nothing(office: Office, ruled: Ruled) -> bool:
    """Whether a ruling about one game waited in it, and does not any more, and never held."""
    if UNDOES.get(made_by(ruled)) not in _OF_ONE_GAME:
        return False
    name = waits_alone(office.store.events_of_cause(ruled.cause))
    game = office.folder.game(name) if name else None
    return game is not None and all(one.cause != ruled.cause for one in game.waiting)


def made_by(ruled: Ruled) -> str:
    """The name of the command that made a ruling, such as `event rule`."""
    words = ruled.act.command.split()[1:3]
    return words[0] if words[:1] == ["undo"] else " ".join(words)


def _no_ruling(contest: Contest, number: int) -> str:
    log = typed("log", contest.id)
    last = max(contest.rulings, default=0)
    known = f"its rulings are 1 to {last}" if last else "it has no rulings"
    return f"{contest.id} has no ruling {number}: {known}; `{log}` shows them"


def _refuse(contest: Contest, ruled: Ruled) -> None:
    """Raise ArbiterError for a ruling that cannot be undone, with what to do instead."""
    number, name = ruled.act.number, made_by(ruled)
    if ruled.undone_by:
        raise ArbiterError(f"ruling {number} was undone by ruling {ruled.undone_by} already")
    if ruled.act.undoes:
        again = contest.rulings[ruled.act.undoes].act.command
        raise ArbiterError(
            f"ruling {number} undid ruling {ruled.act.undoes}; to do that again: `{again}`"
        )
    if ruled.decision is not None and not ruled.is_fallen:
        raise ArbiterError(
            f"the appeal against ruling {number} was {decided(ruled.decision.outcome)}, "
            "and that is final"
        )
    if name not in UNDOES:
        instead = INSTEAD.get(name, "rule anew what is to be otherwise").format(event=contest.id)
        raise ArbiterError(f"ruling {number} (`corr {name}`) cannot be undone: {instead}")
