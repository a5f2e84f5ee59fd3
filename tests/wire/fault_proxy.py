"""A TCP proxy that does to a connection what networks and servers do: cut, stall, drip, lie.

It stands between a client and a real server on this machine. `down` is what the server says,
`up` what the client says. Each new connection takes the next plan; one without a plan is passed
on faithfully.
"""

import socket
import struct
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import ClassVar, Literal, Self

from msgspec import Struct

HOST = "127.0.0.1"
_RESET = struct.pack("ii", 1, 0)


class Fault(Struct, frozen=True, kw_only=True):
    """What happens to one direction of a connection, and where.

    `at` is a number of bytes, or words of the stream: then `act` follows after them (`before`:
    in their place). `fin` and `rst` end the connection, `mute` ends it as soon as the other
    direction would bring an answer, `stall` lets nothing more through, `drip` brings the rest
    byte by byte every `seconds`, `garble` spoils the next `count` bytes, `say` puts `words` in.
    """

    way: Literal["up", "down"] = "down"
    at: int | bytes = 0
    act: Literal["fin", "rst", "mute", "stall", "drip", "garble", "say"] = "fin"
    before: bool = False
    seconds: float = 0.1
    count: int = 20
    words: bytes = b""


class Plan(Struct, frozen=True, kw_only=True):
    """What happens to one connection. `greeting` is said instead of the server's first line."""

    faults: tuple[Fault, ...] = ()
    greeting: bytes = b""
    then: Literal["go on", "fin", "stall"] = "go on"


class FaultProxy:
    """Listens on `port` in front of `target`, a port of this machine.

    `always` is for the connections for which no plan of its own is left. `accepted` counts
    them, `heard` is all that clients said.
    """

    def __init__(self, target: int, *plans: Plan, always: Plan | None = None) -> None:
        self.target = target
        self.plans = deque(plans)
        self.always = always or Plan()
        self.accepted = 0
        self.heard = bytearray()
        self.over = threading.Event()
        self._pairs: list[_Pair] = []
        self._listener = socket.create_server((HOST, 0))
        self.port = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Refuse new connections and end those that are open."""
        self.over.set()
        self.refuse()
        self.cut()

    def refuse(self) -> None:
        """Stop listening: who connects from now on is refused."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join(5)

    def listen(self) -> None:
        """Listen on the same port again."""
        self._listener = socket.create_server((HOST, self.port))
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def cut(self, *, reset: bool = False) -> None:
        """End every connection that is open."""
        for pair in self._pairs:
            pair.end(reset=reset)
        self._pairs.clear()

    def next(self, *plans: Plan | Fault) -> None:
        """Do this to the next connections, one plan each."""
        self.plans.extend(
            Plan(faults=(plan,)) if isinstance(plan, Fault) else plan for plan in plans
        )

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            self.accepted += 1
            plan = self.plans.popleft() if self.plans else self.always
            try:
                server = socket.create_connection((HOST, self.target), 5)
            except OSError:
                client.close()
                continue
            pair = _Pair(client, server, plan, self)
            self._pairs.append(pair)
            pair.start()


class _Pair:
    """One connection of a client, passed on."""

    def __init__(
        self, client: socket.socket, server: socket.socket, plan: Plan, proxy: FaultProxy
    ) -> None:
        for wire in (client, server):
            wire.settimeout(None)
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.client, self.server, self.plan = client, server, plan
        self.over, self.heard = proxy.over, proxy.heard
        self.is_muted = False
        self.has_ended = False
        self.lock = threading.Lock()

    def start(self) -> None:
        for way, source, sink in (
            ("up", self.client, self.server),
            ("down", self.server, self.client),
        ):
            faults = [fault for fault in self.plan.faults if fault.way == way]
            greeting = self.plan.greeting if way == "down" else b""
            flow = _Flow(self, source, sink, faults, greeting, way)
            threading.Thread(target=flow.run, daemon=True).start()

    def end(self, *, reset: bool) -> None:
        """End both halves, once; to whoever waits in `recv` it is the end of the stream."""
        with self.lock:
            if self.has_ended:
                return
            self.has_ended = True
            for wire in (self.client, self.server):
                with suppress(OSError):
                    if reset:
                        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
                    wire.shutdown(socket.SHUT_RD if reset else socket.SHUT_RDWR)
                wire.close()


class _Flow:
    """One direction of a connection."""

    def __init__(
        self,
        pair: _Pair,
        source: socket.socket,
        sink: socket.socket,
        faults: Iterable[Fault],
        greeting: bytes,
        way: str,
    ) -> None:
        self.pair, self.source, self.sink = pair, source, sink
        self.faults = deque(faults)
        self.greeting = greeting
        self.way = way
        self.tail = b""
        self.passed = 0
        self.spoil = 0

    def run(self) -> None:
        try:
            if self.greeting:
                self._greet()
            while data := self.source.recv(65_536):
                if self.way == "down" and self.pair.is_muted:
                    self.pair.end(reset=False)
                    return
                if self.way == "up":
                    self.pair.heard.extend(data)
                self._pass(data)
        except OSError:
            pass
        self.pair.end(reset=False)

    def _greet(self) -> None:
        self.source.recv(65_536)
        self.sink.sendall(self.greeting)
        if self.pair.plan.then == "fin":
            raise OSError
        if self.pair.plan.then == "stall":
            self.pair.over.wait()

    def _pass(self, data: bytes) -> None:
        while data and self.faults:
            fault = self.faults[0]
            end = self._reached(fault, data)
            if end is None:
                break
            self.faults.popleft()
            start = end
            if fault.before and isinstance(fault.at, bytes):
                start = max(0, end - len(fault.at))
            # The answer may be here before the next line is: it has to find the silence.
            self.pair.is_muted |= fault.act == "mute"
            self._send(data[:start])
            data = self._ACTS[fault.act](self, fault, data[end:])
        self._send(data)

    def _reached(self, fault: Fault, data: bytes) -> int | None:
        """Where in the data the place of the fault ends, if it is there."""
        if isinstance(fault.at, int):
            end = fault.at - self.passed
            return max(end, 0) if end <= len(data) else None
        found = (self.tail + data).find(fault.at)
        return None if found < 0 else found + len(fault.at) - len(self.tail)

    def _send(self, data: bytes) -> None:
        if self.spoil and data:
            spoilt = bytes(byte ^ 0x55 for byte in data[: self.spoil])
            data, self.spoil = spoilt + data[len(spoilt) :], self.spoil - len(spoilt)
        self.passed += len(data)
        self.tail = (self.tail + data)[-200:]
        self.sink.sendall(data)

    def _end(self, fault: Fault, rest: bytes) -> bytes:
        self.pair.end(reset=fault.act == "rst")
        raise OSError

    def _mute(self, fault: Fault, rest: bytes) -> bytes:
        return rest

    def _stall(self, fault: Fault, rest: bytes) -> bytes:
        self.pair.over.wait()
        raise OSError

    def _drip(self, fault: Fault, rest: bytes) -> bytes:
        while True:
            for byte in rest:
                self._send(bytes([byte]))
                if self.pair.over.wait(fault.seconds):
                    raise OSError
            rest = self.source.recv(65_536)
            if not rest:
                raise OSError

    def _garble(self, fault: Fault, rest: bytes) -> bytes:
        self.spoil = fault.count
        return rest

    def _say(self, fault: Fault, rest: bytes) -> bytes:
        self._send(fault.words)
        self.tail = b""
        return rest

    _ACTS: ClassVar = {
        "fin": _end,
        "rst": _end,
        "mute": _mute,
        "stall": _stall,
        "drip": _drip,
        "garble": _garble,
        "say": _say,
    }


def eventually(condition: Callable[[], object], seconds: float = 20.0) -> float:
    """Wait for something, not for ever; how long it took."""
    begun = time.monotonic()
    while not condition():
        assert time.monotonic() - begun < seconds, "nothing happened"
        time.sleep(0.02)
    return time.monotonic() - begun
