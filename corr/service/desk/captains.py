"""Captains by letter: the visitors' says which boards of a short home team stay empty (SBGF 3.4).

What is chosen is the ruling that an arbiter may make as well: declared, told and undone as that.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime

from corr.errors import ArbiterError
from corr.games.registry import rules_for
from corr.mail.letter import Refusal
from corr.mail.write.facts import Ruling
from corr.service.letters.apart import Apart
from corr.service.letters.event_letters import Act, captain_to_write, name_of, send_ruling
from corr.service.letters.plain import hashed
from corr.service.letters.reading import letter_answered
from corr.service.office.case import Case
from corr.service.office.office import Occasion, Office, Step, no_step
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import captain_of, line_up, teams_of
from corr.tournament.contest.open_boards import (
    Fault,
    missing,
    seated,
    why_no_choice,
    wrong_boards,
)
from corr.tournament.play.orders import OpenBoards
from corr.tournament.scoring.team_scoring import EMPTY
from corr.tournament.systems.choices import Choice, choices
from corr.tournament.systems.teams import pair_of
from corr.tournament.wording import typed

ASKED = "boards."
"""With it begins the cause of a letter that asks a captain which boards stay empty."""


# -- the captain is asked ----


def look_at_open_boards(office: Office, at: datetime, step: Step = no_step) -> int:
    """Ask the captains who have a choice and have not been asked; how many letters went."""
    letters, apart = 0, Apart(office, at)
    for contest in _of_teams(office):
        if apart.waits("event", contest.id):
            continue
        with apart.each("event", contest.id):
            for one in choices(contest):
                step("due")
                with office.folder.transaction():
                    letters += _ask(office, one, at)
    return letters


def _of_teams(office: Office) -> Iterator[Contest]:
    """The running events in which teams play matches."""
    for event, _, state in office.store.events.tournaments():
        contest = office.folder.contest(event) if state == "running" else None
        if contest is None or contest.spec.system.kind != "teams":
            continue
        if rules_for(contest.spec.game.kind).of_itself is not None:
            yield contest


def _ask(office: Office, choice: Choice, at: datetime) -> int:
    """Ask once for the same players who are there; how many letters went."""
    contest, number = choice.contest, choice.number
    captain = captain_to_write(office, contest, choice.team)
    theirs = line_up(contest, number, choice.home)
    if captain is None or EMPTY in theirs:
        return 0
    about = hashed(f"{captain.id} {choice.team} {' '.join(theirs)}")
    cause = f"{ASKED}{contest.id}.{number}.{about}"
    if office.store.letters.has_cause(cause):
        return 0
    day = contest.round_day(number)
    params: dict[str, object] = {
        "event": contest.spec.event.name,
        "home": choice.home,
        "team": choice.team,
        "round": number,
        "short": missing(contest, number, choice.home),
        "day": day.isoformat() if day else "",
        "boards": tuple(_boards(office, choice)),
    }
    told = Ruling(code="boards_wanted", reason="", params=params)
    send_ruling(office, contest, captain.id, [told], Act(at=at, cause=cause))
    return 1


def _boards(office: Office, choice: Choice) -> Iterator[tuple[int, str]]:
    """Every board, and who of the visitors wins if it stays empty, "" for nobody."""
    own = line_up(choice.contest, choice.number, choice.team)
    for at in range(1, choice.contest.spec.system.boards + 1):
        yield at, name_of(office, own[at - 1]) if at <= len(own) else ""


# -- the captain answers ----


def choose_boards(
    case: Case, player: PlayerRow, orders: Sequence[OpenBoards]
) -> tuple[Refusal, ...]:
    """Carry out what a captain chooses in one letter; why it cannot be."""
    line = " / ".join(one.line for one in orders)
    found = _meant(case, player)
    faults = [found] if isinstance(found, Fault) else [*_wrong(case.office, found, orders)]
    if isinstance(found, Choice) and not faults:
        faults = [*_carry_out(case, found, _named(orders))]
    return tuple(Refusal(line=line, code=one.code, params=one.params) for one in faults)


def _named(orders: Sequence[OpenBoards]) -> tuple[int, ...]:
    return tuple(at for one in orders for at in one.boards)


def _wrong(office: Office, choice: Choice, orders: Sequence[OpenBoards]) -> Iterator[Fault]:
    """What is wrong with what was named; a name is no number."""
    contest, number, home = choice.contest, choice.number, choice.home
    name = next((one.named for one in orders if one.named), "")
    if not name:
        yield from wrong_boards(contest, number, home, _named(orders))
        return
    theirs = {name_of(office, one) for one in seated(contest, number, home)}
    known = next((one for one in theirs if one.casefold() == name.casefold()), "")
    params = {
        "text": known or name,
        "team": home,
        "most": contest.spec.system.boards,
        "mine": bool(known),
    }
    yield Fault(code="boards_by_number", params=params)


def _carry_out(case: Case, choice: Choice, boards: Sequence[int]) -> Iterator[Fault]:
    """Give the command that an arbiter would, in the captain's name."""
    office, event, desk = case.office, choice.contest.id, case.office.desk
    assert desk is not None  # whoever reads letters has one
    named = (str(at) for at in sorted(boards))
    line = typed("event", "open-boards", event, choice.team, str(choice.number), *named)
    occasion = Occasion(at=case.at, cause=f"mail.{case.letter.key[:32]}", by=case.letter.sender)
    try:
        with office.folder.savepoint():
            desk.carry_out(office, desk.read(line, {}), occasion)
    except ArbiterError:
        yield Fault(code="boards_none", params={})


def _meant(case: Case, player: PlayerRow) -> Choice | Fault:
    """What a player may choose by a letter: what it was asked about, else the only one."""
    event, number = _answered(case)
    if to := case.office.folder.moved_to(event):
        return Fault(code="event_moved", params={"event": event, "address": to})
    contests = [one for one in _of_teams(case.office) if event in ("", one.id)]
    if event and contests and number <= contests[0].team_draw.drawn:
        return Fault(code="boards_too_late", params={"number": number})
    mine = [
        one
        for contest in contests
        for one in choices(contest)
        if captain_of(contest, one.team) == player.id
    ]
    if len(mine) > 1:
        teams = tuple(one.team for one in mine)
        return Fault(code="boards_which", params={"teams": teams})
    if mine:
        return mine[0]
    return next((why for one in contests if (why := _why_none(case, one, player))), _NOTHING)


_NOTHING = Fault(code="boards_none", params={})


def _answered(case: Case) -> tuple[str, int]:
    """The event and the round of the letter that is answered, if it asked a captain."""
    row = letter_answered(case)
    if row is None or not row.cause.startswith(ASKED):
        return "", 0
    event, number, _ = row.cause.removeprefix(ASKED).split(".")
    return event, int(number)


def _why_none(case: Case, contest: Contest, player: PlayerRow) -> Fault | None:
    """Why a player has nothing to choose in an event, None for who is in none of its teams."""
    number = contest.team_draw.drawn + 1
    led = [one for one in teams_of(contest) if captain_of(contest, one) == player.id]
    for team in led if number <= contest.rounds else ():
        return why_no_choice(contest, team, number, pair_of(contest, number, team))
    team = contest.teams.get(player.id, "")
    if led or not team:
        return None
    name = name_of(case.office, captain_of(contest, team))
    return Fault(code="boards_captain", params={"team": team, "captain": name})
