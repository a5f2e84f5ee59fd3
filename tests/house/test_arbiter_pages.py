"""Every command that stands in a block of the arbiter's pages is carried out, where it fits."""

import re
import shlex
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta

import pytest

from corr.cli.guide.finding import sections
from tests.commands import corr, stand_still
from tests.desk import code_in
from tests.house.test_docs import called
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, House, member_list
from tests.places import ROOT
from tests.service.event.test_leagues import league
from tests.service.post.test_returns import returned

DAY = datetime(2024, 3, 1, 8, tzinfo=UTC)
ASKED = f"{EVENT}\nClub 2024\n{DAY:%Y-%m-%d}\nme@example.org\n\n\n"
"""What is answered to the questions about a new event."""
FOLDER = ROOT / "docs/arbiter"
SIXTH = "fia@players.test"
NUMBERS = {
    one: f"{number}" for number, one in enumerate((ANNA, BO, CAI, DAG, EVA, SIXTH), start=1017)
}


def blocks() -> Mapping[str, list[str]]:
    """The commands of each section that has any, by page and heading."""
    found = dict[str, list[str]]()
    for page in ("day", "rulings", "closing"):
        for section in sections((FOLDER / f"{page}.md").read_text(encoding="utf-8")):
            fenced = "\n".join(re.findall(r"^```\n(.*?)^```", section, re.M | re.S))
            if lines := re.findall(r"^corr .*$", fenced, re.M):
                found[f"{page}: {section.splitlines()[0].lstrip('# ')}"] = lines
    return found


BLOCKS = blocks()


def five(folder, **changes) -> House:
    """An event of five that runs, and one more in the register."""
    people = tuple(NUMBERS)
    members = member_list(people, "member_no", member_no=list(NUMBERS.values()))
    house = House(folder, people[:5], members=members, **changes).start()
    stand_still(folder, house.now)
    return house


def do(house: House, line: str) -> None:
    """Carry a command out, as somebody who has seen what it would do."""
    words = shlex.split(re.sub(r"\s+#.*", "", line))[1:]
    if ">" in words:
        words, to = words[:-2], house.folder / words[-1]
    else:
        to = None
    if "--sent" in words:
        house.now += timedelta(days=2)
    stand_still(house.folder, house.now)
    asks = "--yes" in corr(house.folder, *called(words), "--help").out
    more = ["--yes"] if asks and "--dry-run" not in words else []
    done = corr(house.folder, *words, *more)
    # `corr status` says by 1 that something needs somebody.
    assert done.status in ((0, 1) if words == ["status"] else (0,)), (line, done.out, done.err)
    if to:  # whoever is told to edit it has changed the name
        to.write_text(done.out.replace("Sverigekorr 2024", "Sverigekorr"))


def running(folder) -> House:
    return five(folder)


def over(folder) -> House:
    """All games of an event for the ranking have ended."""
    ranking = {"system": "correspondence", "sanctioned_by": "SLSF"}
    house = five(folder, ranking=ranking, event={"committee": ["committee@federation.test"]})
    for number in range(1, 11):
        do(house, f'corr event rule {EVENT}-{number:03d} 1-0 --reason "agreed"')
    return house


def closed(folder) -> House:
    house = over(folder)
    do(house, f"corr event close {EVENT} --out reports")
    return house


def round_due(folder) -> House:
    """A Monrad whose second round can be drawn."""
    house = five(folder, system={"kind": "monrad", "rounds": 2})
    for number in (1, 2):
        do(house, f'corr event rule {EVENT}-{number:03d} 1-0 --reason "agreed"')
    return house


def came_back(folder) -> House:
    """A letter to the player whom the page names came back."""
    house = five(folder)
    letter = next(one for one in reversed(house.read) if one.to == BO)
    returned(house, letter)
    return house


def aside(folder) -> House:
    """A letter is set aside, for handling it failed."""
    house = five(folder)
    (house.key,) = house.take(house.compose(house.second, "?"))
    with house.office.store.transaction():
        house.office.store.letters.finish_letter(house.key, "quarantined", "crashed")
    return house


def ruled(folder) -> House:
    house = five(folder)
    do(house, f'corr event rule {EVENT}-001 1-0 --reason "agreed"')
    return house


def appealed(folder) -> House:
    house = ruled(folder)
    house.say(house.second, "appeal: I was winning")
    return house


def late(folder) -> House:
    house = five(folder, clock={"silence": [], "forfeit": "arbiter"})
    house.now += timedelta(days=9)
    house.drain()
    return house


def played(folder) -> House:
    house = five(folder)
    house.play("a1; h9")
    return house


def claimed(folder) -> House:
    house = five(folder)
    house.play("a1; h9; a3; h10; a5")
    house.say(house.first, "claim win: h11")
    return house


def season_over(folder) -> House:
    """All games of a league have ended."""
    house = league(folder).start()
    house.rule_all()
    return house


SCENES: Mapping[str, Callable[..., House]] = {
    "day: Letters that were set aside": aside,
    "day: Letters that come back": came_back,
    "day: Rounds that are due": round_due,
    "rulings: Time that is over": late,
    "rulings: Moves": played,
    "rulings: Undoing": ruled,
    "rulings: Appeals": appealed,
    "rulings: A claimed win": claimed,
    "closing: Close": over,
    "closing: Open it again": closed,
    "closing: The next season": season_over,
}


@pytest.mark.slow
@pytest.mark.parametrize("where", BLOCKS)
def test_the_commands_of_a_section_can_be_carried_out(tmp_path, monkeypatch, where):
    monkeypatch.chdir(tmp_path)
    with SCENES.get(where, running)(tmp_path) as house:
        for line in BLOCKS[where]:
            line = line.replace(f"{EVENT}-017", f"{EVENT}-001")
            do(house, line.replace("KEY", getattr(house, "key", "KEY")))


def test_every_scene_is_of_a_section():
    assert SCENES.keys() <= BLOCKS.keys()


@pytest.mark.slow
def test_an_event_of_five_begins_by_the_page_of_the_first_event(tmp_path, monkeypatch):
    page = (FOLDER / "first-event.md").read_text(encoding="utf-8")
    fenced = re.findall(r"^```\n(.*?)^```", page, re.M | re.S)
    (members,) = (one for one in fenced if one.startswith("name,email"))
    monkeypatch.chdir(tmp_path)
    folder = tmp_path
    for line in re.findall(r"^(?:corr|cd) .*$", "\n".join(fenced), re.M):
        program, *words = shlex.split(line)
        if program == "cd":
            folder /= words[0]
            monkeypatch.chdir(folder)
            (folder / "members.csv").write_text(members)
            settings = folder / "corr.toml"
            settings.write_text(settings.read_text().replace('# file = "clock"', 'file = "clock"'))
            continue
        if folder != tmp_path:
            on_the_day = "start" in words or "status" in words
            stand_still(folder, DAY if on_the_day else DAY - timedelta(days=1))
        more = ["--yes"] if words[:2] == ["event", "start"] and "--dry-run" not in words else []
        stdin = ASKED if words[:2] == ["event", "new"] else ""
        done = corr(folder, *words, *more, stdin=stdin)
        assert done.status == 0, (line, done.out, done.err)
    assert f"{EVENT}-015" in done.out
    assert "6 players" in done.out


def test_the_command_of_the_section_by_mail_is_carried_out_by_mail(tmp_path):
    section = next(
        one
        for one in sections((FOLDER / "rulings.md").read_text(encoding="utf-8"))
        if one.startswith("## By mail")
    )
    (line,) = re.findall(r"`(corr [^`]*)`", section)
    with five(tmp_path) as house:
        asked = house.give(house.compose(ARBITER, line.replace(f"{EVENT}-017", f"{EVENT}-001")))
        assert house.game().result is None
        house.give(house.compose(ARBITER, code_in(asked.to(ARBITER)), asked.to(ARBITER)))
        assert house.game().result is not None
