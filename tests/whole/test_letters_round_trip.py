"""Round trip: every tap that a letter offers, sent back through real servers, does what it says.

Somebody who only follows links finds out every stage of every opening rule by tapping: each game
is a way through the opening, and goes where there are links left that nobody has followed.
"""

import re
from collections import Counter, defaultdict, deque
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import cycle

import pytest

from corr.errors import NotNow
from corr.games.renju.renju import RENJU
from corr.mail.orders.orders import read_orders
from corr.tournament.play.game import decide
from corr.tournament.play.orders import Help, Play, Resign, Show
from tests.club import Club
from tests.letter_samples.samples_stages import stages
from tests.office import PEOPLE, Post
from tests.service.promises import POINT, assert_kept, promised, rules
from tests.whole.phones import PHONES, Link, links, sent

pytestmark = pytest.mark.slow

SWEDISH = ("soosorv", "taraguchi", "whites-option", "free-gomoku")
"""The rules that are tapped through in Swedish, without tags in addresses, in every run."""
MANY = (*PEOPLE, *(f"{name}@players.test" for name in ("fia", "gun", "hal", "ida")))
GROUPS = {"taraguchi-10": 9, "free-renju": 4, "free-gomoku": 4}
"""How many players it takes; eight have 28 games, more than there are openings to begin with."""

Place = tuple[str, int]
"""A stage of the opening and the move that is due; free play is one place."""


@dataclass(kw_only=True)
class Tap:
    """A link of a letter that somebody is about to follow in a game."""

    game: str
    place: Place
    key: str
    link: Link


@dataclass(kw_only=True)
class Explorer:
    """Follows every link of every place once: all buttons, and three points of each board."""

    club: Club
    language: str
    offered: dict[Place, set[str]] = field(default_factory=dict)
    led: dict[tuple[Place, str], Place | None] = field(default_factory=dict)
    boards: set[Place | None] = field(default_factory=set)
    asked: int = 0

    def explore(self) -> None:
        """Go on until there is nothing that has not been followed."""
        phones = cycle(PHONES)
        while taps := self.chosen():
            before = {tap.game: self.club.game(tap.game) for tap in taps}
            actors = {tap.game: self.club.to_act(tap.game) for tap in taps}
            now = self.club.house.now
            self.club.post(*(sent(tap.link, actors[tap.game], now, next(phones)) for tap in taps))
            came = defaultdict[str, list[Post]](list)
            for letter in self.club.round():
                came[letter.tag.partition(".")[0]].append(letter)
            assert came.keys() == before.keys()
            for tap in taps:
                self.judge(tap, before[tap.game], actors[tap.game], came[tap.game])
            self.club.wait(hours=2)

    # -- where to go ----

    def place(self, name: str) -> Place | None:
        """Where a game is; None if it is over."""
        game = self.club.game(name)
        if game.result is not None:
            return None
        stage = RENJU.stage(game.position)
        free = stage.code == "play" and stage.params["can_pass"]
        return stage.code, 0 if free else RENJU.ply(game.position)

    def chosen(self) -> list[Tap]:
        """The links that are followed next, at most one a game."""
        games = {name: self.place(name) for name in self.club.games()}
        here = {
            name: keyed(self.letter(name)) for name, place in games.items() if place is not None
        }
        for name, found in here.items():
            self.offered.setdefault(games[name], set()).update(found)
        taken, chosen = set[tuple[Place, str]](self.led), dict[str, Tap]()
        for name, found in here.items():
            fresh = [key for key in found if (games[name], key) not in taken]
            if fresh:
                taken.add((games[name], fresh[0]))
                chosen[name] = self._tap(name, games[name], fresh[0], found)
        left = Counter(
            place
            for place, keys in self.offered.items()
            for key in keys
            if (place, key) not in taken
        )
        for name in here.keys() - chosen.keys():
            way = self._way(games[name], +left)
            if way is not None:
                key, goal = way
                left[goal] -= 1
                chosen[name] = self._tap(name, games[name], key, here[name])
        return [chosen[name] for name in sorted(chosen)]

    def _tap(self, name: str, place: Place, key: str, found: dict[str, Link]) -> Tap:
        return Tap(game=name, place=place, key=key, link=found[key])

    def _way(self, start: Place, goals: Counter[Place]) -> tuple[str, Place] | None:
        """The first link on the shortest known way from one place to a goal, and the goal."""
        waiting, seen = deque([(start, "")]), {start}
        while waiting:
            place, first = waiting.popleft()
            if first and place in goals:
                return first, place
            for (origin, key), end in self.led.items():
                if origin == place and end is not None and end not in seen:
                    seen.add(end)
                    waiting.append((end, first or key))
        return None

    # -- what comes of it ----

    def letter(self, name: str) -> Post:
        """The letter that whoever is to act has before them."""
        return self.club.newest(self.club.to_act(name), name)

    def judge(self, tap: Tap, before, actor: str, letters: list[Post]) -> None:
        """What was promised has been done, and who must hear of it has."""
        after, promise = self.club.game(tap.game), promised(tap.link, self.language)
        seat = before.position.to_act
        other = self.club.address(tap.game, seat.other)
        assert_kept(promise, before, after, seat)
        turn = None if after.result else after.position.to_act
        told = {actor} | ({other} if turn is not seat else set())
        assert sorted(one.to for one in letters) == sorted(told)
        for one in letters:
            self.check(one, tap.game)
        self.asked += promise.act == "resign"
        self.led.setdefault((tap.place, tap.key), self.place(tap.game))

    def check(self, letter: Post, name: str) -> None:
        """Every link of a letter goes where it should, and is the one order that its label says.

        It would be taken now. Of one board in every place all points are looked at.
        """
        game, office = self.club.game(name), self.club.house.office
        seat = game.seat_of(self.club.house.player(letter.to))
        assert not re.search("did not pass|inte skickat vidare|edasi ei saatnud", letter.words)
        assert letter.html.count("<a ") == len(links(letter))
        labels = [link.label for link in links(letter)]
        assert len(set(labels)) == len(labels)
        assert bool(labels) is (game.result is None)
        seen = [link for link in links(letter) if not link.is_point]
        if len(seen) < len(labels) and (place := self.place(name)) not in self.boards:
            self.boards.add(place)
            seen = links(letter)
        for link in seen:
            assert link.to == office.site.address
            assert link.subject == str(letter.tag)
            (order,) = read_orders(link.body, office.words, RENJU.recognises)
            promise = promised(link, self.language)
            if promise.act in ("show", "help"):
                assert isinstance(order, Show if promise.act == "show" else Help)
                continue
            assert isinstance(order, Play if promise.moves else Resign)
            assert set(promise.points) <= set(POINT.findall(link.body))
            asks = pytest.raises(NotNow, match="confirm_resign")
            with asks if promise.act == "resign" else nullcontext():
                assert decide(
                    game, seat, order, number=game.position.number, at=self.club.house.now
                )


def keyed(letter: Post) -> dict[str, Link]:
    """The links to be followed, by what they have in common with those of other games."""
    found, seen = dict[str, Link](), Counter[str]()
    points = [link for link in links(letter) if link.is_point]
    ends = dict.fromkeys((0, len(points) // 2, len(points) - 1)) if points else ()
    for number, at in enumerate(ends, 1):
        found[f"point {number}"] = points[at]
    for link in links(letter):
        if not link.is_point and link.body != "help":
            label = POINT.sub("·", link.label)
            seen[label] += 1
            found[f"{label} {seen[label]}"] = link
    return found


def tap_through(folder, opening, language, *, plus):
    """Follow everything under an opening rule; where that led, and what it was called."""
    many = MANY[: GROUPS.get(opening, 8)]
    changes = {"game": {"opening": opening}, "clock": {"per_move": "60d"}}
    with Club(folder, many, language=language, plus=plus, **changes) as club:
        explorer = Explorer(club=club, language=language)
        for name in club.games():
            explorer.check(explorer.letter(name), name)
        explorer.explore()
        left = {
            place: keys - {key for origin, key in explorer.led if origin == place}
            for place, keys in explorer.offered.items()
        }
        assert not any(left.values()), left
        assert set(explorer.offered) == places(opening)
        store = club.house.office.store
        states = Counter(row.state for row in store.letters.in_state("", 10_000))
        refused = {row.reason for row in store.letters.in_state("refused", 10_000)}
        assert states == {"handled": club.posted - explorer.asked, "refused": explorer.asked}
        assert refused == {"confirm_resign"}
        assert explorer.asked >= len(explorer.offered)


def places(opening: str) -> set[Place]:
    """The places that the rules know of."""
    found = set[Place]()
    for sample in stages("en"):
        if sample.opening == opening:
            facts = sample.draft.facts["g"]
            free = facts.stage.code == "play" and facts.stage.params["can_pass"]
            found.add((facts.stage.code, 0 if free else facts.ply))
    return found


@pytest.mark.parametrize("opening", rules())
def test_every_tap_of_every_stage_does_what_it_says(tmp_path, opening):
    tap_through(tmp_path, opening, "en", plus=True)


@pytest.mark.parametrize(
    "opening",
    [one if one in SWEDISH else pytest.param(one, marks=pytest.mark.long) for one in rules()],
)
def test_it_does_so_in_swedish_and_with_the_tag_in_the_subject_alone(tmp_path, opening):
    tap_through(tmp_path, opening, "sv", plus=False)


def test_it_does_so_in_estonian(tmp_path):
    tap_through(tmp_path, "soosorv", "et", plus=True)
