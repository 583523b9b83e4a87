"""Process: the host's side of a worker. What it reads is hostile input."""

import os
import pathlib
import select
import signal
import socket
import subprocess
import sys
import threading
import time

from hognose._errors import HognoseError
from hognose.isolated._protocol import ProtocolError, receive, send

_PACKAGE = str(pathlib.Path(__file__).absolute().parents[2])
_BOOT = "import sys; sys.path.insert(0, sys.argv[2]); from hognose.isolated._worker import main; main()"
# The worker gets nothing of the host's environment but what its interpreter may need to start.
_KEPT = ("LD_LIBRARY_PATH", "PYTHONHOME")
STARTING_SECONDS = 60
_WATCH_SECONDS = 0.1
_PAGE = os.sysconf("SC_PAGE_SIZE")


class WorkerDied(HognoseError):
    """The worker ended, or had to be ended."""


class Process:
    def __init__(self):
        self._channel, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", "-B", "-c", _BOOT, str(theirs.fileno()), _PACKAGE],
                pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, env={name: os.environ[name] for name in _KEPT if name in os.environ})
        self._channel.setblocking(False)
        self._sending = threading.Lock()  # any thread may cancel
        self._count = 0                   # of requests

    @property
    def pid(self):
        return self._process.pid

    def is_alive(self):
        return self._channel is not None and self._process.poll() is None

    def send(self, op, **arguments):
        """Sends a request. WorkerDied if the worker does not take it."""
        self._send({"op": op, "arguments": arguments}, op not in ("return", "raise"))

    def cancel(self):
        """Cancels the latest request."""
        self._send({"op": "cancel", "arguments": {"count": self._count}}, False)

    def _send(self, message, is_request):
        with self._sending:
            if self._channel is None:
                raise WorkerDied("the worker has ended")
            try:
                send(_Blocking(self._channel), message)
            except OSError:
                raise WorkerDied(self.kill()) from None
            self._count += is_request

    def receive(self, seconds, most_memory=0):
        """The next message, which must come within that time; None: at any time. Meanwhile the worker's memory is
        watched: MemoryError if it has more bytes than that."""
        deadline = None if seconds is None else time.monotonic() + seconds

        def exactly(size):
            data = bytearray()
            while len(data) < size:
                left = _WATCH_SECONDS if deadline is None else min(_WATCH_SECONDS, deadline - time.monotonic())
                if left <= 0:
                    raise TimeoutError
                if not select.select([self._channel], [], [], left)[0]:
                    if most_memory and self._resident() > most_memory:
                        raise MemoryError
                    continue
                piece = self._channel.recv(min(size - len(data), 1 << 20))
                if not piece:
                    raise EOFError
                data += piece
            return bytes(data)
        if self._channel is None:
            raise WorkerDied("the worker has ended")
        try:
            return receive(exactly)
        except (EOFError, OSError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise WorkerDied(self.kill()) from None
        except ProtocolError as error:
            self.kill()
            raise WorkerDied(f"the worker broke the protocol: {error}") from None

    def _resident(self):
        try:
            with open(f"/proc/{self._process.pid}/statm", "rb") as file:
                return int(file.read().split()[1]) * _PAGE
        except (OSError, IndexError):
            return 0  # it has ended, or the system has no such file

    def kill(self):
        """Ends the worker, and returns how it ended."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None
        try:
            # A worker that crashes may still be on its way.
            self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return "the worker was ended"
        code = self._process.returncode
        return f"the worker ended with {f'signal {signal.Signals(-code).name}' if code < 0 else code}"


class _Blocking:
    """Sends on a socket that does not block, with a bound on the time."""

    def __init__(self, channel):
        self._channel = channel

    def sendall(self, data):
        view = memoryview(data)
        while view:
            if not select.select([], [self._channel], [], STARTING_SECONDS)[1]:
                raise OSError("the worker does not read")
            view = view[self._channel.send(view):]
