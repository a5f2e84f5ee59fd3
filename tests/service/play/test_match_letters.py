"""Letters of backgammon as people write them, from the bytes of a mail to what came of it."""

import re
from email import message_from_bytes, policy
from html import escape

import pytest

from corr.demo.backgammon import Habits
from corr.games.backgammon.board import hopping
from corr.games.backgammon.match import Phase
from corr.games.backgammon.notation import may_begin, told, written
from corr.games.backgammon.plays import plays
from corr.service.event.opening import enter_players, open_event, start_event
from corr.tournament.events.events import IfsDropped, IfsEntered, MovePlayed
from corr.tournament.spec.spec import spec_from_tables
from tests.office import ANNA, BO, House, event_tables
from tests.service.play.test_match_dice import GAME, Players, bodies, house_of, until


@pytest.fixture
def players(tmp_path):
    """Both players of a match to five points whose dice are thrown."""
    with house_of(tmp_path, points=5) as house:
        yield Players(house).give("hello", "good day")


def waiting(players, what):
    """Whose answer the match waits for, who that is not, and the match, when it waits for it."""
    game = until(players, what)
    seat = game.position.to_act
    return players.house.seated(seat), players.house.seated(seat.other), game.position


def a_play(match):
    """A play of the roll, and the roll."""
    board = match.seen(match.turn)
    return written(board, match.dice, next(iter(plays(board, match.dice).values()))), match.dice


def acts(players):
    return [one.move for one in bodies(players.house, MovePlayed)]


def doubled(players):
    """Who is to answer a double, and who has doubled."""
    first, second, _ = waiting(players, "roll-or-double")
    assert players.say(first, "I double").state == "handled"
    return second, first


# -- the same play in every kind of mail ----


def plainly(raw, text):
    return raw


def as_html(raw, text):
    """A mail of HTML alone, ours quoted below."""
    return _with(raw, lambda mail, quoted: mail.set_content(_page(text, quoted), subtype="html"))


def as_both(raw, text):
    def fill(mail, quoted):
        mail.set_content(f"{text}\n\n{quoted}")
        mail.add_alternative(_page(text, quoted), subtype="html")

    return _with(raw, fill)


def as_phone(raw, text):
    """A telephone's mail: its footer, and our letter below without any sign."""

    def fill(mail, quoted):
        bare = "\n".join(line.lstrip("> ") for line in quoted.splitlines())
        head = f"From: Club by mail <td@club.test>\nSubject: {mail['Subject'][4:]}\n"
        mail.set_content(
            f"{text}\n\nSent from my iPhone\n\n-----Original Message-----\n{head}{bare}"
        )

    return _with(raw, fill)


def greeted(raw, text):
    return _with(
        raw,
        lambda mail, quoted: mail.set_content(
            f"Hi there,\n\n{text}\n\nBest wishes\nAnna\n-- \nAnna A., 0701-23 45 67\n\n{quoted}"
        ),
    )


def _with(raw, fill):
    old = message_from_bytes(raw, policy=policy.default)
    quoted = old.get_content().partition("\nOn ")[2]
    mail = message_from_bytes(b"", policy=policy.default)
    for name, value in old.items():
        if not name.lower().startswith(("content", "mime")):
            mail[name] = value
    fill(mail, f"On {quoted}")
    return mail.as_bytes(policy=policy.SMTP)


def _page(text, quoted):
    own = "".join(f"<div>{escape(line)}</div>" for line in text.splitlines())
    return (
        f"<html><body>{own}<br><blockquote type='cite'>{escape(quoted)}</blockquote></body></html>"
    )


@pytest.mark.parametrize("made", [plainly, as_html, as_both, as_phone, greeted])
@pytest.mark.parametrize(
    "form",
    [
        "{play}",
        "{number}. {roll}: {play}",
        "My move is {roll}: {capitals}, thanks",
        "{commas}",
        "Mitt drag är {dashes}. Tack!",
    ],
)
def test_a_play_is_read_from_every_kind_of_mail(players, form, made):
    who, _, match = waiting(players, "play")
    play, dice = a_play(match)
    text = form.format(
        play=play,
        capitals=play.upper(),
        commas=play.replace(" ", ", "),
        dashes=play.replace("/", "-"),
        roll=told(dice),
        number=match.roll,
    )
    outcome = players.house.give(made(players.house.reply(who, text), text))
    assert outcome.state == "handled", outcome.reason
    assert play in acts(players)


@pytest.mark.parametrize(
    ("text", "act"),
    [("I roll", "roll"), ("Jag kastar.", "roll"), ("I double!", "double"), ("dubbla", "double")],
)
def test_what_people_say_before_the_roll(players, text, act):
    who, _, _ = waiting(players, "roll-or-double")
    assert players.say(who, text).state == "handled"
    assert act in acts(players)


@pytest.mark.parametrize(
    ("text", "act"),
    [
        *(("I'll take it", "take"), ("accept", "take"), ("Jag tar.", "take"), ("I take", "take")),
        *(("no thanks", "drop"), ("pass", "drop"), ("I pass.", "drop"), ("Nej tack!", "drop")),
        *(("refuse", "drop"), ("släpp", "drop"), ("I drop", "drop")),
    ],
)
def test_what_people_say_to_a_double(players, text, act):
    who, _ = doubled(players)
    assert players.say(who, text).state == "handled"
    assert act in acts(players)


@pytest.mark.parametrize("text", ["yes", "no", "ja"])
def test_a_bare_yes_or_no_to_a_double_is_asked_about(players, text):
    who, _ = doubled(players)
    outcome = players.say(who, text)
    assert outcome.reason == "unclear"
    words = outcome.to(who).words
    assert "- take - drop" in words or '"take"' in words, words
    assert players.house.game().position.phase is Phase.ANSWER


@pytest.mark.parametrize(("text", "act"), [("anta", "accept"), ("No thanks", "refuse")])
def test_what_people_say_to_a_resignation(players, text, act):
    who, other, _ = waiting(players, "roll-or-double")
    players.say(who, "ge upp gammon")
    assert players.house.game().position.phase is Phase.RESIGNED
    assert players.say(other, text).state == "handled"
    assert act in acts(players)


def test_no_thanks_is_a_no_to_the_question_whether_to_concede(players):
    who, _, _ = waiting(players, "roll-or-double")
    asked = players.say(who, "concede match")
    assert asked.reason == "confirm_concede"
    assert players.say(who, "No thanks").reason == "goes_on"
    assert players.house.game().result is None


# -- what is answered, and nothing is played ----


def test_a_roll_that_is_not_the_writers_is_answered(players):
    who, _, match = waiting(players, "play")
    play, dice = a_play(match)
    wrong = "66" if told(dice) != "66" else "55"
    before = players.house.game().moves
    for text in (f"{wrong}: {play}", f"{match.roll}. {wrong}: {play}", f"({wrong}) {play}"):
        outcome = players.say(who, text)
        assert outcome.reason == "wrong_roll", text
        words = outcome.to(who).words
        assert f"You wrote the roll {wrong}, but the roll is {told(dice)}" in words
    for text in (f"{match.roll + 4}. {play}", f"#{match.roll + 4} {told(dice)}: {play}"):
        outcome = players.say(who, text)
        assert outcome.reason == "wrong_roll_number", text
        assert f"roll {match.roll} is the one that counts" in outcome.to(who).words
    assert players.house.game().moves == before


def test_pass_is_answered_kindly_where_there_is_nothing_to_drop(players):
    who, _, _ = waiting(players, "play")
    outcome = players.say(who, "I pass")
    assert outcome.reason == "nothing_to_pass"
    assert "Nobody has to pass" in outcome.to(who).words


def test_a_play_by_the_numbers_of_the_other_side_is_answered_with_ones_own(players):
    play, dice = a_play(players.house.game().position)
    number = players.house.events()
    who = players.house.seated(players.house.game().position.to_act)
    other = "/".join(f"{25 - int(one)}" for one in play.split()[0].strip("*").split("/"))
    outcome = players.say(who, f"{told(dice)}: {other}")
    assert outcome.reason == "plays_up"
    assert f"By these it would be: {play.split()[0]}" in outcome.to(who).words
    assert players.house.events() == number


def test_leave_beside_a_play_is_told_how_to_write_and_the_play_is_made(players):
    who, _, position = waiting(players, "play")
    play, _ = a_play(position)
    outcome = players.say(who, f"{play} and I go on leave 8/5")
    assert acts(players)[-1] == play or play in acts(players)
    assert "leave" in outcome.to(who).words
    assert "did not pass" not in outcome.to(who).words


def test_an_impossible_play_up_the_board_is_answered_with_possible_ones(players):
    who, _, _ = waiting(players, "play")
    position = players.house.game().position
    board = position.seen(position.to_act)
    empty = next(at for at in range(23, 6, -1) if not board.own[at])
    outcome = players.say(who, f"{25 - empty}/{26 - empty}")
    assert outcome.reason == "plays_up"
    said = outcome.to(who).words
    assert "By these it would be" not in said
    legal = re.search(r"legal plays are, for instance, (.+?) or (.+?)\.", said)
    assert all(may_begin(board, position.dice, one) for one in legal.groups())


def test_a_play_up_the_board_out_of_turn_is_answered_without_a_play(players):
    who, _, _ = waiting(players, "play")
    other = players.house.second if who == players.house.first else players.house.first
    said = players.say(other, "12/17 1/3").to(other).words
    assert "your checkers go down" in said
    assert "17/" not in said.partition("your own numbers")[2][:60]


def test_a_beaver_is_answered_with_the_rule_and_is_no_answer_to_the_double(players):
    who, _ = doubled(players)
    outcome = players.say(who, "I beaver!")
    assert outcome.reason == "no_beavers"
    assert 'A double is answered by "take" or "drop"' in outcome.to(who).words
    assert acts(players)[-1] == "double"
    players.say(who, "take\n\nNo beaver this time")
    assert "take" in acts(players)


def test_an_act_for_a_turn_that_has_passed_is_answered(players):
    who, _, match = waiting(players, "play")
    old = players.house.newest(who)
    play, _ = a_play(match)
    players.say(who, play)
    until(players, "roll-or-double")
    before = players.house.game().moves
    for text in ("double", "24/18 13/11", "take"):
        outcome = players.house.give(players.house.compose(who, text, old))
        assert outcome.state == "refused", text
        assert outcome.reason in ("old_letter", "not_your_turn", "already_played"), text
        assert outcome.to(who).words
    assert players.house.game().moves == before


def test_two_phrases_in_one_letter_are_answered_and_none_is_taken(tmp_path):
    with house_of(tmp_path) as house:
        outcome = house.say(house.first, "phrase: red horses\nphrase: blue horses")
        assert outcome.reason == "phrase_twice"
        assert "2 different phrases" in outcome.to(house.first).words
        assert house.game().dice.state.commitment.given == (None, None)
        house.say(house.first, "phrase: red horses\nphrase:  Red horses")  # the same again
        assert house.game().dice.state.commitment.given[0] is not None


def test_an_order_that_stands_goes_with_an_act(players):
    who, _ = doubled(players)
    outcome = players.say(who, "jag tar\nautoroll")
    assert outcome.state == "handled", outcome.reason
    assert "take" in acts(players)
    seat = players.house.game().seat_of(players.house.player(who))
    assert players.house.game().orders[seat] == ("autoroll",)


# -- conditions ----


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("if double take", "take"),
        ("om dubbling så släpp", "drop"),
        ("if you double I take", "take"),
    ],
)
def test_a_double_is_answered_in_advance(players, line, act):
    who, other, match = waiting(players, "play")
    play, _ = a_play(match)
    assert players.say(who, f"{play}; {line}").state == "handled"
    until(players, "roll-or-double")
    outcome = players.say(other, "double")
    assert act in acts(players)
    assert outcome.readers == sorted([who, other])
    assert not bodies(players.house, IfsDropped)


def a_hop(board, dice):
    """A hop that one of these dice could make."""
    return next(
        f"{start}/{start - die}"
        for start in (24, 13, 8)
        for die in sorted(dice)
        if hopping(board, start, die)
    )


def rolled(players):
    """Who has rolled and is to play, who is not, and a single hop of a play of theirs."""
    who, other, match = waiting(players, "play")
    board = match.seen(match.turn)
    hops = next(one for one in plays(board, match.dice).values() if len(one) > 1)
    assert hopping(board, hops[0].start, hops[0].start - hops[0].end)
    return who, other, match, hops


def test_a_condition_about_a_play_holds_by_its_hops(players):
    who, other, match, hops = rolled(players)
    hop = f"{hops[0].start}/{hops[0].end}"
    assert players.say(other, f"if {hop} then double").state == "handled", hop
    players.say(who, written(match.seen(match.turn), match.dice, hops))
    assert acts(players)[-1] == "double"
    assert players.house.game().position.phase is Phase.ANSWER


def test_a_condition_that_fails_is_dropped_and_told(players):
    who, other, match, hops = rolled(players)
    away = a_hop(match.seen(match.turn), {*range(1, 7)} - {*match.dice, sum(match.dice)})
    assert players.say(other, f"if {away} then double").state == "handled"
    outcome = players.say(who, written(match.seen(match.turn), match.dice, hops))
    assert [one.why for one in bodies(players.house, IfsDropped)] == ["deviated"]
    assert "double" not in acts(players)
    assert outcome.to(other).words


def test_several_conditions_wait_each_for_its_own(players):
    """A double is taken, and the play behind it is answered by the other condition."""
    first, second, match = waiting(players, "roll-or-double")
    hop = a_hop(match.seen(match.turn), {*range(1, 7)})
    lines = f"if double then take\nif {hop} then roll"
    assert players.say(second, lines).state == "handled"
    players.say(first, "double")
    assert "take" in acts(players)
    seat = players.house.game().seat_of(players.house.player(second))
    assert [one.reply for one in players.house.game().ifs[seat]] == [hop]


@pytest.mark.parametrize(
    ("line", "reason", "says"),
    [
        ("if 6/3 then take", "if_answer", "is double or roll"),
        ("if double then roll", "if_answer", "take"),
        ("if double then take", "if_rolled", "take if doubled"),
        ("if double then 13/8", "ifs_no_play", "Your dice are not known yet"),
        ("if 8/5 then 13/8", "ifs_no_play", "Your dice are not known yet"),
        ("if roll then double", "if_what", "in the opponent's own numbering"),
        ("if bar/20 then double", "if_no_such_play", "bar/20 cannot be in"),
        ("if 24/19 then double", "if_no_such_play", "24/19 cannot be in"),
        ("if 13/8* then double", "if_no_such_play", "13/8 cannot be in"),
        ("om 24/19 så dubbla", "if_no_such_play", "24/19 cannot be in"),
    ],
)
def test_a_condition_that_cannot_be_is_answered_and_not_kept(tmp_path, line, reason, says):
    with house_of(tmp_path, points=5) as house:
        players = Players(house).give("hello", "good day")
        while house.game().position.phase is not Phase.PLAY or house.game().position.hops:
            players.on(1)
        other = house.seated(house.game().position.to_act.other)
        outcome = players.say(other, line)
        assert outcome.reason == reason
        assert says in outcome.to(other).words
        assert not bodies(house, IfsEntered)


def test_nobody_waits_for_a_double_that_cannot_come(tmp_path):
    with house_of(tmp_path, points=1) as house:
        players = Players(house).give("hello", "good day").on(1)
        other = house.seated(house.game().position.to_act.other)
        outcome = players.say(other, "if double then take")
        assert outcome.reason == "if_no_double"


# -- letters about several games of several kinds ----

OTHER = "RE24"


def two_kinds(folder, **game):
    """A match, and a game of stones of the same two players: renju, if nothing is said."""
    house = House(folder, game={"kind": "backgammon", "points": 5, "opening": None}).start()
    event = {"id": OTHER, "name": "Stones", "start": house.now.date()}
    tables = event_tables(event=event, game=game or {"kind": "renju"})
    open_event(house.office, spec_from_tables(tables, "event.toml"), house.act("open2"))
    enter_players(house.office, OTHER, [house.player(one) for one in (ANNA, BO)], house.act("in2"))
    house.drain()
    start_event(house.office, OTHER, "lots", house.act("start2"))
    house.letters()
    return house


def stones(house):
    return house.office.folder.game(f"{OTHER}-001")


def letter_of_stones(house, who):
    return next(one for one in house.read[::-1] if one.to == who and f"{OTHER}-001." in one.tag)


@pytest.fixture
def both(tmp_path):
    """The same player is to act in a match and in a game of renju."""
    with two_kinds(tmp_path) as house:
        players = Players(house).give("hello", "good day")
        game = stones(house)
        opener = game.players[game.position.to_act]
        while True:
            position = house.game().position
            if position.phase is Phase.PLAY and house.game().players[position.to_act] == opener:
                break
            players.on(1, Habits(doubles=0))
        who = house.seated(house.game().position.to_act)
        yield players, who


def test_a_letter_of_renju_answers_a_match_by_name(both):
    players, who = both
    house = players.house
    play, dice = a_play(house.game().position)
    number = house.game().position.roll
    letter = letter_of_stones(house, who)
    text = f"i9\n{GAME} {number}. {told(dice)}: {play}"
    outcome = house.give(house.compose(who, text, letter))
    assert outcome.state == "handled", outcome.reason
    assert play in acts(players)
    assert stones(house).moves == ("i9",)


def test_a_letter_of_a_match_answers_renju_by_name(both):
    players, who = both
    house = players.house
    play, _ = a_play(house.game().position)
    outcome = players.say(who, f"{play}\n{OTHER}-001 2. i9")
    assert outcome.state == "handled", outcome.reason
    assert play in acts(players)
    assert stones(house).moves == ("i9",)


def test_lines_below_the_name_of_a_game_are_read_as_that_game_is(both):
    players, who = both
    house = players.house
    play, dice = a_play(house.game().position)
    number = house.game().position.roll
    letter = letter_of_stones(house, who)
    text = f"{GAME}\n{number}. {told(dice)}: {play}\nautoroll\n{OTHER}-001\ni9"
    outcome = house.give(house.compose(who, text, letter))
    assert outcome.state == "handled", outcome.reason
    assert play in acts(players)
    seat = house.game().seat_of(house.player(who))
    assert house.game().orders[seat] == ("autoroll",)
    assert stones(house).moves == ("i9",)


def test_a_play_that_is_named_without_its_number_is_asked_about(both):
    players, who = both
    house = players.house
    play, _ = a_play(house.game().position)
    letter = letter_of_stones(house, who)
    outcome = house.give(house.compose(who, f"{GAME} {play}", letter))
    number = house.game().position.roll
    assert outcome.reason == "number_missing"
    assert f"{GAME} {number}. {play}" in outcome.to(who).words
    house.give(house.compose(who, f"{GAME} {number}. {play}", letter))
    assert play in acts(players)


def test_words_of_matches_are_none_in_a_letter_of_renju(both):
    """Nor are points of its board moves of a match."""
    players, who = both
    house = players.house
    letter = letter_of_stones(house, who)
    for text in ("roll", "I take", "I double", "24/18 13/11", "dubbla"):
        before = len(house.game().moves), len(stones(house).moves)
        outcome = house.give(house.compose(who, text, letter))
        assert outcome.state == "refused", text
        assert before == (len(house.game().moves), len(stones(house).moves))
    outcome = players.say(who, "i9")
    assert outcome.reason == "no_act"
    assert not stones(house).moves


def test_a_resignation_is_that_of_the_game_that_its_line_names(both):
    players, who = both
    house = players.house
    outcome = players.say(who, f"{OTHER}-001 resign")
    assert outcome.state == "handled", outcome.reason
    assert stones(house).result is not None
    assert house.game().result is None
    letter = letter_of_stones(house, who)
    outcome = house.give(house.compose(who, f"{GAME} ge upp gammon", letter))
    assert outcome.reason == "number_missing"
    number = house.game().position.roll
    house.give(house.compose(who, f"{GAME} {number}. ge upp gammon", letter))
    assert "resign gammon" in acts(players)


def test_the_first_move_of_another_game_may_be_several_stones(tmp_path):
    """Its number says nothing else: nobody counts three stones by a 1 before the first of them."""
    with two_kinds(tmp_path, kind="gomoku", opening="swap2") as house:
        game = stones(house)
        opener = house.office.store.players.player(game.players[game.position.to_act])
        (who,) = opener.addresses
        text = f"{OTHER}-001 1. h8 i9 j10"
        outcome = house.give(house.compose(who, text, house.newest(who)))
        assert outcome.state == "handled", outcome.reason
        assert stones(house).moves == ("h8 i9 j10",)
