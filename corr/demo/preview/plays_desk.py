"""What arbiters, committees and boards do for `corr letters preview`."""

from datetime import UTC, datetime

from corr.demo.preview.cast import ANNA, BO, CAI, DAG, EVA, FIA, tables
from corr.demo.preview.stage import ARBITER, COMMITTEE, Stage


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
