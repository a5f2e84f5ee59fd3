"""Where the examples of the acts can be carried out: an event in which each of them fits.

An act's example has ids that are nobody's; here those of a scene are put in.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from corr.service.desk.rulings import rule_game
from corr.service.event.closing import close_event
from corr.service.event.rounds import draw_next_round
from corr.tournament.events.events_games import ResultCorrected
from tests.commands import corr, stand_still
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, PEOPLE, House, member_list
from tests.service.event.test_open_boards import Backgammon
from tests.service.event.test_stages import staged
from tests.service.event.test_teams import Teams

FOUR = (ANNA, BO, CAI, DAG)
GAME = f"{EVENT}-001"
WHY = ("--reason", "so it is", "--yes")
MOVES = "a1; a2; a3; a4; b1; b2; b3; b4; c6; c7; c8; c9"


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A house, and the words that stand there for those of an example."""

    house: House
    words: Mapping[str, str]


def scene(house: House, people: Sequence[str] = (DAG, EVA), **words: str) -> Scene:
    """A scene with the people whom an example names by number, in this order."""
    stand_still(house.folder, house.now)
    days = {f"2026-07-{day}": f"2024-07-{day}" for day in ("01", "21")}
    numbers = dict(zip(("1234", "1250", "1301"), people, strict=False))
    return Scene(house=house, words={**numbers, **days, "SK24-017": GAME, **words})


def rule(house: House, number: int) -> None:
    """End a game, as the arbiter may."""
    act = replace(house.act(f"{number}"), reason="agreed on the telephone")
    rule_game(house.office, f"{EVENT}-{number:03d}", "1-0", act)


def four_players(folder: Path, *before: str, **changes: Mapping[str, object]) -> Scene:
    """Four who all meet, and one more in the register; `before` are commands given there."""
    house = House(folder, FOUR, members=member_list(PEOPLE), **changes).start()
    found = scene(house)
    for line in before:
        done = corr(folder, *line.split(), *WHY)
        assert done.status == 0, done.err
    house.letters()
    return found


def after(*lines: str) -> Callable[[Path], Scene]:
    """Four players of whom something has been ruled."""
    return lambda folder: four_players(folder, *lines)


def not_begun(folder: Path) -> Scene:
    """Three are entered, one has asked to be, and one more is in the register."""
    event = {"entry": "confirmed"}
    house = House(folder, FOUR[:3], members=member_list(PEOPLE), event=event)
    letter = house.give(house.compose(DAG, "settings")).to(DAG)
    house.give(house.compose(DAG, f"enter {EVENT}", letter))
    return scene(house, **{"anna@example.org": EVA})


def monrad(folder: Path) -> Scene:
    """Three play two rounds, of which the first is drawn; one has come late."""
    system = {"kind": "monrad", "rounds": 2}
    house = House(folder, FOUR[:3], members=member_list(PEOPLE), system=system).start()
    return scene(house, (CAI,), **{"anna@example.org": EVA})


def drawn_wrong(folder: Path) -> Scene:
    """The final of a cup was drawn, and then a semifinal won by the other one, as it says now."""
    house = House(folder, FOUR, system={"kind": "cup", "seeding": "list"}).start()
    rule(house, 1)
    rule(house, 2)
    draw_next_round(house.office, EVENT, house.act("draw"))
    wrong = ResultCorrected(result="0-1", ending="adjudication", reason="misread")
    with house.office.folder.transaction():
        house.office.folder.play(house.game(), [wrong], at=house.now, cause="arbiter.old")
    house.letters()
    return scene(house)


def late(folder: Path) -> Scene:
    """Somebody's time is over, and the arbiter has to say what follows."""
    house = House(folder, clock={"silence": [], "forfeit": "arbiter"}).start()
    house.wait(days=9)
    return scene(house)


def match_of_points(folder: Path) -> Scene:
    """A match of backgammon that has been drawn."""
    game = {"kind": "backgammon", "points": 7, "opening": None}
    return scene(House(folder, game=game).start())


def called(folder: Path) -> Scene:
    """A match of backgammon in which a player has called the director."""
    found = match_of_points(folder)
    for who in (found.house.first, found.house.second):
        found.house.say(who, "phrase: hello there")
    found.house.say(found.house.first, "call director: the roll was mine")
    words = {"BG29-001": GAME, "1250": found.house.second}
    return Scene(house=found.house, words={**found.words, **words})


def appealed_match(folder: Path) -> Scene:
    """A match of backgammon in which a player has appealed against points."""
    found = called(folder)
    house = found.house
    done = corr(folder, "game", "points", GAME, house.first, "1", *WHY)
    assert done.status == 0, done.err
    corr(folder, "game", "answer-call", GAME, *WHY)
    house.letters()
    assert house.say(house.second, f"appeal {EVENT}/1: I was not").state == "handled"
    words = {"BG29 3": f"{EVENT} 1", "1250": "max@example.org", "BG29-001": GAME}
    return Scene(house=house, words={**found.words, **words})


def voting(folder: Path) -> Scene:
    """Three are asked to vote about points in a match."""
    found = appealed_match(folder)
    members = (f"{name}@example.org" for name in ("kim", "lo", "max"))
    done = corr(folder, "appeal", "panel", EVENT, "1", *members, *WHY)
    assert done.status == 0, done.err
    found.house.letters()
    return found


def claimed(folder: Path) -> Scene:
    """A player says that a line wins, whatever the other one does."""
    house = House(folder).start()
    house.play("a1; h9; a3; h10; a5")
    house.say(house.first, "claim win: h11")
    return scene(house)


def ruled(folder: Path) -> Scene:
    """A game that was ruled."""
    found = four_players(folder, f"event rule {GAME} 1-0")
    return Scene(house=found.house, words={**found.words, f"{EVENT} 9": f"{EVENT} 1"})


def appealed(folder: Path) -> Scene:
    """A ruling against which a player has appealed."""
    found = four_players(folder, f"event rule {GAME} 1-0")
    assert found.house.say(found.house.second, "appeal: I was winning").state == "handled"
    return Scene(house=found.house, words={**found.words, f"{EVENT} 3": f"{EVENT} 1"})


def in_play(folder: Path) -> Scene:
    """A game of a dozen moves."""
    house = House(folder).start()
    house.play(MOVES)
    return scene(house)


def over(folder: Path, **changes: Mapping[str, object]) -> Scene:
    """All games have ended."""
    house = House(folder, **changes).start()
    rule(house, 1)
    house.letters()
    return scene(house, reports=str(folder / "reports"))


def closed(folder: Path) -> Scene:
    """The event is closed, and its report made."""
    ranking = {"system": "correspondence", "sanctioned_by": "SLSF"}
    found = over(folder, ranking=ranking, event={"committee": ["committee@federation.test"]})
    house = found.house
    levels = {house.player(ANNA): "5 kyu", house.player(BO): "6 kyu"}
    close_event(house.office, EVENT, house.act("close"), estimates=levels)
    house.letters()
    return found


def edited(folder: Path) -> Scene:
    """Somebody has changed a word of the event's file."""
    found = four_players(folder)
    text = corr(folder, "event", "show", EVENT).out
    file = folder / "sk24.toml"
    file.write_text(text.replace("Sverigekorr 2024", "Sverigekorr"))
    return Scene(house=found.house, words={**found.words, "sk24.toml": str(file)})


def teams(folder: Path) -> Scene:
    """Three teams of three boards."""
    house = Teams(folder, boards=3, reserves=0, all_rounds_at_once=False).start()
    return scene(house, (ANNA, BO, CAI), **{"Umeå SK": "Umeå"})


def short_home(folder: Path) -> Scene:
    """Three teams of backgammon; the one at home to Umeå in the second round lacks a player."""
    house = Backgammon(folder).start()
    house.away("Örebro")
    return scene(house, **{"Umeå SK": "Umeå"})


def level(folder: Path) -> Scene:
    """Two are level at the line below which nobody goes on."""
    house = staged(folder).start()
    house.rule_all()
    house.look()
    return scene(house, (DAG, CAI))


SCENES: dict[str, tuple[Callable[[Path], Scene], str]] = {
    "answer_call": (called, "nobody has called"),
    "answer_claim": (claimed, "nobody claims"),
    "assess": (monrad, "no round is to be drawn"),
    "bye": (monrad, "no round is to be drawn"),
    "cancel_leave": (after(f"leave grant {DAG} 2024-03-01 2024-03-05"), "nobody is on leave"),
    "captain": (teams, "there are no teams"),
    "change": (edited, "there is no other file"),
    "close": (over, "games go on"),
    "correct": (after(f"event rule {GAME} 1-0"), "the game goes on"),
    "decide": (level, "nobody is level with anybody"),
    "decide_appeal": (appealed, "nobody appeals"),
    "enter": (not_begun, "it has begun"),
    "forfeit": (late, "nobody is late"),
    "impose_clock": (match_of_points, "it is no match"),
    "late": (monrad, "no round is to be drawn"),
    "line_up": (teams, "there are no teams"),
    "open_boards": (short_home, "there are no teams"),
    "panel": (appealed_match, "nobody appeals"),
    "points": (called, "it is not played to points"),
    "redraw": (drawn_wrong, "all games follow from the results"),
    "refuse": (not_begun, "nobody has asked"),
    "reinstate": (after(f"event exclude {EVENT} {DAG}"), "everybody plays"),
    "reopen": (closed, "it is not closed"),
    "reopen_game": (after(f"event rule {GAME} 1-0"), "the game goes on"),
    "resume": (after(f"clock pause {GAME}"), "the clock runs"),
    "send_report": (closed, "it is not closed"),
    "take_back": (in_play, "nothing has been played"),
    "vote": (voting, "nobody appeals"),
    "undo": (ruled, "nothing has been ruled"),
    "withdraw_team": (teams, "there are no teams"),
}
"""By the keys of acts: where their examples can be carried out, and why not among four players."""


def put_in(line: str, found: Scene) -> str:
    """An example with the words of a scene, and without what says how it is given."""
    line = line.replace(" --dry-run", "")
    for word, there in found.words.items():
        line = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", there, line)
    return line
