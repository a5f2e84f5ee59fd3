"""What needs an arbiter because of single games: time that is over, players who are silent."""

from collections.abc import Iterator

from corr.service.letters.impartial import arbiters_for, without_players
from corr.service.office.heard import last_heard
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.service.office.set_aside import UNPROVED
from corr.service.play.holds import Hold, enough
from corr.service.watch.needs import Look, Need, Urgency
from corr.tournament.events.events import LineClaimed
from corr.tournament.wording import counted, listed, typed

_MOST = 200
"""How many late games are looked at."""


def decisions_on_time(office: Office, look: Look) -> Iterator[Need]:
    """Games whose time is over, where nobody but the arbiter can say what follows."""
    reason = ("--reason", "TEXT")
    for row in office.store.late_games(look.at, _MOST):
        contest = office.folder.contest(row.event)
        if contest is None or contest.spec.clock.forfeit != "arbiter":
            continue
        player = row.first if row.to_act == "first" else row.second
        apart = without_players(office, contest.spec.event.arbiters, (row.first, row.second))
        yield Need(
            kind="time_over",
            urgency=Urgency.TODAY,
            event=row.event,
            words=f"the time of {called(office, player)} in {row.id} is over, and you decide",
            commands=(
                typed("clock", "forfeit", row.id, *reason),
                typed("clock", "extend", row.id, "--days", enough(row.due_at, look.at), *reason),
            ),
            about=row.id,
            since=row.due_at,
            readers=apart or (office.arbiter,),
        )


def losses_held(office: Office, look: Look) -> Iterator[Need]:
    """Games that would be lost on time but for a letter that waits for somebody's look."""
    for row in office.store.late_games(look.at, _MOST):
        player = row.first if row.to_act == "first" else row.second
        contest = None if row.event in look.damaged else office.folder.contest(row.event)
        if contest is None or row.due_at is None:
            continue
        from corr.service.post.doubt import holding  # with all that writes letters

        holds = tuple(holding(office, player, row.due_at, look.at))
        if not holds:
            continue
        apart = without_players(office, contest.spec.event.arbiters, (row.first, row.second))
        ends = [one.until for one in holds if one.until]
        until = max(ends) if len(ends) == len(holds) else None
        yield Need(
            kind="loss_held",
            urgency=Urgency.TODAY,
            event=row.event,
            words=f"{called(office, player)} does not lose {row.id} on time "
            f"{f'before {until:%Y-%m-%d %H:%M} UTC' if until else 'yet'}, for "
            f"{listed([*map(_set_aside, holds)])} is set aside",
            commands=holds[0].commands if len(holds) == 1 else ("corr mail list",),
            about=row.id,
            since=row.due_at,
            readers=apart or (office.arbiter,),
        )


def _set_aside(hold: Hold) -> str:
    return UNPROVED.get(hold.cause, "a letter that came in time")


def claims_open(office: Office, look: Look) -> Iterator[Need]:
    """Wins that are claimed by a line, and wait for the arbiter's answer.

    An arbiter who plays in the game is not to read of it.
    """
    for event, state in look.events.items():
        here = state == "running" and event not in look.damaged
        for name in office.store.games_with(event, LineClaimed.__name__) if here else ():
            from corr.service.desk.claimed_lines import claim_commands, claim_words, open_claims

            game = office.folder.game(name)
            assert game is not None  # it has events
            for claim in open_claims(game):
                yes = claim_commands(game, claim)
                no = typed("game", "answer-claim", game.id, "no", "--reason", "TEXT")
                yield Need(
                    kind="claim",
                    urgency=Urgency.TODAY,
                    event=event,
                    words=f"{game.id}: {claim_words(game, claim)}",
                    commands=(*yes, no),
                    about=f"{game.id} {claim.seat.value} {game.numbering.of(claim.number)}",
                    readers=arbiters_for(office, game),
                )


def silent_players(office: Office, look: Look) -> Iterator[Need]:
    """Players of whom the arbiter was told that they are silent, and who still are."""
    for event, state in look.events.items():
        if state == "running" and event not in look.damaged:
            yield from _silent(office, event)


def _silent(office: Office, event: str) -> Iterator[Need]:
    """The cause of each such notice says about whom it was, and when they were last heard of."""
    contest = office.folder.contest(event)
    assert contest is not None  # its row is here
    told = {
        (cause.split(".")[2], cause.split(".", 4)[4])
        for cause in office.store.causes(f"silence.{event}.")
    }
    for player in sorted({player for player, _ in told}):
        row = office.store.player(player)
        if row is None:
            continue
        heard = last_heard(office, contest, row)
        if (player, f"{heard:%Y-%m-%dT%H:%M:%S}" if heard else "never") not in told:
            continue
        games = [one for one in office.store.games_of_player(player, event) if one.to_act]
        waits = [one for one in games if player == (one.first, one.second)[one.to_act != "first"]]
        if not waits:
            continue
        said = f"silent since {heard:%Y-%m-%d}" if heard else "never heard of"
        withdraw = typed("event", "withdraw", event, player, "--reason", said, "--dry-run")
        noted = typed("event", "heard", event, player, "--reason", "TEXT")
        yield Need(
            kind="silent",
            urgency=Urgency.SOON,
            event=event,
            words=f"{called(office, player)} is {said}, to move in {counted(len(waits), 'game')}",
            commands=(withdraw, noted),
            about=player,
            since=heard,
        )
