"""The worker: one sandbox, and a thread that reads, so that a run can be cancelled."""

import ctypes
import os
import queue
import resource
import signal
import socket
import sys
import threading
import time

import hognose
from hognose.isolated._protocol import ProtocolError, decode, encode, receive, send

_PR_SET_NO_NEW_PRIVS = 38


def confine():
    """What the process may do beyond what the engine allows a guest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is the host's
    ctypes.CDLL(None).prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    for limit in (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE):
        resource.setrlimit(limit, (0, 0))


class Worker:
    def __init__(self, channel):
        self._channel = channel
        self._messages = queue.SimpleQueue()
        self._sandbox = None
        self._sending = threading.Lock()
        self._requests = self._finished = 0

    def serve(self):
        threading.Thread(target=self._read, daemon=True).start()
        while True:
            message = self._messages.get()
            self._requests += 1
            try:
                answer = getattr(self, "do_" + message["op"])(**message["arguments"])
            except Exception as error:
                self._finished = self._requests
                self._send({"event": "refused", "type": type(error).__name__, "message": str(error)})
            else:
                self._finished = self._requests
                try:
                    self._send({"event": "done", "result": answer})
                except hognose.ConversionError as error:  # it is too large
                    left_out = {"value": None, "no_value": str(error), "files": ["l"], "no_files": str(error)}
                    self._send({"event": "done", "result": {**answer, **left_out}})

    def _read(self):
        def exactly(size):
            data = bytearray()
            while len(data) < size:
                piece = self._channel.recv(min(size - len(data), 1 << 20))
                if not piece:
                    os._exit(0)  # the host has gone
                data += piece
            return bytes(data)
        while True:
            message = receive(exactly)
            if message["op"] == "cancel":
                threading.Thread(target=self._cancel, args=[message["arguments"]["count"]], daemon=True).start()
            else:
                self._messages.put(message)

    def _cancel(self, count):
        # The run may not have begun yet, and before that there is nothing to cancel.
        while self._finished < count:
            if self._sandbox is not None:
                self._sandbox.cancel()
            time.sleep(0.005)

    def _send(self, message):
        with self._sending:
            send(self._channel, message)

    # --- what the host asks for

    def do_make(self, kind, profile, changes, options):
        policy = hognose.Policy(profile)
        for method, *arguments in changes:
            getattr(policy, method)(*arguments)
        made = hognose.Session if kind == "session" else hognose.Sandbox
        options = decode(options)
        if options["mounts"] is not None:
            options["mounts"] = {path: _Tree(self, number) for number, path in enumerate(options["mounts"])}
        self._sandbox = made(policy=policy, stream=self._stream, **options)
        confine()

    def do_define(self, signature):
        name = signature[:signature.index("(")]
        self._sandbox._engine.define(signature, lambda given: self._call(name, given), 0)

    def do_set_global(self, name, value):
        self._sandbox.set_global(name, decode(value))

    def do_run(self, code, inputs, filename):
        return self._result(self._sandbox.run(code, {name: decode(value) for name, value in inputs}, filename))

    def do_call(self, name, arguments, keywords):
        return self._result(self._sandbox.call(name, *decode(arguments), **decode(keywords)))

    def do_get_global(self, name):
        return self._result(self._sandbox._engine.get_global(name))

    def do_global_names(self):
        return self._result(self._sandbox._engine.global_names())

    def do_rollback(self):
        return self._sandbox.rollback()

    def do_discard(self):
        return self._sandbox.discard()

    def do_is_fresh(self):
        return self._sandbox.is_fresh

    def do_crash(self, number):
        """For tests: the process ends as by a fault."""
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    # --- what a run asks for

    def _stream(self, text, is_error):
        self._send({"event": "output", "text": text, "error": is_error})

    def _call(self, name, given):
        encoded = [None if item is None else [encode(item[0])] for item in given]
        return self.ask({"event": "call", "name": name, "given": encoded})

    def ask(self, message):
        """What the host returns, or raises."""
        self._send(message)
        answer = self._messages.get()
        if answer["op"] == "return":
            return decode(answer["arguments"]["value"])
        # A class of the exception's name: the engine looks no further.
        raise type(answer["arguments"]["type"], (Exception,), {})(answer["arguments"]["message"])

    @staticmethod
    def _result(result):
        outcome = result._outcome
        message = {name: getattr(outcome, name) for name in (
            "status", "output", "stderr", "stop_message", "error_type", "error_message", "traceback", "frames",
            "time_ms", "cpu_ms", "memory_bytes", "steps", "host_calls", "waits", "waited_ms")}
        message["working_folder"] = os.fsdecode(outcome.working_folder)
        message["files"] = encode(outcome.files)
        try:
            message["value"] = encode(outcome.return_value)
        except hognose.ConversionError as error:
            message["value"], message["no_value"] = None, str(error)
        return message


class _Tree:
    """A tree of files that the host has, by the number of its mount."""

    def __init__(self, worker, number):
        self._worker, self._number = worker, number

    def list(self, folder):
        return [hognose.MountEntry(os.fsdecode(name), is_folder, size)
                for name, is_folder, size in self._ask("list", folder)]

    def read(self, file):
        return self._ask("read", file)

    def _ask(self, event, path):
        answer = self._worker.ask({"event": event, "mount": self._number, "path": path})
        if answer is None:
            raise OSError(path)
        return answer


def main():
    channel = socket.socket(fileno=int(sys.argv[1]))
    Worker(channel).serve()
