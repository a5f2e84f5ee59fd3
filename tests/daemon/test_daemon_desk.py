"""An arbiter at work by mail alone: letters travel, and the daemon is a process of its own."""

import re

import pytest

from tests.daemon.test_daemon import eventually, installed
from tests.office import ARBITER, EVENT, Post
from tests.servers import EMBEDDED

pytestmark = pytest.mark.slow


def test_a_command_is_shown_confirmed_and_done_by_letters_that_travel(tmp_path):
    with installed(tmp_path, servers=EMBEDDED) as site:
        site.up().start()
        line = f'corr event annul {EVENT}-001 --reason "begun by mistake"'
        site.post(site.house.compose(ARBITER, line))
        eventually(lambda: len(site.delivered) == 1)
        ((reader, raw),) = site.delivered
        shown = Post(raw=raw, cause=reader)
        assert reader == ARBITER
        code = re.search(r"confirm (\d{6})", shown.text)[1]
        assert site.house.game().result is None
        site.post(site.house.compose(ARBITER, code, shown))
        eventually(lambda: len(site.delivered) == 4)
        assert site.house.game().result.is_annulled
        readers = {recipient for recipient, _ in site.delivered[1:]}
        assert readers == {ARBITER, site.house.first, site.house.second}
        assert site.stop() == 0
        assert "begun by mistake" not in site.log
