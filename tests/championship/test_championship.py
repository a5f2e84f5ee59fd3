"""A championship by mail with difficult people, and a checker that has only the mails.

The players, the arbiter and the committee are programs that write real mails; the daemon is a
process, mail goes by IMAP and SMTP, and the clock is driven. What came of it is recomputed from
the raw mails by modules that know nothing of the program (`championship_checker` and what it
imports), and compared with what the commands show.
"""

import ast
import json
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.championship.accounts import differences
from tests.championship.checker import Checker
from tests.championship.plan import DAEMON, EVENT, HOUR, IMAP, SMTP, Plan
from tests.championship.post import IN, Diary, Mail, Postbag
from tests.championship.world import World
from tests.commands import corr
from tests.places import TESTS

HAPPENS = (
    "appeals",
    "credits",
    "entered by voucher",
    "game answer-claim",
    "leave days",
    "lost by withdrawal",
    "lost on time",
    "rulings",
    "unreachable",
    "wins claimed",
    "wins shown",
)
"""What there must be some of in a championship."""
INDEPENDENT = (
    "accounts",
    "checker",
    "clocks",
    "desk",
    "games",
    "letters",
    "people",
    "post",
    "reading",
    "rulings",
    "tables",
)
SMALL = Plan(
    sections=1,
    section_size=6,
    open_players=5,
    in_both=3,
    characters=(
        "punctual",
        "late",
        "slow",
        "silent",
        "on leave",
        "bouncing",
        "quarrelling",
        "nonsense",
    ),
    length=(2, 3),
    per_move=4,
    total=15,
    pace=1.0,
    leaves=(2, 5),
    stays=(4, 6),
    announced=8,
    step=24 * HOUR,
    outages=(DAEMON, IMAP, SMTP),
    outages_apart=5,
    looks=(0, 2, 4),
    kills=1,
    kill_every=40,
    seed=3,
)


def lived(folder: Path, plan: Plan, show: Callable[[str], None] = print) -> World:
    """A championship from its announcement to its close."""
    world = World(folder, plan, show)
    try:
        world.live()
    finally:
        world.close()
    return world


class Played:
    """A championship that is over, in its folder. What commands print is asked for once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bag = Postbag(folder / "post.bag")
        self._printed: dict[tuple[str, ...], str] = {}

    def ask(self, *words: str) -> Any:
        """What a command prints for a script."""
        if words not in self._printed:
            done = corr(self.folder, *words, "--json")
            assert done.status == 0, done.err
            self._printed[words] = done.out
        return json.loads(self._printed[words])

    def checker(self, mails: Iterable[Mail] = (), diary: Diary | None = None) -> Checker:
        """What a checker makes of the mails and the diary, or of others in their place."""
        bag = self.bag
        if mails := list(mails):
            (self.folder / "other.bag").unlink(missing_ok=True)
            bag = Postbag(self.folder / "other.bag")
            for mail in mails:
                bag.add(mail)
        return Checker(bag, diary or self.diary)

    @property
    def diary(self) -> Diary:
        """What was noted beside the mails."""
        return Diary.read(self.folder / "diary")

    def differences(self, checker: Checker) -> list[str]:
        """In what the program does not agree with a checker."""
        print(f"\n{len(checker.games)} games; {dict(sorted(checker.totals.items()))}")
        return list(differences(checker, self.ask))


@pytest.fixture(scope="module")
def small(
    tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[Played]:
    """A small championship that has been played; it says how far it is while that takes."""
    capture = pytestconfig.pluginmanager.getplugin("capturemanager")

    def show(line: str) -> None:
        with capture.global_and_fixture_disabled():
            print(line, flush=True)

    folder = tmp_path_factory.mktemp("championship")
    lived(folder, SMALL, show)
    yield Played(folder)
    shutil.rmtree(folder)


@pytest.mark.slow
def test_a_small_championship_is_what_its_mails_come_to(small: Played) -> None:
    checker = small.checker()
    assert small.differences(checker) == []
    assert len(checker.games) == 25
    assert corr(small.folder, "check").status == 0
    for happened in (*HAPPENS, "undo"):
        assert checker.totals[happened] > 0, happened


@pytest.mark.long
def test_where_time_has_to_be_claimed_the_mails_say_so_too(tmp_path: Path) -> None:
    lived(tmp_path, replace(SMALL, forfeit="on claim", kills=0, outages=(), seed=4))
    played = Played(tmp_path)
    checker = played.checker()
    assert played.differences(checker) == []
    assert any(one.ending.word == "time" for one in checker.games.values())


def first_move(mails: list[Mail]) -> tuple[int, str]:
    """The number of the first mail that is a move, and the move."""
    return next(
        (n, found[0])
        for n, mail in enumerate(mails)
        if mail.name.startswith("final.") and (found := re.match(r"[a-o]\d+\b", mail.text))
    )


@pytest.mark.long
def test_a_mail_that_came_an_hour_later_is_noticed(small: Played) -> None:
    mails = list(small.bag)
    moved, _ = first_move(mails)
    mails[moved] = replace(mails[moved], at=mails[moved].at + timedelta(hours=1))
    found = small.differences(small.checker(mails))
    assert any("counted is" in words for words in found)


@pytest.mark.long
def test_a_mail_with_another_move_is_noticed(small: Played) -> None:
    mails = list(small.bag)
    number, move = first_move(mails)
    raw = mails[number].raw.replace(move.encode(), b"o15", 1)
    mails[number] = replace(mails[number], raw=raw)
    assert any("record" in words for words in small.differences(small.checker(mails)))


@pytest.mark.long
def test_a_ruling_that_nobody_confirmed_is_noticed(small: Played) -> None:
    mails = [mail for mail in small.bag if "confirm" not in mail.text or mail.way != IN]
    found = small.differences(small.checker(mails))
    assert any("rulings in the log, 0 by the mails" in words for words in found)


@pytest.mark.long
def test_an_outage_that_nobody_noted_is_noticed(small: Played) -> None:
    found = small.differences(small.checker(diary=replace(small.diary, away=())))
    assert any("credit is" in words for words in found)


@pytest.mark.long
def test_an_account_that_says_something_else_is_noticed(small: Played) -> None:
    def lying(*words: str) -> Any:
        found = small.ask(*words)
        if words == ("clock", "show", f"{EVENT}-003"):
            found["turns"][0]["counted"] += 1
        if words == ("game", "show", f"{EVENT}-002"):
            found["result"] = "0-0"
        if words[0] == "log":
            found[0]["reason"] = "none"
        if words[0] == "standings":
            found["standings"][0]["game_points"] = "99"
        return found

    found = list(differences(small.checker(), lying))
    told = ("-003 turn 1: counted", "game's result is 0-0", ": reason is none", "points is 99")
    for words in told:
        assert any(words in one for one in found), words


def test_the_checker_imports_nothing_of_the_program() -> None:
    for name in INDEPENDENT:
        source = (TESTS / "championship" / f"{name}.py").read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [one.name for one in node.names] if isinstance(node, ast.Import) else []
            for each in names:
                own = each.removeprefix("tests.championship.") in INDEPENDENT
                assert own or each.partition(".")[0] not in ("corr", "tests"), (name, each)


@pytest.mark.long
def test_a_championship_of_sixty_players_is_what_its_mails_come_to(tmp_path: Path) -> None:
    world = lived(tmp_path, Plan())
    played = Played(tmp_path)
    checker = played.checker()
    assert played.differences(checker) == []
    assert len(checker.games) >= 195 + 66
    done = corr(tmp_path, "check")
    assert done.status == 0, done.out
    for happened in ("kills", *(f"outages of {what}" for what in (DAEMON, IMAP, SMTP))):
        assert world.totals[happened] > 0, happened
    for happened in (*HAPPENS, "event reinstate", "undo"):
        assert checker.totals[happened] > 0, happened
    for happened in ("rulings", "leave days"):
        assert checker.totals[happened] > 40, happened
