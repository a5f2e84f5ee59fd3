"""`corr doctor`: looks at everything that an installation stands on, and says what to mend."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated

import typer

from corr.acts.common import Json, print_json, settings_of
from corr.config import Settings, clock_from
from corr.operating import doctor as house
from corr.operating.ailments import Finding
from corr.operating.doctor import (
    look_at_names,
    look_at_servers,
    look_at_stamps,
    send_round,
    send_test,
)
from corr.printable import harmless
from corr.service.office.office import Office


def doctor(
    context: typer.Context,
    letter: Annotated[
        bool, typer.Option("--letter/--no-letter", help="Send a letter to ourselves.")
    ] = True,
    wait: Annotated[
        int, typer.Option(min=1, max=3600, help="How many seconds it is awaited.")
    ] = 60,
    send: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Also send a test letter there.")
    ] = "",
    json: Json = False,
) -> None:
    """Look at settings, keys, files, database, DNS, mail servers, addressing and clocks.

    A letter goes to our own address and comes back, also beside a running daemon; nobody answers
    it. Each line is ok, warn (mend it), FAIL (it does not work) or -- (it could not be seen).
    Exit status: 0 nothing failed, 1 something did, 2 there are no settings to look at.

    Example: corr doctor --send me@example.org
    """
    findings: list[Finding] = []
    for found in _examine(settings_of(context), letter=letter, wait=wait, send=send):
        findings.append(found)
        if not json:
            print(harmless(str(found)), flush=True)
    failed = [one for one in findings if one.level == "FAIL"]
    if json:
        print_json(
            context,
            {
                "ok": not failed,
                "checks": [
                    {"check": one.check, "level": one.level, "words": one.words}
                    for one in findings
                ],
            },
        )
    else:
        warned = sum(one.level == "warn" for one in findings)
        print(f"\n{len(findings)} checks: {len(failed)} failed, {warned} warned of")
    if failed:
        raise typer.Exit(1)


def _examine(settings: Settings, *, letter: bool, wait: int, send: str) -> Iterator[Finding]:
    clock, real = clock_from(settings), datetime.now(UTC)
    yield from house.look_at_files(settings)
    yield from house.look_at_machine(settings)
    yield from look_at_names(settings)
    answered = []
    for found in look_at_servers(settings, real):
        answered.append(found)
        yield found
    reached = not any(one.level == "FAIL" for one in answered if one.check in ("imap", "smtp"))

    def post(office: Office) -> Iterator[Finding]:
        if letter and reached:
            yield from send_round(settings, office, clock.now, time.sleep, wait)
        yield from look_at_stamps(settings, office)

    yield from house.look_at_database(settings, clock.now(), post)
    if send and reached:
        yield send_test(settings, send, clock.now())
