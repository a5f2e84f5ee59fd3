"""A track in words, for whoever hears it: what has happened first, then who stands where."""

from collections.abc import Iterator

from corr.games.track import BAR, OFF, POINTS, Cube, Track
from corr.picture.track.standing import Say, answerer, called, count, hops_of, seen, stakes


def told(track: Track, say: Say) -> str:
    """The board in sentences of a language: `You: 24 two, 13 five, 8 three, 6 five.` and so on.

    All that stands on the board is told in the viewer's numbering, the other's checkers too: who
    listens keeps one map of twenty-four points in mind, that of the edges of the picture, and
    hears who bars whose way. A play is told in the numbering of whose it is, since letters and
    records have it so (`24/18`); of the other's the viewer's points follow, on which it can be
    retraced: `Your opponent's last play: 24 to 18; on your points 1 to 7.`

    Checkers are counted in words, so that no number is taken for a point. The viewer's are told
    from the bar to his home board and those borne off, the other's the same way, from his side.
    For who watches (`Track.seated`) all is told of dark and light, from the same side.
    """
    sentences = (
        _last(track, say),
        *(_side(track, say, viewers=viewers) for viewers in (True, False)),
        say("pips", who=called(track, viewers=True), mine=track.pips[0], theirs=track.pips[1]),
        _dice(track, say),
        _cube(track, track.cube, say) if track.cube else "",
        _score(track, say),
        say("turn", who=called(track, viewers=track.to_act)) if track.to_act is not None else "",
    )
    return " ".join(" ".join(filter(None, sentences)).split())


def standing(track: Track, say: Say) -> str:
    """The score, and whose the cube is, in a line."""
    (mine, theirs), length = track.score, track.length
    score = say("text_score", mine=mine, theirs=theirs, length=length, crawford=track.crawford)
    cube = _cube(track, track.cube, say) if track.cube else ""
    return " ".join(filter(None, (f"{score}." if length else "", cube)))


def _last(track: Track, say: Say) -> str:
    if not track.hops:
        return ""
    mine = track.moved is not False
    hops = [*_hops(track, say, viewers=True)]
    yours = [] if mine else [*_hops(track, say, viewers=False)]
    return say("last", who=called(track, viewers=mine), hops=hops, yours=yours)


def _hops(track: Track, say: Say, *, viewers: bool) -> Iterator[str]:
    """The last play hop by hop; each point as it is, or as it is called from the other side."""
    for hop, times in hops_of(track.hops):
        start, end = (seen(place, viewers=viewers) for place in (hop.start, hop.end))
        yield " ".join(say("hop", start=start, end=end, hit=hop.hit, count=times).split())


def _side(track: Track, say: Say, *, viewers: bool) -> str:
    """Where one of the two stands, from the bar on his way home."""
    way = range(POINTS, 0, -1) if viewers else range(1, POINTS + 1)
    found = ((place, count(track, place, viewers=viewers)) for place in (BAR, *way, OFF))
    places = [
        " ".join(say("place", point=at, count=there).split()) for at, there in found if there
    ]
    return (
        say("side", who=called(track, viewers=viewers), far=not viewers, places=places)
        if places
        else ""
    )


def _dice(track: Track, say: Say) -> str:
    if not track.dice:
        return ""
    first, second = track.dice
    if track.rolled is None:
        return say("opening", who=called(track, viewers=True), mine=first, theirs=second)
    return say("dice", who=called(track, viewers=track.rolled), first=first, second=second)


def _cube(track: Track, cube: Cube, say: Say) -> str:
    if cube.offered:
        return say("double", who=called(track, viewers=not answerer(track)), value=stakes(track))
    return say("cube", owner=called(track, viewers=cube.viewers), value=cube.value)


def _score(track: Track, say: Say) -> str:
    mine, theirs = track.score
    if not track.length:
        return ""
    return say(
        "score",
        who=called(track, viewers=True),
        mine=mine,
        theirs=theirs,
        length=track.length,
        crawford=track.crawford,
    )
