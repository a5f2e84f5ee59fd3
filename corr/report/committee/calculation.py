"""A player's ranking step by step, every figure put in, so that anybody can count it again. Pure.

A level stands in it as its index (art. 2 §2b); norms are exact before they are rounded.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.correspondence.compute import PlayerResult, Result
from corr.ranking.correspondence.event import HIGHEST, EventFile
from corr.ranking.correspondence.norms import (
    DECIDED,
    LEAST_GAMES,
    LEAST_OPPONENTS,
    LEAST_PARTICIPANTS,
    LIMIT,
    Norm,
    clamped,
    no_norm_reason,
    obtain,
    tally,
)
from corr.report.committee_words import Words
from corr.report.event.crosstable import Row
from corr.report.forms.document import Step


class Met(Struct, frozen=True, kw_only=True):
    """A completed game as a player's calculation has it; `taken` are half points.

    `line` is the opponent's in the crosstable, `index` the one at the start, or found: `new`.
    """

    line: int
    index: int
    taken: int
    new: bool


def games_met(event: EventFile, result: Result, rows: Sequence[Row]) -> dict[str, tuple[Met, ...]]:
    """Every player's completed games, by id, in the order of the crosstable."""
    lines = {row.player.id: row.line for row in rows}
    ids = [player.id for player in event.players]
    counted = tally(event, result.three_months, DECIDED)
    indices = [one.found if one.start is None else one.start for one in result.players]
    found = dict[str, tuple[Met, ...]]()
    for number, player in enumerate(ids):
        met = list[Met]()
        for other, taken in zip(counted.opponents[number], counted.taken[number], strict=True):
            index = indices[other]
            assert index is not None
            new = result.players[other].start is None
            met.append(Met(line=lines[ids[other]], index=index, taken=taken, new=new))
        found[player] = tuple(sorted(met, key=lambda one: one.line))
    return found


def steps_of(row: Row, met: Sequence[Met], participants: int, words: Words) -> Iterator[Step]:
    """The whole calculation of one player."""
    outcome, own = row.outcome, row.outcome.own
    yield number_step("completed", words.say.step["completed"], outcome.completed)
    yield from games_steps(met, words, own)
    if outcome.norms:
        yield from _norms(row, words)
        yield from _final(row, words)
    elif outcome.start is None:
        yield from _new(row, participants, words)
    else:
        yield from _lacking(row, participants, words)


def number_step(key: str, what: str, number: int, how: str = "", then: str = "") -> Step:
    """A step with a whole number as its result."""
    return Step(key=key, what=what, how=how, result=str(number), then=then, exact=Fraction(number))


def games_steps(met: Sequence[Met], words: Words, own: int | None = None) -> Iterator[Step]:
    """The points, the opponents' indices, their sum and mean, held near `own` if there is one."""
    if not met:
        return
    step: Mapping[str, str] = words.say.step
    counts = [clamped(one.index, own) if own is not None else one.index for one in met]
    listed = (
        f"{one.line}: {one.index}" + (f" → {counts_as}" if counts_as != one.index else "")
        for one, counts_as in zip(met, counts, strict=True)
    )
    won, drawn = (sum(one.taken == taken for one in met) for taken in (2, 1))
    half = words.decimal(Fraction(1, 2), 1)
    halves = sum(one.taken for one in met)
    yield Step(
        key="points",
        what=step["points"],
        how=f"{won} · 1 + {drawn} · {half}",
        result=words.half(halves),
        exact=Fraction(halves, 2),
    )
    yield Step(key="opponents", what=step["opponents"], how=", ".join(listed))
    total = sum(counts)
    yield number_step("sum", step["sum"], total, " + ".join(map(str, counts)))
    yield _mean(total, len(met), words)


def _mean(total: int, games: int, words: Words) -> Step:
    """P_med as a fraction and in decimals."""
    mean, parted = Fraction(total, games), f"{total}/{games}"
    decimals, how = words.decimal(mean, 3), parted
    if (mean * 1000).denominator != 1:
        how = "" if str(mean) == parted else parted
        decimals = f"{mean} ≈ {decimals}"
    return Step(key="mean", what=words.say.step["mean"], how=how, result=decimals, exact=mean)


def norm_step(
    what: str, norm: Norm, halves: int, total: int, games: int, words: Words, *, keep: bool = False
) -> Step:
    """A norm with its figures put in, before and after rounding, and whether it is reached."""
    base = words.decimal(Fraction(25 if keep else 50, 100), 2 if keep else 1)
    each = words.decimal(Fraction(15, 100), 2)
    met = norm.is_met_by(halves)
    rounded, sign = words.half(norm.halves), "≥" if met else "<"
    return Step(
        key="keep" if keep else "obtain",
        what=what,
        how=f"({base} + {each} · ({norm.level} − {total}/{games})) · {games}",
        result=f"{words.decimal(norm.exact, 2)} → {rounded}",
        then=f"{words.half(halves)} {sign} {rounded}: {words.say.met[met]}",
        exact=norm.exact,
        rounded=Fraction(norm.halves, 2),
        met=met,
    )


def around(found: int, games: int, total: int) -> Iterator[Norm]:
    """The norms that show a new player's level to be the highest reached: its own, the next."""
    for level in range(found, min(found + 1, HIGHEST) + 1):
        yield obtain(level, games, total)


def _of_outcome(what: str, norm: Norm, outcome: PlayerResult, words: Words, *, keep: bool) -> Step:
    return norm_step(
        what, norm, outcome.points, outcome.total, outcome.completed, words, keep=keep
    )


def _norms(row: Row, words: Words) -> Iterator[Step]:
    """The norm to keep the level, to obtain it, and to obtain the next ones."""
    outcome, say = row.outcome, words.say
    norms = outcome.norms
    assert norms is not None
    kept = say("keeps", level=words.indexed(norms.keep.level))
    yield _of_outcome(kept, norms.keep, outcome, words, keep=True)
    for norm in filter(None, (norms.confirm, norms.rise1, norms.rise2)):
        what = say("obtains", level=words.indexed(norm.level))
        yield _of_outcome(what, norm, outcome, words, keep=False)
    if outcome.beyond:
        yield _level("limit", say.step["limit"], outcome.beyond, words)
    own, after = outcome.own, outcome.level_after
    assert own is not None
    assert after is not None
    if after not in range(own, own + LIMIT + 1):
        # None of the norms above, and still the one that confirms (art. 2 §5).
        what = say("confirming", level=words.indexed(after))
        norm = obtain(after, outcome.completed, outcome.total)
        yield _of_outcome(what, norm, outcome, words, keep=False)


def _level(key: str, what: str, index: int, words: Words, then: str = "") -> Step:
    """A level as the result of a step."""
    return Step(
        key=key, what=what, how="", result=words.indexed(index), then=then, exact=Fraction(index)
    )


def _final(row: Row, words: Words) -> Iterator[Step]:
    """P1 and the rule that gave it; what art. 2 §4 makes of it, and whether it confirms."""
    outcome, say = row.outcome, words.say
    own, close = outcome.own, outcome.close
    reached, after = outcome.level_in_event, outcome.level_after
    assert own is not None
    assert close is not None
    assert reached is not None
    assert after is not None
    why = say.reason[row.rule]
    if outcome.reason == "kept_most_points":
        why = f"{why}; {say.label['score']} {words.half(outcome.score)}"
    yield _level("in_event", say.step["in_event"], reached, words, why)
    if reached >= own:
        how = f"{say.final['higher']}: max({reached}, {close})"
    elif close >= own:
        how = f"{say.final['below']}: max({close} − 1, 1)"
    else:
        how = say.final["close"]
    then = f"{level_in_words(row, words)}, {say.confirms[outcome.confirmed]}"
    yield number_step("final", say.step["final"], after, how, then)


def level_in_words(row: Row, words: Words) -> str:
    """The final level of a player, and whether it is only proposed."""
    after = row.outcome.level_after
    if after is None:
        return str(words.say.text["no_level"])
    proposed = f" ({words.say.label['proposed']})" if row.outcome.proposed else ""
    return words.level(after) + proposed


def rule_in_words(row: Row, words: Words) -> str:
    """The rule that gave the final level; what the level at the close did to P1 comes last."""
    told = words.say.reason[row.rule]
    decided = words.say.decided.get(row.outcome.decided_at_close)
    return f"{told}; {decided}" if decided else str(told)


def _new(row: Row, participants: int, words: Words) -> Iterator[Step]:
    """A new player's level: what the points reach at the end of the iteration (art. 4)."""
    outcome, say, found = row.outcome, words.say, row.outcome.found
    if found is not None and outcome.completed:
        for norm in around(found, outcome.completed, outcome.total):
            what = say("obtains", level=words.indexed(norm.level))
            yield _of_outcome(what, norm, outcome, words, keep=False)
        yield _level("found", say.step["found"], found, words)
    if outcome.reason == "new_unranked":
        reason = no_norm_reason(participants, outcome.completed, outcome.near)
        if reason:
            yield _too_little(reason, participants, outcome, words)
    after, told = outcome.level_after, f"{level_in_words(row, words)}; {rule_in_words(row, words)}"
    final = Step(key="final", what=say.label["final"], how="", then=told)
    if after is not None:
        final = replace(final, exact=Fraction(after))
    if outcome.reason == "new" and outcome.close is not None:
        how = f"{say.final['found']}: max({found}, {outcome.close})"
        final = replace(final, how=how, result=str(after))
    yield final


def _lacking(row: Row, participants: int, words: Words) -> Iterator[Step]:
    """Why no norm could be set (art. 3), with the figure that was too small."""
    outcome, say, after = row.outcome, words.say, row.outcome.level_after
    assert after is not None
    yield _too_little(outcome.reason, participants, outcome, words)
    then = level_in_words(row, words)
    yield number_step("final", say.step["final"], after, say.final["no_norm"], then)


def _too_little(reason: str, participants: int, outcome: PlayerResult, words: Words) -> Step:
    """The figure that is too small for a norm, and what asks for more (art. 3 §1–2)."""
    step = words.say.step
    figures = {
        "too_few_participants": (step["participants"], participants, LEAST_PARTICIPANTS),
        "too_few_games": (step["completed"], outcome.completed, LEAST_GAMES),
        "too_few_opponents": (step["near"], outcome.near, LEAST_OPPONENTS),
    }
    what, there, least = figures[reason]
    return Step(
        key=reason,
        what=what,
        how=f"{there} < {least}",
        then=words.say.reason[reason],
        exact=Fraction(there),
    )
