"""No letter about a game contradicts itself, whatever one letter orders or a digest gathers."""

import re
from collections import defaultdict
from functools import cache
from itertools import combinations, product
from random import Random

import pytest
from msgspec.structs import replace

from corr import resources
from corr.mail.letter import HAPPENINGS, GameFacts, Happening
from corr.mail.write.standing import still_true
from corr.service.office.office import Office
from corr.words.templates import Templates, Voice, ours
from tests.letter_samples.samples import samples
from tests.office import ANNA, BO, House, member_list

LANGUAGES = ("en", "sv", "et")
GAME = "SK24-001"
OPENING = "o1; a1; o2; a3; o3; a5; o4; a7"
"""After these acts White, to play move 10, makes five at o5."""

LINES = (
    *(
        "o5",
        "o5",
        "i9",
        "j9 draw?",
        "o5 draw?",
        "a1",
        "z9",
        "10. b1",
        "draw?",
        "accept",
        "decline",
    ),
    *("resign", f"{GAME} resign", "claim five", "claim draw", "claim time", "o5 five"),
    *("if b9 then o5", "if c9 then c1", "if i9 then o5", "cancel ifs", "show", "undo"),
    *("preview o5", "preview i9", "note: look at o5", "msg: Well played", "claim win: 10. o5"),
    *("b9", "c9", "b9 draw?", "accept", "the wind goes west", "set digest 99"),
)
"""What a player may write on a line, in the language that the program reads everywhere."""

ENDS = (
    ("l12; m12 draw?", "o5"),
    ("", "o5 draw?"),
    ("", "draw?\no5"),
    ("", "claim win: 10. l12 11. m12 12. o5\no5"),
    ("l12", f"if b9 then o5\n{GAME} resign"),
    ("l12; m12 draw?", "accept\nclaim time"),
)
"""What is played before a letter, and the letter of White that ends the game."""

TOPICS: dict[str, dict[str, str]] = {
    "the game": {
        **dict.fromkeys(
            (
                *("you_declined_draw", "they_declined_draw", "you_claimed_line"),
                *(
                    "your_claim_refused",
                    "reopened",
                    "match_reopened",
                    "ruling_dropped",
                    "game_moved",
                    "claim_void",
                ),
                *("you_offered_draw", "they_offered_draw", "reminder", "ruling_waits"),
                *("you_are_late", "they_are_late", "you_are_silent", "they_are_silent"),
                *("you_entered_ifs", "you_replaced_ifs", "clock_runs", "stop_over"),
                *("their_clock_stopped", "clock_credited", "ifs_dropped", "you_cancelled_ifs"),
                *("moves_taken_back", "act_waits", "act_dropped"),
            ),
            "goes on",
        ),
        **dict.fromkeys(
            (
                *("you_claimed_win", "they_claimed_win", "you_claimed_draw"),
                *("they_claimed_draw", "ruled", "corrected", "drawn_by_old_result"),
                "counts_nothing",
            ),
            "is over",
        ),
    },
    "the offer": {"you_offered_draw": "mine", "they_offered_draw": "theirs"},
    "moves in advance": {
        **dict.fromkeys(("you_entered_ifs", "you_replaced_ifs"), "kept"),
        **dict.fromkeys(("you_cancelled_ifs", "ifs_dropped"), "gone"),
    },
    "the turn": {
        **dict.fromkeys(("you_are_late", "you_are_silent", "reminder"), "mine"),
        **dict.fromkeys(("they_are_late", "they_are_silent"), "theirs"),
    },
}
"""What the sentences say, by what they say it of; two that say different things contradict."""

GOES_ON = {"en": r"\bgoes? on\b", "sv": r"\bgår vidare\b|\bfortsätter\b", "et": r"\bjätkub\b"}
"""What says that a game is not over. The rules of the event are not in these letters."""


# -- pairs ----


def contradicting() -> list[tuple[str, str]]:
    """All pairs of happenings that say different things of the same."""
    pairs = combinations(HAPPENINGS, 2)
    return [
        (one, other)
        for one, other in pairs
        if any(
            one in topic and other in topic and topic[one] != topic[other]
            for topic in TOPICS.values()
        )
    ]


def facts(language: str = "en") -> GameFacts:
    """The facts of a letter about a running game."""
    drafts = (one.draft for one in samples(_voice(language)) if one.name == "your_move")
    g = next(drafts).facts["g"]
    assert isinstance(g, GameFacts)
    return g


@cache
def states() -> list[GameFacts]:
    """A game in all the states that letters tell apart."""
    g = facts()
    lines = tuple(one.draft.facts["g"].ifs for one in samples(_voice("en")) if _has_ifs(one))
    running = [
        replace(g, turn=turn, draw_offer=offer, ifs=ifs)
        for turn, offer, ifs in product(
            ("you", "opponent"), ("", "yours", "theirs"), ((), lines[0])
        )
    ]
    over = [
        replace(g, turn="", due=None, draw_offer="", winner=winner, ending=ending)
        for winner, ending in product(("you", "opponent", "draw"), ("five", "resign", "time"))
    ]
    return running + over


def _has_ifs(sample) -> bool:
    g = sample.draft.facts.get("g")
    return isinstance(g, GameFacts) and bool(g.ifs)


def test_no_two_happenings_that_contradict_each_other_stand_in_one_letter():
    pairs = contradicting()
    assert ("you_declined_draw", "you_claimed_win") in pairs
    for (one, other), g in product(pairs, states()):
        told = [Happening(code=one), Happening(code=other)]
        assert len(still_true(told, g)) < 2, (one, other, g.turn, g.draw_offer, g.ending)


def test_no_happening_contradicts_the_state_that_the_letter_shows():
    for code, g in product(HAPPENINGS, states()):
        if not still_true([Happening(code=code)], g):
            continue
        said = {topic: says[code] for topic, says in TOPICS.items() if code in says}
        assert said.get("the game", "") != ("goes on" if g.turn == "" else "is over"), code
        assert said.get("the offer", "mine") == "mine" or g.draw_offer == "theirs"
        assert said.get("the offer", "theirs") == "theirs" or g.draw_offer == "yours"
        kept = said.get("moves in advance")
        assert kept is None or bool(g.ifs) == (kept == "kept"), code


def test_every_happening_can_be_told_of_some_game():
    for code in HAPPENINGS:
        assert any(still_true([Happening(code=code)], g) for g in states()), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_says_the_game_goes_on_is_told_only_while_it_does(language):
    said = defaultdict(list)
    for one in samples(_voice(language)):
        for told in one.draft.facts.get("happenings", ()):
            g = one.draft.facts["g"]
            said[told.code].append(
                _voice(language)("happenings", told.code, opponent=g.opponent, **told.params)
            )
    found = {code for code, texts in said.items() if _says_it_goes_on(" ".join(texts), language)}
    assert {"you_declined_draw", "they_declined_draw"} <= found
    over = next(one for one in states() if one.winner)
    assert not still_true([Happening(code=one) for one in found], over)


def _says_it_goes_on(text: str, language: str) -> bool:
    return bool(re.search(GOES_ON[language], text))


_TEMPLATES = ours()


def _voice(language: str) -> Voice:
    return _TEMPLATES.voice(language)


# -- what the program puts into letters ----


class Overheard(Voice):
    """A language that notes down which facts its letters are written from."""

    heard: list[dict[str, object]]

    def plain(self, kind, facts):
        self.heard.append(dict(facts))
        return super().plain(kind, facts)


class Overhearing(Templates):
    """All templates; `heard` is what letters were written from, in order."""

    def __init__(self) -> None:
        super().__init__(resources.templates())
        self.heard = []

    def voice(self, language: str) -> Voice:
        plain = super().voice(language)
        name = plain.language
        if not isinstance(plain, Overheard):
            catalogue = self._catalogues.of(name)
            self._voices[name] = Overheard(self, name, catalogue)
            self._voices[name].heard = self.heard
        return self._voices[name]


_OVERHEARING = Overhearing()


class Listening(Office):
    """An office the facts of whose letters are known."""

    @property
    def templates(self) -> Templates:
        return _OVERHEARING


class Room(House):
    """A house with such an office."""

    def _open(self):
        office = super()._open()
        return Listening(**{name: getattr(office, name) for name in Office.__struct_fields__})


def games_told(heard) -> list[tuple[str, GameFacts, list[str]]]:
    """Of every game in every letter: the language, its facts and what is told of it."""
    found = []
    for told in heard:
        if isinstance(told.get("g"), GameFacts):
            found.append((told["lang"], told["g"], told["happenings"]))
        digest = told.get("digest")
        for one in digest if isinstance(digest, tuple) else ():
            found.append((told["lang"], one.g, one.happenings))
    return [(lang, g, [one.code for one in news]) for lang, g, news in found]


def never_contradicts(lang: str, g: GameFacts, codes: list[str]) -> None:
    pairs = set(contradicting())
    for pair in combinations(codes, 2):
        assert pair not in pairs, pair
        assert pair[::-1] not in pairs, pair
    for code in codes:
        says = TOPICS["the game"].get(code)
        assert says is None or (says == "goes on") == (g.turn != ""), (code, g.turn)


def never_goes_on(text: str, lang: str) -> None:
    """A letter about a game that is over asks for nothing in it and gives no time for it."""
    say = _voice(lang)
    sentences = {
        "turn": say("letter", "your_turn", ply=99).replace("99", r"\d+"),
        "how": say("letter", "how", example="h8").rpartition(",")[0],
        "offer": say("letter", "draw_yours", opponent="X").rpartition("X")[0],
        "first": say("letter", "refused", codes=["unclear"]),
    }
    for name, sentence in sentences.items():
        assert not re.search(sentence.replace("(", r"\("), text), (name, text)
    assert not _says_it_goes_on(text, lang), text


def played(tmp_path, language: str, seed: int) -> list[str]:
    """A game in which both write several random lines, until it is over; all its letters.

    The first player hears of it once a day where the seed is odd.
    """
    chance, over = Random(seed), []
    members = member_list((ANNA, BO), "language", language=(language, language))
    game = {"adjudication": "claim"} if seed % 3 == 2 else {}
    folder = tmp_path / f"{language}{seed}"
    folder.mkdir()
    with Room(folder, members=members, game=game).start() as house:
        house.play(OPENING)
        if seed % 2:
            house.say(house.second, "set digest 7")
        if chance.random() < 0.5:
            house.play(chance.choice(("l12 draw?", "l12; m12 draw?")))
        for _ in range(6):
            lines = [chance.choice(LINES) for _ in range(chance.randint(1, 4))]
            writer = chance.choice((house.first, house.second))
            done = house.say(writer, "\n".join(lines)).posts
            if chance.random() < 0.3:
                done += house.wait(days=1)
            if house.game().result is not None:
                over += [one.words for one in (*done, *house.wait(days=2)) if GAME in one.text]
                break
    return over


def check(tmp_path, language: str, seeds) -> set[tuple[str, str]]:
    """Play with every seed and look at all letters; the pairs that stood in one."""
    pairs = set()
    for seed in seeds:
        del _OVERHEARING.heard[:]
        for text in played(tmp_path, language, seed):
            never_goes_on(text, language)
        for lang, g, codes in games_told(_OVERHEARING.heard):
            never_contradicts(lang, g, codes)
            pairs |= set(combinations(codes, 2))
    return pairs


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_that_ends_the_game_says_nothing_of_a_game_that_goes_on(tmp_path, language):
    for at, (before, words) in enumerate(ENDS):
        folder = tmp_path / str(at)
        folder.mkdir()
        members = member_list((ANNA, BO), "language", language=(language, language))
        with House(folder, members=members).start() as house:
            house.play(f"{OPENING}; {before}" if before else OPENING)
            done = house.say(house.second, words)
            assert house.game().result is not None, words
            assert done.readers == sorted((ANNA, BO))
            for one in done.posts:
                never_goes_on(one.words, language)


def test_a_digest_says_of_a_game_that_is_over_no_more_that_it_goes_on(tmp_path):
    members = member_list((ANNA, BO), "language", language=("en", "en"))
    with House(tmp_path, members=members).start() as house:
        house.play(OPENING)
        house.say(house.first, "set digest 7")
        house.play("l12 draw?")
        house.say(house.first, "decline")
        house.play("l10; o5")
        (digest,) = (one for one in house.wait(days=1) if one.to == house.first)
        assert "made five in a row and won." in digest.words
        assert "played o5." in digest.words
        never_goes_on(digest.words, "en")
        assert "draw" not in digest.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_with_several_orders_are_answered_without_a_contradiction(tmp_path, language):
    assert check(tmp_path, language, range(3))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_many_letters_with_several_orders_are_answered_without_a_contradiction(tmp_path, language):
    assert len(check(tmp_path, language, range(3, 60))) > 15
