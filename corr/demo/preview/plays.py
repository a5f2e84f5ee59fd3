"""What is played for `corr letters preview`: a few short events, with all that may happen in one.

Each step says what its letters are about. The orders are in English, which players of every
language may write; the letters are in the language of the stage.
"""

from datetime import timedelta

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
from corr.demo.preview.plays_desk import appeals, closing, levels, rounds, rulings
from corr.demo.preview.plays_games import games
from corr.demo.preview.stage import BEGIN, Stage


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
    stage.write(LEO, ENTER.get(stage.language, "{}").format("SK24"))
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
