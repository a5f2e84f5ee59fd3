"""What commands with reasons leave of somebody who is forgotten: nothing that tells of them."""

import gzip
import json

import pytest

from corr.demo.backgammon import Habits
from corr.games.rules import Seat
from corr.service.players.forget import FOR_ALL as FOR_EVERYBODY
from corr.service.players.forget import Concern, Traces, forget, rewritten
from corr.service.players.reached import cannot_be_reached
from corr.service.post.me import my_data
from corr.service.watch.check import check_all
from corr.tournament.events import events
from corr.tournament.events.events import Event, encode
from corr.tournament.events.events_board import BoardEntered, TitleBody
from corr.tournament.events.events_contest import (
    Acted,
    EntryRefused,
    HandedOver,
    OrderDecided,
    TakenOver,
    Tended,
    Verdict,
)
from corr.tournament.events.events_games import LineRefused, SectionsRedrawn, TimeForfeited
from corr.tournament.events.events_player import DanDecided
from corr.tournament.events.fields import FREE, Holds, changed, held_by
from tests.desk import confirm, send
from tests.every import every
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, SITE, START
from tests.service.direction.test_panel import KIM, LO, MAX, appealed, panel, ruling
from tests.service.forgetting import ILLNESS, MEMBERS, NAMING, Told, kept, reasoned, traces
from tests.service.handing import Second, hand_over
from tests.service.play.test_match_dice import Players
from tests.ticking import TICKING, ticking
from tests.tournament.board_files import board_file, written
from tests.tournament.events.test_events import KNOWN


def is_texted(body):
    """Whether an event may tell something about somebody."""
    return bool(held_by(type(body)) & FREE)


def games_of(house, player):
    """The games of a player that go on, and those of others."""
    rows = [
        row for row in house.office.store.events.games_of_event(EVENT) if row.state == "running"
    ]
    mine = [row.id for row in rows if player in (row.first, row.second)]
    return mine, [row.id for row in rows if row.id not in mine]


def tell_games(told):
    """Everything that an arbiter can do in games and to players of one event."""
    house = told.house
    anna, corr = house.player(ANNA), told.corr
    (one, other, third), _ = games_of(house, anna)
    house.play("a1;b2", int(one[-3:]))
    corr("event warn", EVENT, ANNA)
    corr("event reprimand", EVENT, "Q4711")
    corr("undo", EVENT, "1")
    corr("clock extend", one, "--days", "2")
    corr("clock pause", one)
    corr("clock resume", one)
    corr("leave grant", anna, "2024-02-10", "2024-02-12")
    corr("leave cancel", anna)
    corr("event heard", EVENT, ANNA)
    corr("game take-back", one)
    corr("event rule", other, "1-0", "--ending", "time")
    corr("event correct", other, "0-1")
    corr("game reopen", other, "--days", "3")
    corr("event annul", third)
    ruled = [post for post in house.read if post.to == ANNA][-1]
    house.give(house.compose(ANNA, f"appeal: I have {ILLNESS}, call me", ruled))
    number = json.loads(house.corr("appeal", "list", EVENT, "--json").out)[0]["number"]
    corr("appeal decide", EVENT, str(number), "dismiss")
    corr("mail resend", one)
    corr("event withdraw", EVENT, ANNA)
    corr("event reinstate", EVENT, ANNA)
    shown = send(house, f"event warn {EVENT} {ANNA} --reason '{ILLNESS} by letter'")
    assert confirm(house, shown).state == "handled"
    corr("event exclude", EVENT, ANNA)


FOR_ALL = {
    *("event close", "event reopen", "event change", "event cancel", "event late"),
    *("rating start", "rating publish", "rating assign"),
    *("rating enter", "rating correct", "rating remove"),
}
"""What is about everybody, or about somebody else: the words stay without what names a player."""

GIVEN = {
    "games": {
        *("event warn", "event reprimand", "undo", "clock extend", "clock pause"),
        *("clock resume", "leave grant", "leave cancel", "event heard", "game take-back"),
        *("event rule", "event correct", "game reopen", "event annul", "appeal decide"),
        *("mail resend", "event withdraw", "event reinstate", "event exclude"),
        *("event close", "event reopen"),
    },
    "monrad": {
        *("event bye", "event late", "event assess", "event change", "player reachable"),
        "player unreachable",
        *("event substitute", "event cancel"),
    },
    "team": {"event line-up", "event captain", "event withdraw-team", "event cancel"},
    "board": {
        *("ranking set", "ranking exempt", "ranking undo", "title set", "title test add"),
        *("title undo", "rating start", "rating enter", "rating correct", "rating assign"),
        *("rating activity", "rating strike", "rating publish", "rating remove"),
        "event cancel",
    },
    "match": {
        *("game points", "game answer-call", "clock impose", "appeal panel", "appeal vote"),
        "event cancel",
    },
}
"""The commands that each scene gives."""

BY_KIND = {
    "export": HandedOver,
    "import": TakenOver,
    "event take-back": TakenOver,
    "event enter": Acted,
    "event open-boards": Acted,
    "event send-report": Acted,
    "event redraw": SectionsRedrawn,
    "event decide": OrderDecided,
    "event refuse": EntryRefused,
    "game answer-claim": LineRefused,
    "clock forfeit": TimeForfeited,
    "mail release": Tended,
    "mail drop": Tended,
    "ranking confirm": DanDecided,
}
"""The commands that no scene gives, by what keeps their reason: each kind is tried alone."""


def about(told):
    """What the reasons of acts that are about the player tell beside the name."""
    return [said for one, said in told.said.items() if one not in FOR_ALL]


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """An event that is closed, after all that can be ruled about one of its players."""
    folder = tmp_path_factory.mktemp("games")
    ranked = {"system": "correspondence"}
    people = (ANNA, BO, CAI, DAG)
    with ticking(folder, people=people, members=MEMBERS, ranking=ranked) as house:
        told = Told(house)
        tell_games(told)
        for game in games_of(house, "")[1]:
            house.corr("event", "rule", game, "1-0", "--reason", "agreed", "--yes")
        told.corr("event close", EVENT, "--out", str(folder))
        told.corr("event reopen", EVENT)
        told.corr("event close", EVENT, "--out", str(folder))
        assert set(told.said) == GIVEN["games"]
        told.before = kept(house)
        told.player = told.forget()
        yield told


def test_no_name_club_number_telephone_or_illness_is_left(games):
    for word in (*NAMING, ILLNESS):
        assert any(word in text for text in games.before.values()), word
    assert traces(games.house, *NAMING) == []
    assert traces(games.house, *about(games), f"{ILLNESS} by", f"{ILLNESS}, call") == []


def test_what_was_done_by_which_rule_and_what_came_of_it_stays(games):
    log = json.loads(games.house.corr("log", EVENT, "--json").out)
    warned = log[0]
    assert warned["what"] == f"{games.player} has a warning in {EVENT}"
    assert (warned["rule"], warned["reason"]) == ("19.1", "(taken out: somebody was forgotten)")
    assert warned["command"] == f"corr event warn {EVENT} {games.player}"
    assert next(one for one in log if one.get("appeal"))["appeal"]["verdict"] == "dismissed"
    assert check_all(games.house.office).faults == ()


def test_what_is_shown_handed_over_and_proved_tells_nothing_either(games):
    house, shown = games.house, list[str]()
    copy = house.folder / "copy.corr"
    assert house.corr("export", EVENT, str(copy)).status == 0
    shown.append(gzip.decompress(copy.read_bytes()).decode())
    for words in (
        *(("log", EVENT, "--all"), ("appeal", "list", EVENT), ("event", "show", EVENT)),
        *(("event", "export", EVENT), ("report", EVENT), ("standings", EVENT), ("table", EVENT)),
        *(("status",), ("player", "list"), ("leave", "list"), ("mail", "list", "--all")),
    ):
        done = house.corr(*words)
        assert done.out, (words, done.err)
        shown.append(done.out)
    for row in house.office.store.events.games_of_event(EVENT):
        proof = house.folder / "proof.json"
        proof.write_text(house.corr("game", "export", row.id, "--proof").out)
        done = house.corr("game", "verify", str(proof))
        assert (done.status, done.out.splitlines()[-1]) == (0, "it holds")
        shown += (done.out, house.corr("clock", "show", row.id).out)
    words = (*NAMING, *about(games))
    assert [one for one in words for text in shown if one in text] == []


def test_a_copy_of_the_event_can_still_be_taken_over(games, tmp_path):
    file = games.house.folder / "there.corr"
    assert games.house.corr("export", EVENT, str(file)).status == 0
    with Second(tmp_path / "second", games.house) as second:
        done = second.corr("import", str(file))
        assert done.status == 0, done.err
        assert traces(second, *NAMING, *about(games)) == []
        assert second.corr("check").out.endswith(": 0 faults\n")


# -- other events, and what is of none ----


def letters_return(house, player):
    """A letter to a player comes back."""
    (row, *_) = house.office.store.personal.letters_to(
        house.office.store.players.player(player).addresses[0]
    )
    sent = house.office.store.letters.outgoing(row[3])
    about = {"at": house.now, "cause": "returned.bounce"}
    with house.office.folder.transaction():
        known = house.office.store.players.player(player)
        cannot_be_reached(house.office, known, sent, "5.1.1", "unknown", **about)
    house.letters()


def tell_monrad(told):
    """What can be ruled on rounds that are still to be drawn, and on who takes part."""
    anna, corr = told.house.player(ANNA), told.corr
    corr("event bye", EVENT, ANNA)
    corr("event late", EVENT, "finn@players.test")
    (game, *_), _ = games_of(told.house, anna)
    corr("event assess", game, "1-0")
    file = told.house.folder / "changed.toml"
    text = told.house.corr("event", "show", EVENT).out
    file.write_text(text.replace("Sverigekorr 2024", "Sverigekorr"))
    corr("event change", EVENT, str(file))
    letters_return(told.house, anna)
    corr("player unreachable", ANNA)
    corr("player reachable", ANNA)
    corr("event substitute", EVENT, ANNA, OTHERS[1])
    corr("event cancel", EVENT)


def tell_team(told):
    """What is ruled on teams."""
    corr = told.corr
    corr("event line-up", EVENT, "Umea", "2", BO, CAI)
    corr("event captain", EVENT, "Umea", ANNA)
    corr("event withdraw-team", EVENT, "Umea")
    corr("event cancel", EVENT)


def tell_board(told):
    """What the ranking committee enters."""
    house, corr = told.house, told.corr
    anna = house.player(ANNA)
    corr("ranking set", anna, "4 kyu", "--since", "2023-05-01")
    corr("ranking exempt", anna, "--from", "2023-06-01")
    corr("ranking undo", anna, "2")
    corr("title set", anna, "5k", "--on", "2023-01-01")
    test = ("--level", "13k", "--on", "2023-02-01", "--judge", "Bo", "--passed")
    corr("title test add", anna, *test)
    corr("title undo", "1")
    ratings = house.folder / "start.csv"
    ratings.write_text("name,rating\nAnna Ekwall,1500\nBo,1500\n")
    corr("rating start", str(ratings), "--first", "2023-1")
    people = [{"id": anna, "name": "Anna Ekwall"}, {"id": house.player(BO), "name": "Bo"}]
    games = [{"black": anna, "white": house.player(BO), "result": "1-0", "round": 1}]
    file = written(house.folder, board_file("E1", "2023-02-01", people, games))
    corr("rating enter", file)
    corr("rating correct", file)
    corr("rating assign", "E1", "2023-2")
    corr("rating activity", anna, "2023-2")
    corr("rating strike", anna, "2023-3")
    corr("rating publish", "2023-1")
    corr("rating remove", "E1")
    corr("event cancel", EVENT)


def tell_match(told):
    """What the director of a match rules, what was written to him, and how three vote on it."""
    house, corr = told.house, told.corr
    players = Players(house).give("hello", "good day").on(4, Habits(doubles=0))
    asked = players.say(ANNA, f"call director: I have {ILLNESS}, call me")
    assert f"{ILLNESS}, call me" in asked.to(ARBITER).words
    corr("game answer-call", GAME)
    corr("game points", GAME, BO, "1")
    corr("clock impose", GAME)
    number = next(
        number
        for number, one in house.office.folder.contest(EVENT).rulings.items()
        if one.key == "points"
    )
    players.say(ANNA, f"appeal {EVENT}/{number}: I have {ILLNESS}, call me")
    corr("appeal panel", EVENT, str(number), *VOTERS)
    told.said["appeal vote"] = f"{ILLNESS} by vote"
    for member in VOTERS[:2]:
        line = f"corr appeal vote {EVENT} {number} uphold --reason 'Anna has {ILLNESS} by vote'"
        confirm(house, send(house, line, member), member)
    ruled = house.office.folder.contest(EVENT).rulings[number]
    assert (len(ruled.votes), ruled.is_open) == (2, False)
    corr("event cancel", EVENT)


VOTERS = [f"{name}@players.test" for name in ("cai", "dag", "eva")]
OTHERS = [f"{name}@players.test" for name in ("finn", "gun", "hans", "ivar")]
JUDGES = TICKING + '[ranking]\njudges = ["Bo"]\n'
SCENES = {
    "monrad": (tell_monrad, {"system": {"kind": "monrad", "rounds": 3, "seeding": "lot"}}),
    "team": (
        tell_team,
        {
            "system": {"kind": "teams", "boards": 2, "reserves": 1, "all_rounds_at_once": False},
            "teams": [
                {"name": "Umea", "players": [ANNA, BO, CAI]},
                {"name": "Boden", "players": [DAG, EVA, OTHERS[0]]},
                {"name": "Ystad", "players": [*OTHERS[1:]]},
            ],
        },
    ),
    "board": (tell_board, {"settings": JUDGES}),
    "match": (tell_match, {"game": {"kind": "backgammon", "points": 5, "opening": None}}),
}


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_left_of_other_reasons_either(tmp_path, scene):
    tell, changes = SCENES[scene]
    people = {"team": (), "monrad": (ANNA, BO, CAI, DAG, EVA)}.get(scene, (ANNA, BO))
    with ticking(tmp_path, people=people, members=MEMBERS, **changes) as house:
        told = Told(house)
        tell(told)
        assert set(told.said) == GIVEN[scene]
        told.forget()
        assert traces(house, *NAMING, *about(told), f"{ILLNESS}, call") == []
        assert check_all(house.office).faults == ()
        for row in house.office.store.events.games_of_event(EVENT):
            proof = house.folder / "proof.json"
            proof.write_text(house.corr("game", "export", row.id, "--proof").out)
            done = house.corr("game", "verify", str(proof))
            assert (done.status, done.out.splitlines()[-1]) == (0, "it holds"), done.err


def test_a_member_of_a_committee_who_is_forgotten_keeps_the_vote_under_an_id(tmp_path):
    with appealed(tmp_path)[0] as house:
        house.members(f"name,email\nKim Lundegren,{KIM}\n")
        kim = house.player(KIM)
        panel(house, KIM, LO, MAX)
        vote = f"corr appeal vote {EVENT} 1"
        confirm(house, send(house, f"{vote} uphold --reason 'I, Kim Lundegren, say so'", KIM), KIM)
        row = house.office.store.players.player(kim)
        with house.office.folder.transaction():
            forget(house.office, row, at=house.now, cause="forget.test")
        house.letters()
        assert traces(house, "Lundegren", KIM) == []
        ruled = ruling(house)
        assert (ruled.panel, ruled.voters) == ((kim, LO, MAX), (LO, MAX))
        assert [(one.by, one.verdict) for one in ruled.votes] == [(kim, "dismissed")]
        confirm(house, send(house, f"{vote} uphold --reason right", LO), LO)
        assert ruling(house).decision.outcome is Verdict.DISMISSED
        assert check_all(house.office).faults == ()


def test_every_command_with_a_reason_is_tried_here():
    assert set.union(*GIVEN.values()) | set(BY_KIND) == reasoned()
    assert set(BY_KIND).isdisjoint(set.union(*GIVEN.values()))


# -- every kind of event alone ----

PLAYER, GAME = "P0001", f"{EVENT}-001"
SAID = "Anna Ekwall (Lundaby, Q4711, tel. +46 70-555 01 23) has gallstones."
TRACES = Traces(
    name="Anna Ekwall",
    addresses=(ANNA,),
    games=(GAME,),
    instead="Anonymous 1",
    clubs=("Lundaby",),
    numbers=("Q4711",),
)


def filled(body):
    """A body in which all texts tell of a player, and all ids are theirs."""

    def text(held, before):
        match held:
            case Holds.ID:
                return PLAYER
            case Holds.WORDS:
                return SAID
            case Holds.NAMING | Holds.TABLES:
                return f"{PLAYER} Anna Ekwall (Lundaby, Q4711)"
            case Holds.PERSON:
                return "Lundaby"
            case Holds.ADDRESS | Holds.GIVER:
                return ANNA
            case _:
                return before

    return changed(body, text)


def stream_for(body):
    """Where an event of a kind stands."""
    places = {
        events.GameBody: GAME,
        events.ContestBody: EVENT,
        events.PlayerBody: f"player:{PLAYER}",
        TitleBody: "titles",
    }
    found = (place for union, place in places.items() if isinstance(body, union))
    return next(found, "ratings:renju")


@every("sample", [name for name, body in KNOWN.items() if is_texted(body)])
def test_nothing_is_left_of_a_player_in_an_event_of_any_kind(sample):
    body = filled(KNOWN[sample])
    stream = stream_for(body)
    event = Event(stream=stream, seq=7, at=START, cause="x", body=body)
    concern = Concern(player=PLAYER, for_all=frozenset())
    concern.seats[GAME] = [(seat, 0, 99) for seat in Seat]
    concern.events.add(EVENT)
    concern.rulings.add((stream, getattr(body, "number", getattr(body, "undoes", 0))))
    concern.teams.add((EVENT, PLAYER))
    if isinstance(body, BoardEntered):
        return  # the file is another's to rewrite: see `forget`
    left = encode(rewritten(concern, TRACES, {}, event))[2]
    assert [word for word in NAMING if word in left] == []
    assert concern.is_about(event) is not isinstance(body, FOR_EVERYBODY)
    if concern.is_about(event):
        assert ILLNESS not in left


def test_mydata_tells_what_was_ruled_and_why_and_what_came_in_their_name(tmp_path):
    with ticking(tmp_path, people=(ANNA, BO), members=MEMBERS) as house:
        told = Told(house)
        told.corr("event warn", EVENT, ANNA)
        told.corr("event reprimand", EVENT, BO)
        told.corr("ranking set", house.player(ANNA), "4 kyu", "--since", "2023-05-01")
        strange = "anna.private@elsewhere.test"
        house.give(house.compose(strange, "a9 from the lighthouse", house.newest(ANNA)))
        player = house.office.store.players.player_by_address(ANNA)
        found = json.loads(my_data(house.office, player, house.now)[0])
        text = json.dumps(found, ensure_ascii=False)
        assert told.said["event warn"] in text
        assert told.said["ranking set"] in text
        assert told.said["event reprimand"] not in text
        assert {one["what"] for one in found["about_you"]} >= {"Measured", "Entered"}
        (letter,) = found["letters_in_your_name_from_elsewhere"]
        assert letter["from"] == strange
        assert "from the lighthouse" in letter["text"]


def test_the_arbiter_is_told_of_which_events_reports_lie_about(tmp_path):
    ranked = {"system": "correspondence"}
    with ticking(tmp_path, people=(ANNA, BO), members=MEMBERS, ranking=ranked) as house:
        told = Told(house)
        told.corr("event rule", f"{EVENT}-001", "1-0")
        told.corr("event close", EVENT, "--out", str(tmp_path))
        told.forget()
        (notice,) = [one for one in house.read if "has asked to be forgotten" in one.words]
        assert f"Reports with their name were written of {EVENT}." in notice.words
        assert "corr report EVENT --out FILE" in notice.words


def test_an_event_comes_back_though_a_player_was_forgotten_where_it_began(tmp_path):
    folder = tmp_path / "first"
    folder.mkdir()
    with ticking(folder, people=(ANNA, BO), members=MEMBERS) as first:
        told = Told(first)
        told.corr("event warn", EVENT, ANNA)
        told.corr("clock extend", GAME, "--days", "2")
        with Second(tmp_path / "second", first) as second:
            hand_over(first, second)
            told.forget()
            assert traces(first, *NAMING, *about(told)) == []
            back = second.folder / "back.corr"
            words = ("--to", SITE, "--reason", "back again")
            assert second.corr("export", EVENT, str(back), *words).status == 0
            done = first.corr("import", str(back), "--link", f"{ANNA}=new")
            assert done.status == 0, done.err
            assert first.corr("check").out.endswith(": 0 faults\n")
