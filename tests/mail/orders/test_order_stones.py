"""No ordinary stone is read from a letter that has the word of another one beside its point."""

import tomllib

import pytest

from corr import resources
from corr.errors import PlayerError
from corr.games.registry import RULES
from corr.mail.orders.order_sentences import Due
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text
from corr.tournament.play.orders import Play

TOML = (resources.data() / "words.toml").read_text("utf-8")
WORDS = load_words(TOML)
FORMS = (
    *("{w} {p}", "{w}\n{p}", "{w}:\n{p}", "{w}-{p}", "{w} - {p}", "{w}!! {p}", "{w}. {p}"),
    *("({w}) {p}", "{p}: {w}", "{p}/{w}"),
    *("{p}\n{w}", "{p}, {w}", "{p} ({w})", "{p} - {w}", "{p}. {w}!", "{p}; {w}"),
    *("{w}! I play {p}", "I play {p}. {w}.", "My move is {p}\n({w})", "3. {p} {w}", "3.{p}\n{w}"),
    *("- {w}\n- {p}", "*{w}*\n{p}", "{p} *{w}*", "{p}...{w}", "{p} + {w}", "{w}{p}", "{p}{w}"),
    *("Hello!\n\n{w}\n\n{p}\n\nRegards\nBo", "{p}. thanks\n{w}", "{p}, thanks, {w}"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "name", "before", "point"),
    [("gomoku_bomb", "bomb", "i10", "i9"), ("neutral", "neutral", "l11", "k12")],
)
def test_no_word_of_a_language_is_overlooked(kind, name, before, point):
    rules = RULES[kind]
    position = rules.start({"opening": "free"})
    for move in rules.read(position, before):
        position = rules.after(position, move)

    def takes(text):
        try:
            return bool(rules.read(position, text))
        except PlayerError:
            return False

    known = [one for group in tomllib.loads(TOML)["board"][name].values() for one in group]
    for word in (*known, name, name.upper(), name.capitalize()):
        for form in FORMS:
            text = form.format(w=word, p=point)
            reading = read_text(
                text,
                WORDS,
                rules.recognises,
                due=Due(takes=takes),
                stones=lambda game: rules.stone_words,
            )
            played = [one.text for one in reading.orders if isinstance(one, Play)]
            moves = [move for said in played for move in rules.read(position, said)]
            assert moves in ([], [f"{name} {point}"]), text
