"""The tables, as numbered steps that are run once each, and who runs them.

A step that has been released is never changed: a later step changes what it made.
"""

import re

from msgspec import Struct

from corr import __version__
from corr.errors import NewerVersion
from corr.store.engine import Engine
from corr.store.seals import begin_tallies
from corr.trouble import Trouble

_INDEX = re.compile(r"create (?:unique )?index (\w+)")
_DROPPED = re.compile(r"drop index (\w+)")

STEPS: tuple[str, ...] = (
    """
    create table event (
        stream text not null, seq integer not null, kind text not null, version integer not null,
        body text not null, at text not null, cause text not null, n integer not null,
        primary key (stream, seq), unique (cause, n)
    ){strict};
    create table inbox (
        key text primary key, message_id text not null, sender text not null,
        arrived text not null, raw {blob} not null,
        state text not null
            check (state in ('received', 'handled', 'refused', 'quarantined', 'dropped')),
        reason text not null default '', attempts integer not null default 0,
        next_at text not null, worker text not null default '', lease_until text not null,
        n integer not null, vouched integer not null default 0,
        player text not null default ''
    ){strict};
    create unique index inbox_order on inbox (n);
    create index inbox_waiting on inbox (arrived, n) where state = 'received';
    create index inbox_sender on inbox (sender) where state in ('received', 'quarantined');
    create index inbox_set_aside on inbox (arrived) where state = 'quarantined';
    create table outbox (
        message_id text primary key, cause text not null, recipient text not null,
        raw {blob} not null,
        state text not null check (state in ('queued', 'sent', 'failed')),
        game text not null default '', unsolicited integer not null default 0,
        queued_at text not null, sent_at text, n integer not null,
        attempts integer not null default 0, next_at text not null,
        worker text not null default '', lease_until text not null,
        smtp_reply text not null default ''
    ){strict};
    create unique index outbox_order on outbox (n);
    create index outbox_waiting on outbox (n) where state = 'queued';
    create index outbox_cause on outbox (cause);
    create index outbox_recipient on outbox (recipient, queued_at) where unsolicited = 1;
    create table mailbox (
        name text primary key, uidvalidity integer not null, last_uid integer not null,
        drained_at text not null
    ){strict};
    create table player (
        id text primary key, name text not null, member_no text not null, club text not null,
        country text not null, language text not null, time_zone text not null
    ){strict};
    create unique index player_member on player (member_no) where member_no <> '';
    create table address (
        address text primary key, player text not null references player (id),
        place integer not null
    ){strict};
    create index address_player on address (player);
    create table grade (
        player text not null references player (id), from_at text not null,
        source text not null, level text not null,
        status text not null check (status in ('official', 'proposed')),
        primary key (player, from_at, source)
    ){strict};
    create table tournament (
        id text primary key, name text not null, state text not null, version integer not null
    ){strict};
    create table entry (
        tournament text not null references tournament (id),
        player text not null references player (id), number integer not null,
        primary key (tournament, player)
    ){strict};
    create table game (
        id text primary key, tournament text not null references tournament (id),
        first text not null references player (id), second text not null references player (id),
        state text not null check (state in ('running', 'ended')),
        to_act text not null, due_at text, next_at text, result text not null,
        ending text not null, first_moves integer not null, second_moves integer not null,
        started_at text not null, ended_at text, version integer not null
    ){strict};
    create index game_next on game (next_at) where state = 'running';
    create index game_tournament on game (tournament);
    create index game_first on game (first);
    create index game_second on game (second);
    create table report (
        tournament text not null references tournament (id), no integer not null,
        name text not null, body text not null, made_at text not null,
        primary key (tournament, no, name)
    ){strict};
    """,
    """
    alter table player add column settings text not null default '{{}}';
    alter table outbox add column purge integer not null default 0;
    alter table inbox add column verdict text not null default '';
    alter table inbox add column selector text not null default '';
    create table news (
        player text not null references player (id), n integer not null,
        game text not null references game (id), number integer not null,
        told text not null, at text not null, letter text not null default '',
        primary key (player, n)
    ){strict};
    create index news_letter on news (letter);
    """,
    """
    create table health (
        name text primary key, ok integer not null, since text not null, at text not null,
        failures integer not null, detail text not null
    ){strict};
    alter table outbox add column provoked integer not null default 0;
    alter table outbox add column returned text not null default '';
    alter table outbox add column returned_at text not null default '';
    alter table outbox add column taken integer not null default 0;
    create index outbox_provoked on outbox (sent_at) where provoked = 1;
    create index outbox_held on outbox (n) where state = 'queued' and provoked = 1;
    create index outbox_returned on outbox (recipient, returned_at) where returned <> '';
    alter table player add column unreachable_since text not null default '';
    alter table player add column unreachable_why text not null default '';
    create index player_unreachable on player (id) where unreachable_since <> '';
    alter table game add column stopped_at text;
    alter table inbox add column packed integer not null default 0;
    alter table outbox add column packed integer not null default 0;
    create table mark (
        name text primary key, at text not null, detail text not null
    ){strict};
    create index inbox_rest on inbox (state) where state in ('refused', 'dropped');
    create index outbox_failed on outbox (sent_at) where state = 'failed';
    """,
    """
    alter table event add column chain text not null default '';
    create table alias (
        tournament text not null, theirs text not null, ours text not null,
        primary key (tournament, theirs), unique (tournament, ours)
    ){strict};
    alter table player add column leave_until text not null default '';
    create index player_leave on player (leave_until) where leave_until <> '';
    alter table game add column quiet_since text not null default '';
    create index game_quiet on game (tournament, quiet_since) where state = 'running';
    create index inbox_heard on inbox (sender, arrived) where state in ('handled', 'refused');
    """,
    """
    update event set chain = '-' where chain = '';
    alter table inbox add column seal text not null default '';
    alter table outbox add column seal text not null default '';
    """,
    """
    alter table grade rename to former_grade;
    create table grade (
        player text not null references player (id), source text not null,
        report integer not null, from_at text not null, on_day text not null,
        level text not null, kept integer not null, confirmed integer,
        status text not null check (status in ('official', 'proposed', 'refused')),
        decided_at text not null, taken_back_at text not null, entered_at text not null,
        reason text not null,
        primary key (player, from_at, source, report)
    ){strict};
    insert into grade (player, source, report, from_at, on_day, level, kept, confirmed, status,
                       decided_at, taken_back_at, entered_at, reason)
    select player, source,
           coalesce((select max(no) from report where tournament = source), 0),
           from_at, substr(from_at, 1, 10), level, 0, null, status, '', '',
           coalesce((select max(at) from event where cause = source || '.' || player), ''), ''
    from former_grade;
    drop table former_grade;
    create index grade_source on grade (source);
    create index grade_proposed on grade (from_at) where status = 'proposed';
    create table exemption (
        player text not null references player (id), number integer not null,
        first text not null, last text not null,
        primary key (player, number)
    ){strict};
    create table ranked (
        player text primary key references player (id), level text not null,
        since text not null, source text not null, confirmed_on text not null,
        due text not null, known_at text not null, as_of text not null default '',
        told text not null default ''
    ){strict};
    create index event_of_levels on event (stream)
        where kind in ('LevelSet', 'DanDecided', 'Exempted', 'RankingUndone');
    create index ranked_due on ranked (due) where due <> '';
    insert into ranked (player, level, since, source, confirmed_on, due, known_at)
    select distinct player, '', '', '', '', '0001-01-01', '' from grade;
    """,
    """
    create table board_event (
        id text primary key, game text not null, ended_on text not null, period text not null,
        rated integer not null, titled integer not null, removed integer not null,
        file text not null, version integer not null
    ){strict};
    create index board_event_rated on board_event (game, period)
        where rated = 1 and removed = 0;
    create table rating_list (
        game text not null, period text not null, body text not null,
        primary key (game, period)
    ){strict};
    create table rating_change (
        game text not null, event text not null, player text not null,
        period text not null, place integer not null,
        before integer, entry integer, after integer,
        primary key (game, event, player)
    ){strict};
    create index rating_change_player on rating_change (player, game, period, place);
    create index rating_change_period on rating_change (game, period);
    create index player_name on player (name);
    """,
    """
    create table name_there (
        tournament text not null, player text not null, name text not null,
        member_no text not null, club text not null, country text not null,
        primary key (tournament, player)
    ){strict};
    """,
    """
    create table sealing (letters text primary key, after integer not null){strict};
    insert into sealing select 'inbox', coalesce(max(n), 0) from inbox where seal = '';
    insert into sealing select 'outbox', coalesce(max(n), 0) from outbox where seal = '';
    """,
    """
    alter table grade add column reaches text not null default '';
    """,
    """
    create table program (version text not null){strict};
    insert into program values ('');
    """,
    """
    create table tally (
        letters text primary key, count integer not null, last integer not null,
        link text not null
    ){strict};
    create table gap (
        letters text not null, first integer not null, last integer not null,
        primary key (letters, first)
    ){strict};
    """,
    """
    alter table player add column unreachable_fact text not null default '';
    update game set next_at = stopped_at
        where state = 'running' and stopped_at is not null and stopped_at <> '';
    """,
    """
    alter table inbox add column life text not null default '';
    alter table inbox add column apart integer not null default 0;
    alter table outbox add column life text not null default '';
    alter table outbox add column apart integer not null default 0;
    """,
    """
    alter table inbox add column said text not null default '';
    create index inbox_said on inbox (sender, said) where said <> '';
    """,
    """
    create index game_waits_first on game (first) where state = 'running' and to_act = 'first';
    create index game_waits_second on game (second) where state = 'running' and to_act = 'second';
    """,
    # A row changes its state two or three times, and with it all that stands in it was written
    # anew: the bytes lie apart. By their numbers both tables only grow at their ends.
    """
    create table inbox_bytes (
        n integer primary key, raw {blob} not null, packed integer not null
    ){strict};
    insert into inbox_bytes select n, raw, packed from inbox where length(raw) > 0 order by n;
    alter table inbox rename to former_inbox;
    create table inbox (
        n integer primary key, key text not null unique, message_id text not null,
        sender text not null, arrived text not null,
        state text not null
            check (state in ('received', 'handled', 'refused', 'quarantined', 'dropped')),
        reason text not null default '', attempts integer not null default 0,
        next_at text not null, worker text not null default '', lease_until text not null,
        vouched integer not null default 0, player text not null default '',
        verdict text not null default '', selector text not null default '',
        seal text not null default '', life text not null default '',
        apart integer not null default 0, said text not null default ''
    ){strict};
    insert into inbox select n, key, message_id, sender, arrived, state, reason, attempts, next_at,
                             worker, lease_until, vouched, player, verdict, selector, seal, life,
                             apart, said from former_inbox order by n;
    drop index inbox_order;
    drop table former_inbox;
    create index inbox_waiting on inbox (arrived, n) where state = 'received';
    create index inbox_sender on inbox (sender) where state in ('received', 'quarantined');
    create index inbox_set_aside on inbox (arrived) where state = 'quarantined';
    create index inbox_rest on inbox (state) where state in ('refused', 'dropped');
    create index inbox_heard on inbox (sender, arrived) where state in ('handled', 'refused');
    create index inbox_said on inbox (sender, said) where said <> '';
    create table outbox_bytes (
        n integer primary key, raw {blob} not null, packed integer not null
    ){strict};
    insert into outbox_bytes select n, raw, packed from outbox where length(raw) > 0 order by n;
    alter table outbox rename to former_outbox;
    create table outbox (
        n integer primary key, message_id text not null unique, cause text not null,
        recipient text not null,
        state text not null check (state in ('queued', 'sent', 'failed')),
        game text not null default '', unsolicited integer not null default 0,
        queued_at text not null, sent_at text, attempts integer not null default 0,
        next_at text not null, worker text not null default '', lease_until text not null,
        smtp_reply text not null default '', purge integer not null default 0,
        provoked integer not null default 0, returned text not null default '',
        returned_at text not null default '', taken integer not null default 0,
        seal text not null default '', life text not null default '',
        apart integer not null default 0
    ){strict};
    insert into outbox select n, message_id, cause, recipient, state, game, unsolicited, queued_at,
                              sent_at, attempts, next_at, worker, lease_until, smtp_reply, purge,
                              provoked, returned, returned_at, taken, seal, life, apart
                       from former_outbox order by n;
    drop index outbox_order;
    drop table former_outbox;
    create index outbox_waiting on outbox (n) where state = 'queued';
    create index outbox_cause on outbox (cause);
    create index outbox_recipient on outbox (recipient, queued_at) where unsolicited = 1;
    create index outbox_provoked on outbox (sent_at) where provoked = 1;
    create index outbox_held on outbox (n) where state = 'queued' and provoked = 1;
    create index outbox_returned on outbox (recipient, returned_at) where returned <> '';
    create index outbox_failed on outbox (sent_at) where state = 'failed';
    """,
    # What is rare in games is asked for by its kind; the moves, nearly all events, are left out.
    """
    create index event_kind on event (kind, stream)
        where kind not in ('GameStarted', 'MovePlayed');
    """,
    # A norm line asks whether an event's results are as they were: their index has all of it.
    """
    create index game_ended on game (tournament, state, version, first_moves, result, ended_at)
        where state = 'ended';
    """,
    # A program or a group that plays is marked as one (gomoku art. 1).
    """
    alter table player add column kind text not null default '';
    """,
    # Matches with dice: sealed seeds by the first anchor, and rounds of the public beacon.
    """
    create table seed (
        game text not null, anchor text not null, sealed {blob} not null,
        primary key (game, anchor)
    ){strict};
    create table dice_told (
        game text not null, seat text not null, seq integer not null, told text not null,
        primary key (game, seat)
    ){strict};
    create table beacon (round integer primary key, signature text not null){strict};
    """,
    # The score with which a match to points ended.
    """
    alter table game add column score text not null default '';
    """,
)


class Version(Struct, frozen=True, kw_only=True):
    """Which program wrote something: its version, and the number of the newest of its steps.

    What is older than this was noted has no `version`, or no `schema` either, which is 0 then.

    >>> print(Version(version="0.1.0", schema=11))
    corr 0.1.0 (schema 11)
    >>> print(Version(version="", schema=10))
    an earlier corr (schema 10)
    """

    version: str
    schema: int

    def __str__(self) -> str:
        name = f"corr {self.version}" if self.version else "an earlier corr"
        return f"{name} (schema {self.schema})" if self.schema else name


PROGRAM = Version(version=__version__, schema=len(STEPS))
"""Which program this is."""

NEWER = Trouble(
    words="{what} was written by {name}, and this is {program}, which does not know all that is "
    "in it: use {newer}; nothing was changed",
    means="A newer program has worked on the database; this one must not.",
    cure="start the newer one ([upgrading](../operating/upgrade.md)).",
)


def require_known(found: Version, what: str) -> None:
    """Raise NewerVersion for `what` was written by a program whose newest step we do not know."""
    if found.schema > PROGRAM.schema:
        newer = f"corr {found.version} or a newer one" if found.version else "a newer corr"
        name = found if found.version else f"a newer corr (schema {found.schema})"
        raise NewerVersion(NEWER.said(what=what, name=name, program=PROGRAM, newer=newer))


def version_of(engine: Engine) -> Version | None:
    """Which program wrote a database last, None if it is empty. Writes nothing."""
    tables = engine.tables()
    if "migration" not in tables:
        return None
    step = engine.rows("select coalesce(max(step), 0) as step from migration", {})[0]["step"]
    noted = engine.rows("select version from program", {}) if "program" in tables else []
    return Version(version=noted[0]["version"] if noted else "", schema=step)


def index_names() -> frozenset[str]:
    """The names of the indexes that the steps make and leave."""
    every = "".join(STEPS)
    return frozenset(_INDEX.findall(every)) - frozenset(_DROPPED.findall(every))


def migrate(engine: Engine) -> None:
    """Run the steps that this database has not seen, in one transaction.

    Two processes that start together both come here: the second waits for the first one's
    transaction and then finds nothing left to do. Raises NewerVersion for a database of a newer
    program, and writes nothing.
    """
    with engine.transaction():
        if (found := version_of(engine)) is not None:
            require_known(found, "the database")
        engine.run("create table if not exists migration (step integer primary key)", {})
        done = {row["step"] for row in engine.rows("select step from migration", {})}
        for number, step in enumerate(STEPS, 1):
            if number in done:
                continue
            for statement in step.format(strict=engine.strict, blob=engine.blob).split(";"):
                if statement.strip():
                    engine.run(statement, {})
            engine.run("insert into migration (step) values (:step)", {"step": number})
        if found is not None and found.schema != PROGRAM.schema:
            engine.scrub()  # the log has what was moved once more
        tables = engine.tables()
        if "tally" in tables and (found is None or found.schema != PROGRAM.schema):
            begin_tallies(engine)
        if "program" in tables and found != PROGRAM:
            engine.run("delete from program", {})  # it may have no row, or more than one
            sql = "insert into program (version) values (:version)"
            engine.run(sql, {"version": PROGRAM.version})
