"""What mail servers say about a sender, as they really say it, and as forgers would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.mail.letter import Stamps
from corr.mail.read.authentication import Verdict, believed, verdict

OURS = "mx.club.test"
GMAIL = (
    'mx.google.com; dkim=pass header.i=@gmail.com header.s=20230601 header.b="Zb3+/d=="; '
    "arc=pass (i=1); spf=pass (google.com: domain of anna@gmail.com designates 209.85.220.41 as "
    "permitted sender) smtp.mailfrom=anna@gmail.com; dmarc=pass (p=NONE sp=QUARANTINE dis=NONE) "
    "header.from=gmail.com; dara=pass header.i=@gmail.com"
)
YAHOO = (
    "atlas210.yahoo.com; dkim=pass header.i=@yahoo.com header.s=s2048; spf=pass "
    "smtp.mailfrom=yahoo.com; dmarc=pass(p=REJECT) header.from=yahoo.com;"
)
FASTMAIL = (
    "mx1.messagingengine.com; x-csa=none; x-ptr=pass smtp.helo=a.b policy.ptr=a.b; bimi=none (No "
    "BIMI records found); arc=none (no signatures found); dkim=pass (2048-bit rsa key sha256) "
    "header.d=club.se header.i=@club.se header.b=xyz header.a=rsa-sha256 header.s=s1 x-bits=2048; "
    "dmarc=pass policy.published-domain-policy=none (p=none,d=none,d.eval=none) "
    "policy.policy-from=p header.from=club.se; iprev=pass smtp.remote-ip=1.2.3.4 (a.b); "
    "spf=pass smtp.mailfrom=x@club.se smtp.helo=a.b"
)
MICROSOFT = (
    "spf=pass (sender IP is 40.92.0.1) smtp.mailfrom=outlook.com; dkim=pass (signature was "
    "verified) header.d=outlook.com;dmarc=pass action=none header.from=outlook.com;"
    "compauth=pass reason=100"
)


def judged(*statements: str, domain: str = "players.test", server: str = OURS) -> Verdict:
    return verdict([f"{server}; {'; '.join(statements)}"], OURS, domain)


# -- as servers write it ----


@pytest.mark.parametrize(
    ("field", "server", "domain", "expected"),
    [
        (GMAIL, "mx.google.com", "gmail.com", ("pass", "dmarc", "gmail.com", "20230601")),
        (YAHOO, "atlas210.yahoo.com", "yahoo.com", ("pass", "dmarc", "yahoo.com", "s2048")),
        (FASTMAIL, "mx1.messagingengine.com", "club.se", ("pass", "dmarc", "club.se", "s1")),
    ],
)
def test_the_forms_of_great_providers_are_read(field, server, domain, expected):
    found = verdict([field], server, domain)
    assert (found.result, found.method, found.domain, found.selector) == expected


def test_a_field_without_a_servers_name_as_microsoft_writes_it_says_nothing():
    for name in ("spf=pass", "outlook.com", OURS):
        assert verdict([MICROSOFT], name, "outlook.com") == Verdict()


@pytest.mark.parametrize(
    "head", [OURS, OURS.upper(), f"{OURS} 1", f'"{OURS}"', f"(a comment) {OURS}", f"  {OURS} "]
)
def test_the_servers_name_is_known_in_every_form(head):
    assert verdict([f"{head}; spf=pass smtp.mailfrom=a@b.se"], OURS, "b.se").result == "pass"


@pytest.mark.parametrize(
    "head",
    ["mx.club.test.evil.test", "evil.test", f"{OURS} 2", f"(x) (y) {OURS}x", "", f"a {OURS}"],
)
def test_no_other_name_is_taken_for_it(head):
    assert verdict([f"{head}; dmarc=pass header.from=b.se"], OURS, "b.se") == Verdict()


def test_nobody_is_believed_where_no_server_was_named():
    assert verdict(["; dmarc=pass header.from=b.se", "x; dmarc=fail"], "", "b.se") == Verdict()


@pytest.mark.parametrize("none", ["none", "", "spf=none", "dmarc=none header.from=players.test"])
def test_a_server_that_knows_nothing_says_nothing(none):
    assert judged(none) == Verdict()


# -- what counts ----


def test_dmarc_has_the_first_word():
    signed = "dkim=pass header.d=players.test header.s=k1"
    assert judged(signed, "dmarc=fail header.from=players.test").result == "fail"
    broken = "dkim=fail header.d=players.test"
    assert judged(broken, "dmarc=pass header.from=players.test").result == "pass"


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("dkim=pass header.d=players.test header.s=k1", "pass dkim players.test"),
        ("dkim=pass header.i=@players.test", "pass dkim players.test"),
        ("dkim=pass header.i=anna@Players.TEST.", "pass dkim players.test"),
        ("spf=pass smtp.mailfrom=anna@players.test", "pass spf players.test"),
        ("spf=pass smtp.mailfrom=players.test", "pass spf players.test"),
        ("dkim=fail header.d=players.test", "fail dkim players.test"),
        ("dmarc=fail header.from=players.test", "fail dmarc players.test"),
        ("dmarc=fail", "fail dmarc players.test"),
    ],
)
def test_a_result_about_the_senders_domain_counts(statement, expected):
    assert str(judged(statement)) == expected


@pytest.mark.parametrize(
    "statement",
    [
        "dkim=pass header.d=evil.test",
        "dkim=pass header.d=notplayers.test",
        "dkim=pass header.d=mail.players.test",
        "dkim=pass header.d=test",
        "dkim=pass",
        "dkim=pass header.b=players.test",
        "dkim=pass reason=players.test policy.d=players.test",
        "spf=pass smtp.mailfrom=anna@evil.test smtp.helo=players.test",
        "spf=pass smtp.helo=players.test",
        "dmarc=pass header.from=evil.test",
        "dmarc=bestguesspass header.from=players.test",
        "dkim=neutral (body hash did not verify) header.d=players.test",
        "x-dmarc=pass header.from=players.test",
        "sender-id=pass header.from=players.test",
    ],
)
def test_a_result_about_anything_else_does_not_count(statement):
    assert judged(statement) == Verdict()


def test_a_domain_above_the_senders_may_vouch_for_it_and_one_below_may_not():
    signed = "dkim=pass header.d=players.test"
    assert judged(signed, domain="mail.players.test").result == "pass"
    assert judged("dkim=pass header.d=me.players.test", domain="players.test") == Verdict()


@pytest.mark.parametrize("result", ["softfail", "neutral", "none", "temperror"])
def test_spf_that_is_not_sure_fails_nobody(result):
    assert judged(f"spf={result} smtp.mailfrom=anna@players.test") == Verdict()


@pytest.mark.parametrize("domain", ["players.test", "evil.test"])
def test_a_failed_spf_alone_is_a_fail(domain):
    assert judged(f"spf=fail smtp.mailfrom=anna@{domain}").result == "fail"
    others = f"spf=fail smtp.mailfrom=anna@{domain}", "dkim=pass header.d=evil.test"
    assert judged(*others).result == "fail"


@pytest.mark.parametrize(
    "good", ["dkim=pass header.d=players.test", "dmarc=pass header.from=players.test"]
)
def test_a_signature_of_the_sender_outweighs_a_failed_spf(good):
    assert judged("spf=fail smtp.mailfrom=anna@players.test", good).result == "pass"


def test_a_broken_signature_beside_a_whole_one_fails_nobody():
    broken, whole = "dkim=fail header.d=players.test header.s=a", "dkim=pass header.d=players.test"
    assert judged(broken, f"{whole} header.s=b") == Verdict(
        result="pass", method="dkim", domain="players.test", selector="b"
    )
    assert judged("dkim=fail header.d=lists.test") == Verdict()


def test_the_selector_is_that_of_the_senders_own_signature():
    found = judged(
        "dkim=pass header.d=esp.test header.s=esp",
        "dkim=pass header.d=players.test header.s=own",
        "dmarc=pass header.from=players.test",
    )
    assert found.selector == "own"


def test_a_domain_in_its_own_letters_is_the_one_of_the_dns():
    encoded = "påser.se".encode("idna").decode()
    assert judged(f"dmarc=pass header.from={encoded}", domain="påser.se").result == "pass"


# -- forgers ----


def test_only_the_topmost_field_of_our_server_counts():
    ours = f"{OURS}; dmarc=fail header.from=players.test"
    forged = f"{OURS}; dmarc=pass header.from=players.test"
    foreign = "mx.evil.test; dmarc=pass header.from=players.test"
    assert verdict([ours, forged, foreign], OURS, "players.test").result == "fail"
    assert verdict([foreign, ours, forged], OURS, "players.test").result == "fail"
    assert verdict([f"{OURS}; none", forged], OURS, "players.test").result == "none"


def test_of_each_method_the_topmost_field_that_tells_of_it_counts():
    ours = f"{OURS}; spf=fail smtp.mailfrom=players.test"
    signed = f"{OURS}; dkim=pass header.d=players.test; spf=pass smtp.mailfrom=players.test"
    assert verdict([ours, signed], OURS, "players.test").method == "dkim"
    broken = f'{OURS}; dmarc=none; dkim="; spf=fail'
    assert verdict([broken, signed], OURS, "players.test").method == "spf"
    assert verdict([ours, f"{OURS}; none", signed], OURS, "players.test").result == "fail"


@pytest.mark.parametrize(
    ("hops", "counts"),
    [
        ((), True),
        (("vm", "localhost", "10.1.2.3", "2002:a05:7208::1", OURS), True),
        (("store.club.test", OURS.upper(), "localhost.localdomain", "MX2.club.test"), True),
        (("inner.provider.test", OURS), True),
        (("inner.provider.test",), True),
        ((OURS, "mail.players.test"), False),
        ((OURS, "mail.players.test", OURS), False),
        ((OURS, "vm", f"{OURS}.evil.test"), False),
        ((OURS, "notclub.test"), False),
    ],
)
def test_below_a_received_from_elsewhere_under_one_of_ours_nothing_is_ours(hops, counts):
    field = f"{OURS}; dmarc=pass header.from=players.test"
    assert bool(believed([Stamps(fields=(field,), hops=hops)], OURS)) is counts


def test_a_field_of_ours_that_cannot_be_read_hides_the_ones_below():
    forged = f"{OURS}; dmarc=pass header.from=players.test"
    assert verdict([f"{OURS}; ((((", forged], OURS, "players.test") == Verdict()
    assert verdict([f'{OURS}; spf="', forged], OURS, "players.test") == Verdict()


@pytest.mark.parametrize(
    "statement",
    [
        'spf=pass smtp.mailfrom="a; dmarc=pass header.from=players.test"@evil.test',
        'spf=pass smtp.mailfrom="a\\"; dmarc=pass header.from=players.test; x=\\""@evil.test',
        "spf=pass (domain of a; dmarc=pass header.from=players.test) smtp.mailfrom=a@evil.test",
        "spf=pass (of (a); dmarc=pass header.from=players.test) smtp.mailfrom=a@evil.test",
        "spf=pass (of a\\); dmarc=pass header.from=players.test) smtp.mailfrom=a@evil.test",
        'spf=pass ("); dmarc=fail header.from=players.test; x=pass (") smtp.mailfrom=a@evil.test',
    ],
)
def test_what_a_sender_puts_into_an_address_is_no_result(statement):
    assert judged(statement).result != "pass"


def test_of_results_that_contradict_each_other_the_fail_counts():
    passed, failed = (f"dmarc={r} header.from=players.test" for r in ("pass", "fail"))
    assert judged(passed, failed).result == judged(failed, passed).result == "fail"


@given(st.lists(st.text(), max_size=5), st.text(), st.text())
def test_no_field_breaks_the_reader(fields, server, domain):
    assert verdict([f"{server}; {field}" for field in fields], server, domain).result in (
        "pass",
        "fail",
        "none",
    )


@given(st.text(alphabet='();"\\=./@ abcdkimspfdmarc\n\x00å'))
def test_no_statement_breaks_the_reader(text):
    judged(text, f"spf=pass {text}", f"dkim=pass header.d={text}")
