"""Prints, at the end of a run, how many known cases of each file were read."""

import pytest

from tests.known.cases import COUNTS


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if COUNTS:
        terminalreporter.section("known cases")
        for name, count in sorted(COUNTS.items()):
            terminalreporter.write_line(f"{name}: {count} cases")
