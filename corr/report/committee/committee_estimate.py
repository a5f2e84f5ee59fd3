"""The rough estimate of a new player, R0, step by step: the iteration starts there. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from corr.ranking.correspondence.newcomers import Iteration
from corr.report.committee.calculation import Met, around, games_steps, norm_step, number_step
from corr.report.committee_words import Words
from corr.report.forms.document import Step

PREFIX = "estimate_"
"""Before the keys of the steps: a program tells them so from those of the level found."""


def estimate_steps(new: Iteration, place: int, met: Sequence[Met], words: Words) -> Iterator[Step]:
    """How R0 of a new player was found, by the place in the vectors (art. 4 step 1) [K 11]."""
    estimate, source, say = new.estimate[place], new.sources[place], words.say
    if source == "found":
        ranked = [one for one in met if not one.new]
        yield from (_marked(step) for step in _against_ranked(estimate, ranked, words))
    how, result = "", words.indexed(estimate)
    if source == "mean":
        pairs = zip(new.estimate, new.sources, strict=True)
        others = [index for index, origin in pairs if origin != "mean"]
        how = f"({' + '.join(map(str, others))})/{len(others)}"
        result = f"{Fraction(sum(others), len(others))} → {result}"
    yield Step(
        key="estimate",
        what=say.step["estimate"],
        how=how,
        result=result,
        then=say.source[source],
        exact=Fraction(estimate),
    )


def _against_ranked(estimate: int, met: Sequence[Met], words: Words) -> Iterator[Step]:
    """The games against ranked players alone, and the norms on both sides of the estimate."""
    games, halves = len(met), sum(one.taken for one in met)
    total = sum(one.index for one in met)
    yield number_step("completed", words.say.step["ranked"], games)
    yield from games_steps(met, words)
    for norm in around(estimate, games, total):
        what = words.say.obtains(words.indexed(norm.level))
        yield norm_step(what, norm, halves, total, games, words)


def _marked(step: Step) -> Step:
    return replace(step, key=f"{PREFIX}{step.key}", what=f"R0 · {step.what}")
