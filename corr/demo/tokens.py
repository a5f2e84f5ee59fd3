"""The corner of an OAuth2 provider that a mail server asks whose a token is (RFC 7662)."""

import json
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import parse_qs

_HOST = "127.0.0.1"


class TokenServer:
    """Answers on a port of this machine; `tokens` may be changed while it runs."""

    def __init__(self, tokens: Mapping[str, str]) -> None:
        """`tokens` are the valid ones, each with its user."""
        self.tokens = dict(tokens)
        self._server = ThreadingHTTPServer((_HOST, 0), self._handler())
        self.address = f"http://{_HOST}:{self._server.server_port}/introspect"
        self._thread = Thread(target=self._server.serve_forever, name="tokens", daemon=True)

    def start(self) -> None:
        """Answer."""
        self._thread.start()

    def stop(self) -> None:
        """Close the port."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
        self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        tokens = self.tokens

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers.get("Content-Length", 0))
                asked = parse_qs(self.rfile.read(size).decode())
                user = tokens.get(asked.get("token", [""])[0])
                answer = {"active": True, "username": user} if user else {"active": False}
                body = json.dumps(answer).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Say nothing: a token must not be in any log."""

        return Handler
