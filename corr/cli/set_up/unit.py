"""`corr unit`: what the system needs to run corr by itself."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from corr import resources
from corr.acts.common import settings_of
from corr.errors import ArbiterError
from corr.operating.units import KINDS, environment_file, passwords_in_environment, unit_files


def unit(
    context: typer.Context,
    kind: Annotated[
        str, typer.Argument(help="systemd (the daemon), timer (a nightly backup) or cron.")
    ],
    into: Annotated[
        Path | None, typer.Option(help="Write the files into this folder instead.")
    ] = None,
) -> None:
    """Print a hardened systemd unit, a timer or lines for cron, with this installation's paths.

    Where the settings take passwords from the environment, it is told in which file they go.

    Example: corr --config /etc/corr/corr.toml unit systemd > /etc/systemd/system/corr.service
    """
    if kind not in KINDS:
        raise ArbiterError(f"one of {', '.join(KINDS)} is expected, not {kind}")
    program = Path(sys.argv[0]).resolve()
    if program.name == "__main__.py":
        program = Path(sys.executable).with_name("corr")
    settings = settings_of(context)
    files = unit_files(settings, kind, program, resources.data() / "system")
    if kind != "timer" and (names := passwords_in_environment(settings)):
        print(
            f"corr: nothing sets {' and '.join(names)} there: write {names[0]}='the password' "
            f"into {environment_file(settings)} (chmod 600), which this reads; or name a "
            "password_file in the settings instead of password_env",
            file=sys.stderr,
        )
    for name, text in files.items():
        if into is None:
            print(f"# {name}\n{text}" if len(files) > 1 else text, end="")
            continue
        try:
            (into / name).write_text(text, encoding="utf-8")
            (into / name).chmod(0o644)
        except OSError as error:
            raise ArbiterError(f"{into / name}: {error.strerror}") from None
        print(f"wrote {into / name}")
