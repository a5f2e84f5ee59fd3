"""What is played for `corr letters preview`: a few short events, with all that may happen in one.

Each step says what its letters are about. The orders are in English, which players of every
language may write; the letters are in the language of the stage.
"""

from datetime import UTC, datetime, timedelta

from corr.demo.preview.backgammon_plays import backgammon
from corr.demo.preview.cast import (
    ANNA,
    BO,
    CAI,
    DAG,
    ENTER,
    EVA,
    FIA,
    GUN,
    KIM,
    LEO,
    NEW,
    PEOPLE,
    spec_text,
    tables,
)
from corr.demo.preview.rows_plays import rows
from corr.demo.preview.stage import ARBITER, BEGIN, COMMITTEE, Stage


def play_all(stage: Stage) -> None:
    """Everything there is to see, in one house."""
    entering(stage)
    called_off(stage)
    starting(stage)
    asking(stage)
    games(stage)
    strangers(stage)
    rulings(stage)
    appeals(stage)
    away(stage)
    time(stage)
    closing(stage)
    levels(stage)
    rows(stage)
    backgammon(stage)
    rounds(stage)
    moving(stage)
    forgetting(stage)


# -- before the start ----


def entering(stage: Stage) -> None:
    """An event is announced, entered and tried."""
    stage.now = BEGIN - timedelta(days=30)
    stage.people(*PEOPLE)
    until = (BEGIN - timedelta(days=3)).date()
    changes = {"entry": "direct", "max_players": 5, "entry_until": until}
    stage.open(tables("SK24", "Sverigekorr 2024", event=changes))
    stage.about("an event is announced")
    stage.announce("SK24")
    stage.about("a player enters by letter")
    stage.answer(ANNA, "enter SK24")
    stage.about("players are entered by the arbiter")
    for one in (BO, CAI, DAG):
        stage.command(f"corr event enter SK24 {one}")
    stage.about("the last place is taken")
    stage.answer(EVA, "enter SK24")
    stage.about("everybody is asked to try their mail")
    stage.command("corr event test SK24")
    stage.answer(BO, "ok")


def called_off(stage: Stage) -> None:
    """An event that the arbiter fills, changes and calls off."""
    stage.now = BEGIN - timedelta(days=10)
    stage.people(f"Fia Sand,{FIA},,,", f"Gun Dahl,{GUN},,,")
    changes = {"start": (BEGIN + timedelta(days=400)).date(), "max_players": 2}
    stage.open(tables("KK25", "Klubbkorr", event=changes))
    stage.about("a player asks to take part, and the arbiter decides")
    stage.answer(ANNA, "enter KK25")
    stage.answer(BO, "enter KK25")
    stage.command(f"corr event enter KK25 {ANNA}")
    stage.command(f'corr event refuse KK25 {BO} --reason "Only for the club"')
    stage.about("the waiting list of a full event")
    stage.command(f"corr event enter KK25 {CAI}")
    stage.answer(DAG, "enter KK25")
    stage.answer(EVA, "enter KK25")
    stage.about("a player withdraws before the start")
    stage.answer(ANNA, "withdraw KK25")
    stage.about("an event is changed")
    later = spec_text(tables("KK25", "Klubbkorr", event=changes, clock={"per_move": "10d"}))
    stage.command('corr event change KK25 event.toml --reason "More time"', event=later)
    stage.about("an event is called off")
    stage.command('corr event cancel KK25 --reason "Too few players"')


def starting(stage: Stage) -> None:
    """The event begins."""
    stage.about("the event begins")
    stage.now = BEGIN
    stage.look()
    stage.command("corr event start SK24")


# -- what a player asks ----


def asking(stage: Stage) -> None:
    """Orders that change no game."""
    stage.about("a player asks for what there is")
    for order in ("help", "games", "time", "table", "norms", "rules", "settings", "my data"):
        stage.answer(ANNA, order)
    stage.answer(EVA, "norms")
    stage.answer(ANNA, "norms if 2")
    stage.about("a player changes a setting")
    for order in ("set board discs", "set text only", "set html", "set timezone Europe/Tallinn"):
        stage.answer(EVA, order)


def strangers(stage: Stage) -> None:
    """Letters from whom nobody knows."""
    stage.about("a stranger writes")
    stage.write(KIM, "?")
    stage.about("a stranger asks to take part")
    stage.write(LEO, ENTER)
    stage.about("somebody writes from an address that is not the player's")
    mover = stage.to_act("SK24-005")
    stage.write(KIM, "h8 i9 j10", to=stage.newest(mover, "SK24-005."))


# -- time ----


def away(stage: Stage) -> None:
    """Leave, and its end."""
    stage.about("a player takes leave")
    mover = stage.to_act("SK24-010")
    stage.answer(mover, "leave 10 days", "SK24-010.")
    stage.about("leave ends sooner")
    stage.answer(mover, "leave off", "SK24-010.")
    stage.about("the arbiter grants leave")
    stage.command(f'corr leave grant {DAG} 2024-06-01 2024-06-05 --reason "Hospital"')


def time(stage: Stage) -> None:
    """Nobody moves any more."""
    stage.about("news of several games in one letter a day")
    stage.answer(DAG, "set digest 18:00")
    stage.play("SK24-007", "white; g7 3 fifths")
    stage.answer(stage.to_act("SK24-009"), "SK24-009 resign", "SK24-009.")
    stage.wait(hours=11)
    stage.about("time runs: reminders")
    stage.wait(days=3)
    stage.wait(days=2, hours=12)
    stage.about("time is over")
    stage.wait(days=4)
    stage.answer(DAG, "set digest off")


def moving(stage: Stage) -> None:
    """A player whose letters go elsewhere from now on."""
    stage.about("a player has a new address")
    stage.answer(CAI, f"set address {NEW}")
    stage.answer(CAI, "confirm")
    stage.write(NEW, "confirm", to=stage.newest(NEW))


def forgetting(stage: Stage) -> None:
    """A player who asks to be forgotten."""
    stage.about("a player asks to be forgotten")
    stage.write(GUN, "settings")
    stage.answer(GUN, "forget me")
    stage.answer(GUN, "confirm")


# -- the games that are played for `corr letters preview`, from swaps to fives ----


OPENING = "h8 i9 j10; white; g7 3 fifths; black; g8 i7 f9; i7"
"""The first five moves under soosorv."""

WRONG = (
    *("h8", "z99", "g3\ng4", "What a fine game!", "accept", "undo", "10. g3", "claim win"),
    *("claim time", "if g3", "leave 400 days", "set digest never", "claim draw", "white"),
    *("resign?", "table NONE", "cancel ifs", "enter SK24", "confirm"),
)
"""Letters that cannot be read, or that say what cannot be done."""


def games(stage: Stage) -> None:
    """Games with all that can be said in one."""
    _five(stage)
    _double_three(stage)
    _wrong(stage)
    _in_advance(stage)
    _passes(stage)


def _five(stage: Stage) -> None:
    game = "SK24-001"
    stage.about("an opening with its swaps and its fifth moves")
    stage.play(game, OPENING)
    stage.about("a draw is offered and declined, with words to the opponent")
    stage.play(game, "h5; j8, draw?; decline\nk9\nmsg: Good luck!; g9; f8; i10; k8; f10; e11")
    stage.about("a five ends a game")
    stage.play(game, "j6")
    stage.about("a game that is over is shown")
    stage.answer(BO, "record", f"{game}.")
    stage.answer(BO, "show", f"{game}.")


def _double_three(stage: Stage) -> None:
    game = "SK24-002"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5; k9; f8; j9; f9")
    stage.about("a double-three ends a game")
    stage.play(game, "j8")


def _wrong(stage: Stage) -> None:
    game = "SK24-003"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5")
    stage.about("a letter that cannot be read, or says what cannot be done")
    mover, other = stage.to_act(game), stage.to_act(game, other=True)
    for order in WRONG:
        stage.answer(mover, order, f"{game}.")
        stage.now = stage.later(minutes=4)
    stage.answer(other, "g3", f"{game}.")
    stage.about("a draw is offered and accepted")
    stage.play(game, "j8, draw?; accept")


def _in_advance(stage: Stage) -> None:
    game = "SK24-004"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5")
    stage.about("a move is looked at before it is played")
    stage.play(game, "preview g3")
    stage.about("moves in advance, and notes")
    mover, other = stage.to_act(game), stage.to_act(game, other=True)
    stage.answer(other, "if g3 then l11; if l11 then g3\nnote: the corner is mine", f"{game}.")
    stage.answer(other, "if g3 then l11; if g4 then l12", f"{game}.")
    stage.answer(mover, "g3", f"{game}.")
    stage.answer(other, "if d12 then d13", f"{game}.")
    stage.answer(other, "cancel ifs", f"{game}.")
    stage.about("a player resigns")
    stage.play(game, "SK24-004 resign")


def _passes(stage: Stage) -> None:
    game = "SK24-006"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5; pass")
    stage.about("two passes end a game")
    stage.play(game, "pass")


# -- what arbiters, committees and boards do for `corr letters preview` ----


def rulings(stage: Stage) -> None:
    """What an arbiter may decide while games are going."""
    stage.about("the arbiter rules on a clock")
    stage.command('corr clock extend SK24-007 --days 3 --reason "Illness"')
    stage.command('corr clock pause SK24-007 --reason "Away"')
    stage.command('corr clock resume SK24-007 --reason "Back"')
    stage.about("the arbiter takes a move back")
    stage.play("SK24-007", "h8 i9 j10; white; g7 3 fifths")
    stage.command('corr game take-back SK24-007 --to 3 --reason "A slip"')
    stage.about("a result is ruled, corrected and undone")
    stage.command('corr event rule SK24-008 1-0 --ending walkover --reason "Never answered"')
    stage.command('corr event correct SK24-008 1/2-1/2 --reason "Neither had begun"')
    stage.command(f'corr undo SK24 {stage.ruled("SK24")} --reason "The first ruling was right"')
    stage.about("a game is annulled, and played again")
    stage.command('corr event annul SK24-008 --again --reason "Both wrote to the old address"')
    stage.about("a substitute takes a seat")
    stage.command(f'corr event substitute SK24 {BO} {FIA} --reason "Bo has moved"')
    stage.about("the arbiter withdraws a player, and takes them back")
    stage.command(f'corr event withdraw SK24 {EVA} --reason "Asked for it"')
    stage.command(f'corr event reinstate SK24 {EVA} --days 5 --reason "Can play after all"')
    stage.about("commands come by letter")
    stage.write(ARBITER, "corr standings SK24")
    stage.write(ARBITER, 'corr clock extend SK24-010 --days 2 --reason "Post"')


def appeals(stage: Stage) -> None:
    """A warning, a reprimand, and what the committee says of it."""
    stage.about("a warning and a reprimand")
    stage.command(f'corr event warn SK24 {DAG} --reason "Words to the opponent"')
    stage.command(f'corr event reprimand SK24 {DAG} --reason "Again"')
    stage.about("a ruling is appealed")
    stage.answer(DAG, "appeal: I had written nothing of the kind.")
    stage.about("what needs the arbiter and the committee today")
    stage.wait(days=1)
    stage.about("the committee decides about an appeal")
    number = stage.appealed("SK24")
    reason = '--reason "The words were harmless"'
    stage.command(f"corr appeal decide SK24 {number} allow {reason}", by=COMMITTEE)
    stage.about("the arbiter does what was decided")
    stage.command(f'corr undo SK24 {number} --reason "As the committee decided"')


def closing(stage: Stage) -> None:
    """The event is closed, reported, reopened and closed again."""
    stage.wait(days=30)
    stage.about("the event is closed")
    stage.command("corr event close SK24")
    stage.about("the report goes to the committee")
    stage.command(f"corr event send-report SK24 --lang {stage.of_ours}")
    stage.about("the event is reopened")
    stage.command('corr event reopen SK24 --reason "A result was wrong"')
    stage.about("the event is closed again")
    stage.command("corr event close SK24")


def levels(stage: Stage) -> None:
    """What the ranking committee and the board enter."""
    stage.about("the ranking committee sets a level")
    since = '--since 2024-03-01 --reason "The list"'
    stage.command(f'corr ranking set {ANNA} "4 kyu" {since}', by=COMMITTEE)
    stage.about("the ranking committee keeps a level from falling")
    stage.command(f'corr ranking exempt {ANNA} --from 2024-01-01 --reason "Ill"', by=COMMITTEE)
    stage.about("a title at the board")
    stage.command(f'corr title set {ANNA} 5k --on 2024-01-01 --reason "The list"', by=COMMITTEE)
    stage.about("a test for a title")
    judge = '--on 2024-01-10 --judge "Kim Judge"'
    stage.command(f"corr title test add {CAI} --level 13k --passed {judge}", by=COMMITTEE)
    stage.about("the letter of the month")
    stage.now = datetime(stage.now.year, stage.now.month + 1, 1, 12, tzinfo=UTC)
    stage.look()


def rounds(stage: Stage) -> None:
    """A Monrad that goes on elsewhere after its second round."""
    changes = {"start": stage.now.date(), "max_players": 5}
    system = {"kind": "monrad", "rounds": 2}
    opening = {"opening": "free-renju"}
    stage.open(tables("VK24", "Vårkorr", event=changes, system=system, game=opening))
    for one in (ANNA, EVA, DAG):
        stage.command(f"corr event enter VK24 {one}")
    stage.about("a Monrad begins: a round, and a bye")
    stage.command("corr event start VK24")
    stage.about("the next round is drawn")
    stage.play("VK24-001", "a1; h9; VK24-001 resign")
    stage.command("corr event draw VK24")
    stage.about("an event goes on at another installation")
    stage.hand_over("VK24")
