"""Rounds of a beacon from a real server of HTTP, which may say anything."""

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from corr.wire.beacon import ask
from corr.wire.errors import ConnectionLost, ServerRefused

SIGNATURE = "ab" * 48


@contextmanager
def served(answers):
    """A server on this machine that answers paths; its address, and the paths asked for."""
    asked = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            status, body, to = answers.get(self.path, (404, b"", ""))
            self.send_response(status)
            if to:
                self.send_header("Location", to)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *words):
            """It says nothing on the terminal."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def told(number):
    body = {"round": number, "randomness": "00" * 32, "signature": SIGNATURE}
    return json.dumps(body).encode()


def test_a_round_is_asked_for_by_its_number():
    with served({"/public/1012": (200, told(1012), "")}) as (url, asked):
        assert ask(f"{url}/public", 1012) == SIGNATURE
        assert ask(f"{url}/public/", 1012) == SIGNATURE
        assert asked == ["/public/1012"] * 2


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (200, b""),
        (200, b"<html>"),
        (200, b"[" * 2000),
        (200, b"[1012]"),
        (200, b'{"round": 1012}'),
        (200, b'{"round": 1012, "signature": 7}'),
        (200, told(1013)),
        (200, told(1012) + b" " * 5000),
    ],
)
def test_an_answer_that_is_none_is_refused(status, body):
    with served({"/1012": (status, body, "")}) as (url, _), pytest.raises(ServerRefused):
        ask(url, 1012)


@pytest.mark.parametrize("status", [404, 425, 500])
def test_a_round_that_is_not_there_is_not_there_yet(status):
    with served({"/1012": (status, b"{}", "")}) as (url, _), pytest.raises(ConnectionLost):
        ask(url, 1012)


def test_an_answer_may_point_elsewhere_but_to_no_other_scheme(tmp_path):
    file = tmp_path / "1012"
    file.write_bytes(told(1012))
    answers = {
        "/1012": (302, b"", "/here/1012"),
        "/here/1012": (200, told(1012), ""),
        "/file/1012": (302, b"", file.as_uri()),
        "/https/1012": (302, b"", "https://127.0.0.1:1/1012"),
        "/round/1012": (302, b"", "/round/1012"),
    }
    with served(answers) as (url, _):
        assert ask(url, 1012) == SIGNATURE
        for way in ("file", "https", "round"):
            with pytest.raises(ConnectionLost):
                ask(f"{url}/{way}", 1012)


def test_a_server_that_is_not_there_is_asked_again_later():
    with served({}) as (url, _):
        pass
    with pytest.raises(ConnectionLost):
        ask(url, 1012)
