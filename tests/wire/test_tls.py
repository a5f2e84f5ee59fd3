import gc
import shutil
import ssl
from contextlib import nullcontext

import pytest

from corr.wire.errors import CertificateRefused, ServerRefused, WireError
from corr.wire.imap import Mailbox
from corr.wire.look import look_at_smtp
from corr.wire.smtp import Outgoing, Sender
from tests.mailserver import (
    PASSWORD,
    USER,
    imap_settings,
    letter,
    make_certificates,
    smtp_settings,
)
from tests.servers import certified, host, seen, world

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificates"),
]

WAYS = ["tls", "starttls"]
MAIL = Outgoing(id="1", sender=USER, recipient="aino@players.test", raw=letter())


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    return make_certificates(tmp_path_factory.mktemp("ca"))


def imap_server(servers, certificates, security):
    return host(servers, accounts={USER: PASSWORD}, **certified(certificates, security))


def smtp_server(servers, certificates, security):
    return world(servers, accounts={USER: PASSWORD}, **certified(certificates, security))


@pytest.mark.parametrize("security", WAYS)
@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_imap_over_tls_trusts_the_given_authority(servers, certificates, security, name):
    with imap_server(servers, certificates, security) as server:
        server.append_many(USER, [letter()])
        settings = imap_settings(
            server.imap_port, host=name, security=security, ca_file=certificates[0]
        )
        with Mailbox(settings) as box:
            box.select()
            (mail,) = box.fetch_after(0, 10, 10_000)
            assert box.fetch_after(mail.uid, 10, 10_000) == []
            server.append_many(USER, [letter(2)])
            assert box.wait(10, lambda: False)
            assert isinstance(box._client.socket(), ssl.SSLSocket)
    assert mail.raw == letter()


@pytest.mark.parametrize("security", WAYS)
def test_imap_refuses_an_unknown_authority(servers, certificates, security):
    with (
        imap_server(servers, certificates, security) as server,
        pytest.raises(CertificateRefused),
    ):
        Mailbox(imap_settings(server.imap_port, security=security)).connect()


def test_imap_refuses_another_servers_certificate(servers, tmp_path):
    elsewhere = make_certificates(tmp_path, "DNS:elsewhere.test")
    with imap_server(servers, elsewhere, "tls") as server, pytest.raises(CertificateRefused):
        Mailbox(imap_settings(server.imap_port, security="tls", ca_file=elsewhere[0])).connect()


@pytest.mark.parametrize("known", [True, False])
def test_a_look_over_tls_leaves_nothing_open(servers, certificates, known):
    """What the loop did not live to close would be reported by the collector, an error here."""
    with smtp_server(servers, certificates, "tls") as server:
        settings = smtp_settings(
            server.smtp_port, security="tls", ca_file=certificates[0] if known else None
        )
        for _ in range(20):
            with nullcontext() if known else pytest.raises(CertificateRefused):
                look_at_smtp(settings, "corr.test")
            gc.collect()


def test_an_expired_certificate_is_refused_by_both(servers, tmp_path):
    expired = make_certificates(tmp_path, expired=True)
    with world(servers, **certified(expired, "tls")) as server:
        with pytest.raises(CertificateRefused, match="expired"):
            Mailbox(imap_settings(server.imap_port, security="tls", ca_file=expired[0])).connect()
        settings = smtp_settings(server.smtp_port, security="tls", ca_file=expired[0])
        with Sender(settings) as sender, pytest.raises(CertificateRefused, match="expired"):
            sender.check()


def test_imap_never_logs_in_when_starttls_is_not_offered(servers, certificates):
    with imap_server(servers, certificates, "none") as server:
        settings = imap_settings(server.imap_port, security="starttls", ca_file=certificates[0])
        with pytest.raises(ServerRefused, match="STARTTLS"):
            Mailbox(settings).connect()


@pytest.mark.parametrize("security", WAYS)
def test_smtp_over_tls_trusts_the_given_authority(servers, certificates, security):
    with smtp_server(servers, certificates, security) as server:
        settings = smtp_settings(
            server.smtp_port, security=security, ca_file=certificates[0], user=USER
        )
        results = []
        with Sender(settings) as sender:
            sender.deliver([MAIL], results.extend)
            sender.deliver([MAIL], results.extend)
        assert [result.status for result in results] == ["sent", "sent"]
        assert seen(server, 2) == [(MAIL.recipient, MAIL.raw)] * 2


def test_smtp_refuses_another_servers_certificate(servers, tmp_path):
    elsewhere = make_certificates(tmp_path, "DNS:elsewhere.test")
    with smtp_server(servers, elsewhere, "tls") as server:
        settings = smtp_settings(server.smtp_port, security="tls", ca_file=elsewhere[0])
        with Sender(settings) as sender, pytest.raises(CertificateRefused):
            sender.check()


@pytest.mark.parametrize("security", WAYS)
def test_smtp_refuses_an_unknown_authority(servers, certificates, security):
    with smtp_server(servers, certificates, security) as server:
        results = []
        with Sender(smtp_settings(server.smtp_port, security=security)) as sender:
            with pytest.raises(CertificateRefused):
                sender.check()
            sender.deliver([MAIL], results.extend)
        assert results[0].status == "later"
        assert server.seen == []


def test_smtp_never_sends_in_the_clear_when_starttls_is_not_offered(servers, certificates):
    with smtp_server(servers, certificates, "none") as server:
        settings = smtp_settings(server.smtp_port, security="starttls", ca_file=certificates[0])
        with Sender(settings) as sender, pytest.raises(WireError, match=r"(?i)starttls"):
            sender.check()
        assert server.seen == []


def test_a_missing_authority_file_is_told(tmp_path):
    with pytest.raises(CertificateRefused, match="ca_file"):
        Mailbox(imap_settings(1, security="tls", ca_file=tmp_path / "none.pem")).connect()
