import threading
import time

import pytest

from corr.errors import ConfigError
from corr.wire.errors import ConnectionLost, LoginRefused
from corr.wire.smtp import AHEAD, Outgoing, Result, Results, Sender
from tests.mailserver import PASSWORD, USER, MoodyServer, letter, smtp_settings
from tests.servers import seen, world

pytestmark = pytest.mark.slow


@pytest.fixture
def server():
    with MoodyServer() as it:
        yield it


@pytest.fixture
def either(servers):
    """A server of either kind, which keeps what it was given to send."""
    with world(servers) as it:
        yield it


def mail(number, recipient="aino", raw=None, sender=USER):
    return Outgoing(
        id=str(number),
        sender=sender,
        recipient=recipient if "@" in recipient else f"{recipient}@players.test",
        raw=letter(number) if raw is None else raw,
    )


def deliver(sender, *mails) -> dict[str, Result]:
    """The results by id; that each comes once is checked here for every test."""
    results: list[Result] = []
    sender.deliver(mails, results.extend)
    by_id = {result.id: result for result in results}
    assert len(by_id) == len(results)
    return by_id


def statuses(results) -> dict[str, str]:
    return {key: result.status for key, result in results.items()}


def test_bytes_go_out_as_they_are(either):
    raw = letter(1, "Tere õhtust\r\n.\r\n..dots\r\nFrom here".encode().decode())
    with Sender(smtp_settings(either.smtp_port)) as sender:
        results = deliver(sender, mail(1, raw=raw))
    assert statuses(results) == {"1": "sent"}
    assert results["1"].reply.startswith("250 2.0.0 ")
    assert seen(either, 1) == [("aino@players.test", raw)]


def test_an_empty_batch_is_no_work(server):
    with Sender(smtp_settings(server.smtp_port)) as sender:
        assert deliver(sender) == {}
    assert server.connections == 0


def test_mails_to_one_recipient_keep_their_order(server):
    names = ["aino", "bo", "cai", "dag", "eva"]
    mails = [mail(n, names[n % 5]) for n in range(60)]
    with Sender(smtp_settings(server.smtp_port, connections=4)) as sender:
        results = deliver(sender, *mails)
    assert set(statuses(results).values()) == {"sent"}
    for name in names:
        address = f"{name}@players.test"
        assert [raw for to, raw in server.seen if to == address] == [
            each.raw for each in mails if each.recipient == address
        ]


def test_connections_are_used_together_and_stay_open(server):
    with Sender(smtp_settings(server.smtp_port, connections=3)) as sender:
        for batch in range(3):
            deliver(sender, *(mail(f"{batch}{n}", f"p{n}") for n in range(6)))
    assert server.connections == 3
    assert len(server.seen) == 18


def test_a_refusal_for_ever_is_failed_and_for_now_is_later(server):
    moods = ["nobody", "busy", "full", "spam", "aino"]
    with Sender(smtp_settings(server.smtp_port, connections=1)) as sender:
        results = deliver(sender, *(mail(mood, mood) for mood in moods))
    assert statuses(results) == {
        "nobody": "failed",
        "busy": "later",
        "full": "later",
        "spam": "failed",
        "aino": "sent",
    }
    assert results["nobody"].reply == "550 5.1.1 no such user"
    assert results["full"].reply == "452 4.2.2 mailbox full"
    assert server.connections == 1


def test_mail_behind_one_that_must_wait_waits_too(server):
    mails = [mail(1, "full"), mail(2, "aino"), mail(3, "full")]
    with Sender(smtp_settings(server.smtp_port, connections=1)) as sender:
        results = deliver(sender, *mails)
    assert statuses(results) == {"1": "later", "2": "sent", "3": "later"}
    assert results["3"].reply == results["1"].reply


def test_mail_behind_one_that_failed_still_goes(server):
    with Sender(smtp_settings(server.smtp_port)) as sender:
        results = deliver(sender, mail(1, "Spam"), mail(2, "spam"), mail(3, "aino"))
    assert statuses(results)["3"] == "sent"


def test_an_address_that_cannot_be_said_is_failed_and_harms_nobody(server):
    bad = mail(1, "a b\r\nRCPT TO:<victim@players.test>@x")
    with Sender(smtp_settings(server.smtp_port, connections=1)) as sender:
        results = deliver(sender, bad, mail(2))
    assert statuses(results) == {"1": "failed", "2": "sent"}
    assert [to for to, _ in server.seen] == ["aino@players.test"]


def test_an_address_beyond_ascii_is_sent_if_the_server_can(either):
    with Sender(smtp_settings(either.smtp_port)) as sender:
        results = deliver(sender, mail(1, "õnne@players.test"))
    assert statuses(results) == {"1": "sent"}
    assert seen(either, 1)[0][0] == "õnne@players.test"


def test_a_whole_batch_arrives_by_several_connections(either):
    mails = [mail(n, f"p{n % 5}") for n in range(60)]
    with Sender(smtp_settings(either.smtp_port, connections=4)) as sender:
        results = deliver(sender, *mails)
    assert set(statuses(results).values()) == {"sent"}
    assert sorted(seen(either, 60)) == sorted((each.recipient, each.raw) for each in mails)


def test_a_mail_that_is_too_big_for_the_server_is_failed_and_the_next_one_goes(servers):
    with (
        world(servers, size_limit=100_000) as server,
        Sender(smtp_settings(server.smtp_port, connections=1)) as sender,
    ):
        results = deliver(sender, mail(1, raw=letter(1, "x" * 200_000)), mail(2))
        assert statuses(results) == {"1": "failed", "2": "sent"}
        assert seen(server, 1) == [("aino@players.test", letter(2))]
    assert results["1"].reply.startswith("552 ")


def test_the_null_sender_is_allowed(either):
    with Sender(smtp_settings(either.smtp_port)) as sender:
        assert statuses(deliver(sender, mail(1, sender=""))) == {"1": "sent"}
    assert seen(either, 1) == [("aino@players.test", letter(1))]


def test_a_connection_that_died_between_batches_is_renewed():
    with (
        MoodyServer(idle_seconds=0.3) as server,
        Sender(smtp_settings(server.smtp_port, connections=1)) as sender,
    ):
        first = deliver(sender, mail(1))
        time.sleep(0.8)
        second = deliver(sender, mail(2), mail(3))
    assert {**statuses(first), **statuses(second)} == {"1": "sent", "2": "sent", "3": "sent"}
    assert server.connections == 2
    assert [raw for _, raw in server.seen] == [letter(1), letter(2), letter(3)]


def test_a_server_that_hangs_up_before_the_mail_gets_it_on_a_new_connection(server):
    with Sender(smtp_settings(server.smtp_port, connections=1)) as sender:
        results = deliver(sender, mail(1), mail(2, "hangup"), mail(3))
    assert set(statuses(results).values()) == {"sent"}
    assert server.connections == 2
    assert len(server.seen) == 3


def test_a_mail_without_an_answer_is_later_and_not_sent_twice_at_once(server):
    with Sender(smtp_settings(server.smtp_port, connections=1)) as sender:
        results = deliver(sender, mail(1, "vanish"), mail(2))
    assert statuses(results) == {"1": "later", "2": "sent"}
    assert "no answer to the mail" in results["1"].reply
    assert [to for to, _ in server.seen] == ["vanish@players.test", "aino@players.test"]


def test_without_a_server_everything_is_later_and_only_one_connection_is_tried():
    with Sender(smtp_settings(1, connections=1)) as sender:
        started = time.monotonic()
        results = deliver(sender, *(mail(n, f"p{n}") for n in range(200)))
        assert time.monotonic() - started < 1
    assert set(statuses(results).values()) == {"later"}
    assert "127.0.0.1:1" in results["7"].reply


def test_a_server_that_comes_back_is_used_again(server):
    stopped = MoodyServer()
    with Sender(smtp_settings(stopped.smtp_port)) as sender:
        with stopped:
            assert statuses(deliver(sender, mail(1))) == {"1": "sent"}
        assert statuses(deliver(sender, mail(2))) == {"2": "later"}
        with MoodyServer(ports=(stopped.smtp_port, 0)):
            assert statuses(deliver(sender, mail(2))) == {"2": "sent"}


def test_login_is_made_if_there_is_a_user(servers):
    with (
        world(servers, accounts={USER: PASSWORD}) as server,
        Sender(smtp_settings(server.smtp_port, user=USER)) as sender,
    ):
        sender.check()
        assert statuses(deliver(sender, mail(1))) == {"1": "sent"}


def test_a_refused_login_is_later_for_the_mail_and_an_error_for_check(servers):
    with (
        world(servers, accounts={USER: "another"}) as server,
        Sender(smtp_settings(server.smtp_port, user=USER)) as sender,
    ):
        with pytest.raises(LoginRefused, match=rf"user {USER}: 535 [^(]"):
            sender.check()
        results = deliver(sender, mail(1))
    assert statuses(results) == {"1": "later"}
    assert PASSWORD not in results["1"].reply
    assert server.seen == []


def test_a_missing_password_is_later_for_the_mail_and_an_error_for_check(server):
    nothing = smtp_settings(server.smtp_port, user=USER, password_env="CORR_NO_SUCH_VARIABLE")
    with Sender(nothing) as sender:
        with pytest.raises(ConfigError, match="password_env"):
            sender.check()
        assert statuses(deliver(sender, mail(1))) == {"1": "later"}


def test_check_tells_that_nobody_listens():
    with Sender(smtp_settings(1)) as sender, pytest.raises(ConnectionLost):
        sender.check()


def test_results_gather_while_a_report_runs(server):
    groups = []

    def report(group):
        groups.append(len(group))
        while len(server.seen) < AHEAD:
            time.sleep(0.01)

    with Sender(smtp_settings(server.smtp_port)) as sender:
        sender.deliver([mail(n, f"p{n}") for n in range(100)], report)
    assert sum(groups) == 100
    assert sum(groups[:2]) >= AHEAD - 2, "all but what was under way on the two connections"


def test_a_result_is_reported_before_the_last_mail_is_sent(server):
    seen_at_first_report = []

    def report(group):
        if not seen_at_first_report:
            seen_at_first_report.append(len(server.seen))

    with Sender(smtp_settings(server.smtp_port, connections=1)) as sender:
        sender.deliver([mail(n, "slow") for n in range(3)], report)
    assert seen_at_first_report[0] < 3


@pytest.mark.parametrize(
    ("works", "turns"), [(10, "wrwrwrwrwrw"), (2, "wrwrwrrr"), (0, "wrrrrr")], ids=str
)
def test_other_work_goes_on_however_fast_results_come(works, turns):
    """A server that takes a mail in the time of a report holds up nothing else (w, report r)."""
    done = ""

    def report(group):
        nonlocal done
        done += "r"
        results.put(1) if done.count("r") < 5 else results.end()

    def meanwhile():
        nonlocal done
        done += "w"
        return done.count("w") <= works

    results = Results(report)
    results.put(1)
    results.report_all(meanwhile, lambda: None)
    assert done == turns


def test_reports_come_in_the_callers_thread(server):
    threads = set()
    with Sender(smtp_settings(server.smtp_port)) as sender:
        sender.deliver([mail(1)], lambda group: threads.add(threading.current_thread()))
    assert threads == {threading.current_thread()}


def test_a_report_that_fails_stops_the_batch_and_the_sender_goes_on(server):
    def report(group):
        raise OSError("disk full")

    with Sender(smtp_settings(server.smtp_port, connections=1)) as sender:
        with pytest.raises(OSError, match="disk full"):
            sender.deliver([mail(n, "slow") for n in range(30)], report)
        taken = len(server.seen)
        assert taken <= 3
        assert statuses(deliver(sender, mail("next"))) == {"next": "sent"}
    assert len(server.seen) == taken + 1
