"""What tests share: mail servers (a loud word when Debian's are missing), commands on files."""

import gc
import importlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings

from corr.demo.debian import available
from corr.demo.mailhost import MailHost
from tests.commands import Done, corr
from tests.mailserver import PASSWORD, USER
from tests.servers import DEBIAN, EMBEDDED, host

# No test is about time: on a busy machine an example may take however long it takes.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

_MISSING = available()
_left_out: list[str] = []


@pytest.fixture(params=[EMBEDDED, pytest.param(DEBIAN, marks=pytest.mark.debian)])
def servers(request: pytest.FixtureRequest) -> str:
    """Which mail servers the test runs on: the embedded ones, then Dovecot and Postfix."""
    return str(request.param)


@pytest.fixture
def mailhost(servers: str) -> Iterator[MailHost]:
    """A running mail host with one account."""
    with host(servers, accounts={USER: PASSWORD}) as running:
        yield running


def pytest_sessionstart(session: pytest.Session) -> None:
    """Each worker of the whole suite compiles its share of the tests; then all read from all.

    pytest rewrites every file of tests, which takes three times as long as to import it, and
    each worker imports them all.
    """
    config, worker = session.config, os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker and config.args_source is config.ArgsSource.TESTPATHS:
        files = sorted(Path(__file__).parent.rglob("test_*.py"))
        workers = int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
        for file in files[int(worker.removeprefix("gw")) :: workers]:
            name = ".".join(file.with_suffix("").relative_to(config.rootpath).parts)
            with suppress(Exception, pytest.skip.Exception):  # told when it is collected
                importlib.import_module(name)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Iterator[list[pytest.Collector]]:
    """A file of tests has no examples in its docstrings: nobody looks for one in each test."""
    found = yield
    is_tests = file_path.name.startswith("test_")
    return [one for one in found if not (is_tests and isinstance(one, DoctestModule))]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays: nobody looks through it for garbage, neither now nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that start servers or take long come first, so that no worker ends with one alone."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what needs Debian's servers where they cannot run; never in CI."""
    if _MISSING and item.get_closest_marker("debian"):
        if os.environ.get("CI"):
            pytest.fail(f"the Debian mail servers must be here in CI: {_MISSING}")
        _left_out.append(item.nodeid)
        pytest.skip(_MISSING)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the very end what was not tested."""
    if _left_out:
        terminalreporter.section("NOT TESTED with real mail servers", sep="!", red=True, bold=True)
        terminalreporter.line(f"{len(_left_out)} tests were left out: {_MISSING}", red=True)


@pytest.fixture
def shown(tmp_path: Path) -> Callable[..., Done]:
    """Run a command on an event's file; there are no settings."""

    def run(document: object, *words: str, name: str = "event.json") -> Done:
        (tmp_path / name).write_text(json.dumps(document), encoding="utf-8")
        return corr(tmp_path, words[0], str(tmp_path / name), *words[1:])

    return run
