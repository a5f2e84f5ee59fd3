"""What the receiving mail server found out about a letter's sender (RFC 8601).

Only what our server put on top under its own name is believed, be it one field or one of each
program that looked at the letter: whatever stands below the Received of its border, or under
another name, may have been written by the sender. Servers are required to remove such fields under
their own name before they add theirs (RFC 8601 §5).
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from authres import AuthenticationResultsHeader, AuthResError
from authres.core import AuthenticationResult
from msgspec import Struct

from corr.mail.letter import Stamps

_ABOUT: dict[str, tuple[tuple[str, str], ...]] = {
    "dmarc": (("header", "from"),),
    "dkim": (("header", "d"), ("header", "i")),
    "spf": (("smtp", "mailfrom"),),
}
"""Where each method names the domain that it speaks of."""


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether the sender's domain really sent the letter: `pass`, `fail`, or `none` (unknown).

    `method` (`dmarc`, `dkim`, `spf`) says so about `domain`; all "" for `none`. `selector` is
    that of the domain's key (DKIM) if one was named.
    """

    result: str = "none"
    method: str = ""
    domain: str = ""
    selector: str = ""

    def __str__(self) -> str:
        return " ".join(word for word in (self.result, self.method, self.domain) if word)


def verdict(fields: Sequence[str], authserv_id: str, domain: str) -> Verdict:
    """The verdict of the server `authserv_id` about a letter from somebody at `domain`.

    `fields` are those that are `believed`, the topmost first; of each method the topmost that
    tells of it counts, so that one below can add what no field above tells. DMARC has the first
    word. Without it a DKIM signature or SPF pass of the domain, or of one above it, is a pass,
    and a broken DKIM signature of theirs without any pass is a fail. So is a failed SPF, of
    whatever domain: honest forwarders break it, too, but DKIM comes through them. What cannot
    be read is left out.

    >>> field = "mx.club.example; dmarc=pass header.from=a.example"
    >>> str(verdict([field], "mx.club.example", "a.example"))
    'pass dmarc a.example'
    """
    found = _results(fields, authserv_id) if authserv_id else ()
    selector = _selector(found, domain)
    for method, result in (
        ("dmarc", "fail"),
        ("dmarc", "pass"),
        ("dkim", "pass"),
        ("spf", "pass"),
        ("dkim", "fail"),
        ("spf", "fail"),
    ):
        for one in found:
            about = _domain(one)
            speaks = (method, result) == ("spf", "fail") or _speaks_for(one, domain)
            if (one.method, one.result) == (method, result) and speaks:
                return Verdict(
                    result=result, method=method, domain=about or domain, selector=selector
                )
    return Verdict()


def _selector(found: Sequence[AuthenticationResult], domain: str) -> str:
    """The selector of the domain's DKIM signature, of one that holds if there is any."""
    signed = [one for one in found if one.method == "dkim" and _speaks_for(one, domain)]
    signed.sort(key=lambda one: one.result != "pass")
    return _property(signed[0], "header", "s")[:63] if signed else ""


def _speaks_for(result: AuthenticationResult, domain: str) -> bool:
    """Whether a result is about the domain.

    DMARC names the domain itself. A signature or envelope may be that of a domain above it, but
    of none below it: whoever has one of those (`me.dyndns.example`) need not be its owner.
    """
    about, wanted = _domain(result), _folded(domain)
    if result.method == "dmarc":
        return about in ("", wanted)
    return about == wanted or ("." in about and wanted.endswith(f".{about}"))


def _domain(result: AuthenticationResult) -> str:
    """The domain that a result names, "" if it names none."""
    for kind, name in _ABOUT.get(result.method, ()):
        value = _property(result, kind, name)
        if value:
            return _folded(value.rpartition("@")[2])
    return ""


def _property(result: AuthenticationResult, kind: str, name: str) -> str:
    values = (one.value for one in result.properties if (one.type, one.name) == (kind, name))
    return str(next(values, "") or "")


def _folded(domain: str) -> str:
    """The domain in lower case and the letters of the DNS, to be compared."""
    domain = domain.strip().rstrip(".").lower()
    try:
        return domain.encode("idna").decode("ascii")
    except UnicodeError:
        return domain


# -- reading the field ----


def stamped_by(field: str) -> str:
    """The name under which a server wrote an Authentication-Results, folded; "" without one.

    >>> stamped_by("MX.club.example 1; dmarc=pass header.from=a.example")
    'mx.club.example'
    >>> stamped_by("spf=pass smtp.mailfrom=a.example; dmarc=pass")  # as Microsoft 365 does
    ''
    """
    name = _parts(field)[0].partition(" ")[0].strip('"').lower()
    return "" if "=" in name else name


def believed(blocks: Sequence[Stamps], authserv_id: str) -> tuple[str, ...]:
    """The fields of that server in the topmost block with one; those of a sender are not.

    OpenDKIM, OpenDMARC and SPF's policy server write a field each. A Received from elsewhere below
    one of our own servers is the sender's: nothing under it is ours, whatever it says.
    """
    for block in blocks:
        hops = [_is_ours(hop, authserv_id) for hop in block.hops if _is_name(hop)]
        if (True, False) in pairwise(hops):
            break
        if mine := [one for one in block.fields if stamped_by(one) == authserv_id.lower()]:
            return tuple(mine)
    return ()


def _is_name(hop: str) -> bool:
    """Whether it says where a server stands, as neither `localhost` nor an address does."""
    return "." in hop and hop.upper() != hop.lower() and not hop.startswith("localhost")


def _is_ours(host: str, authserv_id: str) -> bool:
    """Whether a server has the same domain, `mx.club.example` as `store.club.example`."""
    name, above = authserv_id.lower(), authserv_id.lower().partition(".")[2]
    return host.lower() == name or host.lower().endswith(f".{above if '.' in above else name}")


def _results(fields: Sequence[str], authserv_id: str) -> tuple[AuthenticationResult, ...]:
    """What the fields of that server tell, of each method what the topmost says that has it."""
    found, told = list[AuthenticationResult](), set[str]()
    for field in fields:
        head, *statements = _parts(field)
        name, _, version = head.partition(" ")
        if name.strip('"').lower() != authserv_id.lower():
            continue
        results = [one for part in statements if part for one in _read(part)]
        if not results or version.strip() not in ("", "1"):
            break  # it knows nothing, or cannot be read: what stands below it knows no more
        found += [one for one in results if one.method not in told]
        told |= {part.partition("=")[0].partition("/")[0].strip().lower() for part in statements}
    return tuple(found)


def _parts(field: str) -> list[str]:
    """The field cut at its semicolons, without comments; quoted strings are left whole."""
    parts, depth, quoted = [list[str]()], 0, False
    signs = iter(field)
    for sign in signs:
        if sign == "\\":
            sign += next(signs, "")
        elif sign == '"' and not depth:
            quoted = not quoted
        elif sign == "(" and not quoted:
            depth += 1
        elif sign == ")" and depth:
            depth -= 1
            sign = " "
        elif sign == ";" and not depth and not quoted:
            parts.append([])
            continue
        if not depth:
            parts[-1].append(sign)
    return [" ".join("".join(part).split()) for part in parts]


def _read(statement: str) -> Iterator[AuthenticationResult]:
    """The result that one statement tells. Servers write more than the grammar allows."""
    try:
        header = AuthenticationResultsHeader.parse(f"Authentication-Results: x; {statement}")
    except (AuthResError, ValueError, LookupError):
        return
    yield from header.results
