"""What the program costs, measured in one run and printed as a table; never a test.

Inside only: `arbiter`, `letters`, `mail`, `pairing`, `profiled`, `ranking`, `rules`, `soak`,
`store`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from corr.bench.arbiter import bench_desk, bench_start
from corr.bench.letters import bench_letters, bench_pictures
from corr.bench.mail import bench_mail
from corr.bench.pairing import bench_pairing, bench_round_robin
from corr.bench.play.games import bench_games, bench_matches
from corr.bench.play.match_cost import bench_match_cost
from corr.bench.play.match_letters import bench_match_letters
from corr.bench.ranking import bench_ranking
from corr.bench.rules import bench_replay, bench_rules
from corr.bench.sizes import Figure, Sizes
from corr.bench.soak import bench_soak
from corr.bench.store import bench_store

__all__ = ["BENCHES", "EVERY", "Figure", "Sizes", "measure"]

BENCHES: Mapping[str, Callable[[Sizes], Iterator[Figure]]] = {
    "rules": bench_rules,
    "games": bench_games,
    "matches": bench_matches,
    "pictures": bench_pictures,
    "letters": bench_letters,
    "store": bench_store,
    "replay": bench_replay,
    "ranking": bench_ranking,
    "pairing": bench_pairing,
    "start": bench_start,
    "desk": bench_desk,
    "mail": bench_mail,
    "soak": bench_soak,
}
"""Every benchmark by its name on the command line."""

EVERY = tuple(name for name in BENCHES if name != "soak")
"""Those that are measured if none is named."""


_AFTER: Mapping[str, Sequence[Callable[[Sizes], Iterator[Figure]]]] = {
    "pairing": (bench_round_robin,),
    "matches": (bench_match_letters, bench_match_cost),
}


def measure(wanted: Sequence[str], sizes: Sizes) -> Iterator[list[Figure]]:
    """The figures of the named benchmarks, in that order, each part as soon as it is measured."""
    for name in wanted:
        for part in (BENCHES[name], *_AFTER.get(name, ())):
            if found := [*part(sizes)]:
                yield found
