"""An event whose games are ended by rulings, with words for who meets whom."""

from msgspec.structs import replace

from corr.service.desk.rulings import correct_result, rule_game
from corr.service.office.results import results_of
from corr.service.watch.check import check_all
from corr.tournament.systems.consequences import to_set_right
from tests.office import EVENT, House

NAMES = ("anna", "bo", "cai", "dag", "eva", "finn", "gun", "hans")
EIGHT = tuple(f"{name}@players.test" for name in NAMES)


class Hall(House):
    """A house whose players go by their first names."""

    def act(self, what):
        return replace(super().act(what), reason="the board was misread")

    @property
    def contest(self):
        return self.office.folder.contest(EVENT)

    def name(self, player):
        return self.office.store.players.player(player).name

    def pairs(self, *, living=True):
        """Who meets whom by game: those that count, or those that were annulled."""
        results = results_of(self.office, self.contest)
        return {
            one.game: {
                self.name(self.contest.holder(one.first)),
                self.name(self.contest.holder(one.second)),
            }
            for one in self.contest.pairings
            if (one.game in results) is living
        }

    def meets(self, *names):
        """The game of two that counts."""
        (found,) = (game for game, pair in self.pairs().items() if pair == set(names))
        return found

    def met(self, *names):
        """The first game of two that counts, where they have several."""
        return min(game for game, pair in self.pairs().items() if pair == set(names))

    def points(self, game, winner):
        """The result by which somebody wins; "" is a draw."""
        if not winner:
            return "1/2-1/2"
        first = next(iter(self.office.folder.game(game).players.values()))
        return "1-0" if self.name(first) == winner else "0-1"

    def wins(self, winner, loser):
        game = self.meets(winner, loser)
        rule_game(self.office, game, self.points(game, winner), self.act(game))
        return game

    def drawn(self, one, other):
        game = self.meets(one, other)
        rule_game(self.office, game, "1/2-1/2", self.act(game))
        return game

    def corrected(self, game, winner):
        self.letters()
        correct_result(self.office, game, self.points(game, winner), self.act(game))
        return self.letters()

    def running(self):
        """Who plays now."""
        rows = self.office.store.events.games_of_event(EVENT)
        return {
            frozenset((self.name(row.first), self.name(row.second)))
            for row in rows
            if row.state == "running"
        }

    def is_sound(self):
        """Whether the tables say what the events say, and nobody plays by an old result."""
        self.reopen()
        contest = self.contest
        assert not to_set_right(contest, results_of(self.office, contest))
        return check_all(self.office).faults == ()


def both(*names):
    return frozenset(names)


def rule_all(house):
    """End all games that go on: who comes first in the list wins."""
    for row in house.office.store.events.games_of_event(EVENT):
        if row.state == "running":
            result = "1-0" if row.first < row.second else "0-1"
            rule_game(house.office, row.id, result, house.act(row.id))
