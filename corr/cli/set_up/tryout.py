"""`corr demo`, `corr serve --embedded` and `corr bench`: to watch it, to try it, to measure it.

They need the extra `demo`, which an installation that plays events does without: what imports it
is imported when it has been looked for.
"""

import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from corr import __version__
from corr.acts.common import Json, print_json
from corr.errors import ArbiterError
from corr.games.registry import RULES

if TYPE_CHECKING:
    from corr.bench import Figure
    from corr.demo.drive import Demo, Progress

_MARK = "made-by-corr-demo"
_PLAYED = tuple(key for key, rules in RULES.items() if rules.of_itself is None)
"""The games that the demo's players know: those in which nothing happens without a letter."""


def demo(
    out: Annotated[Path, typer.Option(help="The folder for everything it leaves.")] = Path(
        "demo-out"
    ),
    seed: Annotated[int, typer.Option(help="The same seed plays the same event.")] = 2,
    speed: Annotated[float, typer.Option(help="Days a second, at most.", min=0.1)] = 12.0,
    players: Annotated[int, typer.Option(help="How many players take part.", min=2, max=8)] = 8,
    kill: Annotated[
        int, typer.Option(help="Kill the daemon (kill -9) so often on the way.", min=0, max=50)
    ] = 0,
    game: Annotated[str, typer.Option(help=f"What is played: {', '.join(_PLAYED)}.")] = "renju",
    keep: Annotated[
        bool, typer.Option("--keep", help="Leave the mail server up, to look with a mail program.")
    ] = False,
) -> None:
    """Play a whole event by mail, from the invitation to the ranking report, in a few minutes.

    Beside renju two of the players play a short match of backgammon; its dice are verified from
    the letters of one of them. Other games than renju have no ranking; their report is the table
    and what it counts.

    Example: corr demo --seed 7 --keep

    Example: corr demo --game pente
    """
    if game not in _PLAYED:
        raise ArbiterError(f"--game is one of {', '.join(_PLAYED)}")
    _require_servers()
    from corr.demo.drive import Demo, Plan

    folder = _fresh(out)
    started = time.monotonic()
    plan = Plan(
        folder=folder,
        seed=seed,
        days_per_second=speed,
        players=players,
        kills=kill,
        game=game,
        match=game == "renju",
    )
    with Demo(plan) as run:
        print(f"mail server on 127.0.0.1: SMTP port {run.ports[0]}, IMAP port {run.ports[1]}")
        print(f"{players} players, seed {seed}; the event lies in {folder}")
        run.prepare()
        run.play(_show())
        paths = run.close()
        report = "ranking report" if game == "renju" else "report"
        if plan.match:
            record, said = run.verified()
            print(said)
            print(f"match of backgammon {record}  (for GNU Backgammon and others)")
        _say_what_is_left(run, paths, report, time.monotonic() - started)
        if keep:
            _stay(run)


def _fresh(out: Path) -> Path:
    """An empty folder; what an earlier demo left there is removed, nothing else ever is."""
    folder = out.resolve()
    if folder.exists() and any(folder.iterdir()):
        if not (folder / _MARK).exists():
            raise ArbiterError(f"{folder} is not empty and no demo made it: choose another --out")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _MARK).touch()
    return folder


def _show() -> "Callable[[Progress], None]":
    """A progress line: on a terminal it is rewritten, in a log it appears now and then."""
    last = 0.0

    def show(now: "Progress") -> None:
        nonlocal last
        every = 0.1 if sys.stdout.isatty() else 5.0
        done = now.ended == now.games
        if time.monotonic() - last < every and not done:
            return
        last = time.monotonic()
        bar = "█" * (24 * now.ended // max(1, now.games))
        line = f"{now.day}  {bar:<24}  {now.ended}/{now.games} games, {now.letters} letters"
        print(f"\r{line}" if sys.stdout.isatty() else line, end="" if every < 1 else "\n")
        sys.stdout.flush()
        if done and every < 1:
            print()

    return show


def _say_what_is_left(run: "Demo", paths: dict[str, str], report: str, seconds: float) -> None:
    html = next((path for name, path in paths.items() if name.endswith("en.html")), "")
    text = next((path for name, path in paths.items() if name.endswith("en.txt")), "")
    config = quote(str(run.folder / "corr.toml"))
    print(run.corr("event", "table", "SK26"))
    print(f"Done in {seconds:.0f} seconds: {run.letters} letters.")
    print()
    if html:
        print(f"{report:<17}{html}")
        print(f"the same as text less {quote(text)}")
    print(f"every letter     {run.folder / 'letters'}  (.eml: open one in a mail program)")
    print(f"database         {run.folder / 'corr.sqlite3'}")
    corr = quote(sys.argv[0])
    print(f"one game         {corr} --config {config} game show SK26-001")
    print(f"the event        {corr} --config {config} event status SK26")


def _stay(run: "Demo") -> None:
    smtp, imap = run.ports
    print()
    print("The mail server stays up until Ctrl-C. In a mail program add an IMAP account:")
    print(f"  IMAP 127.0.0.1 port {imap}, SMTP 127.0.0.1 port {smtp}, no encryption")
    print(f"  user: any player's address, e.g. {next(iter(run.people))}, password: demo")
    _until_interrupted()


def serve(
    embedded: Annotated[
        bool, typer.Option("--embedded", help="With a mail server of its own, in memory.")
    ] = False,
    folder: Annotated[Path, typer.Option(help="Where settings and database lie.")] = Path(
        "serve-out"
    ),
) -> None:
    """Run a mail server and the daemon, with a small event to play by hand.

    Example: corr serve --embedded
    """
    if not embedded:
        raise ArbiterError("corr serve needs --embedded; with a real mailbox run `corr daemon`")
    _require_servers()
    from corr.demo.serve import Serving

    with Serving(folder.resolve()) as serving:
        print("\n".join(serving.instructions()))
        sys.stdout.flush()
        serving.run()


def bench(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            help="rules, games, matches, pictures, letters, store, replay, ranking, pairing, "
            "start, desk, mail; "
            "all if not given, each a short one. soak runs only if it is named."
        ),
    ] = None,
    letters: Annotated[
        int | None, typer.Option(help="Letters for `mail` (2000) and `soak` (100000).", min=10)
    ] = None,
    runs: Annotated[int, typer.Option(help="Runs of `mail`; the median counts.", min=1)] = 3,
    games: Annotated[
        str, typer.Option(help="Numbers of running games (`mail`, `desk`), with commas between.")
    ] = "",
    servers: Annotated[
        str, typer.Option(help="embedded, debian (Dovecot and Postfix), or both with a comma.")
    ] = "",
    profile: Annotated[
        bool, typer.Option("--profile", help="Tell where the daemon's time goes in `mail`.")
    ] = False,
    players: Annotated[
        str, typer.Option(help="Sizes of the Monrads of `pairing`, with commas between.")
    ] = "",
    round_robin: Annotated[
        int | None,
        typer.Option(
            help="Players of the round robin of `pairing`, 0 for none.", min=0, max=1_400
        ),
    ] = None,
    register: Annotated[
        int | None,
        typer.Option(help="Players in the register of `ranking`.", min=20, max=200_000),
    ] = None,
    json: Json = False,
) -> None:
    """Measure the program and print a table of each part when it is done.

    `pairing` by itself ends with a round robin of 1,000 players, which takes about a minute;
    `ranking` by itself makes a register of 100,000, which takes two; `matches` by itself plays
    200 matches of backgammon by letter, with standing orders and without.

    Example: corr bench mail --games 1,100 --servers embedded --runs 1

    Example: corr bench desk --games 10000,100000

    Example: corr bench pairing --players 50,500 --round-robin 100 --json
    """
    _require_servers()
    from corr.bench import BENCHES, EVERY, measure
    from corr.bench.sizes import read_games, read_players, read_servers, sizes_for, table

    wanted = what or list(EVERY)
    unknown = [name for name in wanted if name not in BENCHES]
    if unknown:
        raise ArbiterError(f"there is no bench {', '.join(unknown)}; {', '.join(BENCHES)} are")
    sizes = sizes_for(
        what or (),
        letters=letters,
        runs=runs,
        games=read_games(games),
        servers=read_servers(servers),
        profile=profile,
        players=read_players(players),
        round_robin=round_robin,
        register=register,
    )
    figures = list["Figure"]()
    for part in measure(wanted, sizes):
        if not json:
            print("\n".join([""] * bool(figures) + table(part)), flush=True)
        figures += part
    if json:
        print_json(None, {figure.label: figure.value for figure in figures})
    if broken := [figure.broken for figure in figures if figure.broken]:
        print("\n".join(broken), file=sys.stderr)
        raise typer.Exit(1)


def _require_servers() -> None:
    try:
        import aiosmtpd
        import pymap  # noqa: F401

        del aiosmtpd
    except ImportError:
        raise ArbiterError(
            f"this needs the extra demo: {quote(sys.executable)} -m pip install "
            f"'./corr-{__version__}-py3-none-any.whl[demo]', or '.[demo]' in the repository"
        ) from None


def _until_interrupted() -> None:
    try:
        while True:
            time.sleep(0.5)
    except KeyboardInterrupt:
        print()
