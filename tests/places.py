"""Where things lie: the project, its tests."""

from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
