"""`goudkoorts serve` as a process of its own, for tests that look at it from outside."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

QUICK = {"GK_BOT_PAUSE_MS": "0", "GK_WARM_UP": "false", "GK_LOG": "debug", "GK_LIMIT_FACTOR": "100"}


class Process:
    """A server of its own."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.log = data / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "goudkoorts.cli", "serve", "--port", "0", "--data", str(data), "--lang", "en"],
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | QUICK | settings,
                text=True,
            )
        assert self.process.stdout is not None
        opened = self.process.stdout.readline()
        assert opened, self.log.read_text(encoding="utf-8")
        self.url = opened.split()[4]  # told once somebody answers there
        self.cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        headers = {"Origin": self.url, "Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with self._opener.open(request, timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text[:1] in (b"{", b"[") else text

    def socket(self, table: str, after: int = 0) -> ClientConnection:
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        headers = {"Cookie": cookie, "Origin": self.url}
        return connect(f"ws{self.url[4:]}/ws/tables/{table}?after={after}", additional_headers=headers)

    def kill(self, after_s: float = 0) -> None:
        """Let it die without a word."""
        time.sleep(after_s)
        self.process.kill()
        self.process.communicate(timeout=30)

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)
        return self.process.returncode


@contextmanager
def serving(url: str | None, **settings: str) -> Iterator[str]:
    """Use a server that runs, or start one with an empty data folder and generous limits."""
    if url:
        yield url
        return
    with tempfile.TemporaryDirectory() as data:
        running = Process(Path(data), GK_LIMIT_FACTOR="1000", GK_LOG="error", **settings)
        try:
            yield running.url
        finally:
            running.stop()
