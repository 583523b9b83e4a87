# Runs a batch of scripts under the CPython that executes this file and captures what each prints.
#
# The request is a JSON list of {"name", "source", "modules"}, where modules is {path: text} of importable files. The
# response is a JSON list of {"stdout", "stderr"}, the text that `python NAME` would have written. Every script gets a
# fresh module namespace called __main__ and the full recursion limit. It is also a file NAME in the working folder,
# because CPython reads the source line of some syntax errors from it. tools/test.py runs this file as a process
# under an installed python3, and tools/oracle.mjs loads it into CPython 3.14 compiled to WebAssembly.

import builtins
import contextlib
import importlib
import io
import json
import linecache
import os
import sys
import tempfile
import traceback
import types

RECURSION_LIMIT = 1000


def stack_depth():
    depth = 0
    frame = sys._getframe()
    while frame is not None:
        depth += 1
        frame = frame.f_back
    return depth


def captured_stream(errors):
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors=errors, newline="\n",
                            write_through=True)


@contextlib.contextmanager
def module_folder(modules):
    """Writes {"package/name.py": text} to files that can be imported while the script runs."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in modules.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        saved_modules = dict(sys.modules)
        sys.path.insert(0, folder)
        importlib.invalidate_caches()
        yield
        sys.path.remove(folder)
        for name in set(sys.modules) - set(saved_modules):
            del sys.modules[name]


@contextlib.contextmanager
def virtual_time():
    """Makes the event loops of asyncio jump to the next timer instead of waiting for it."""
    import asyncio
    from asyncio import base_events, events

    class Selector:
        def select(self, timeout):
            if timeout is None:
                raise RuntimeError("Event loop is deadlocked: everything waits and nothing can "
                                   "happen")
            VirtualLoop.now += max(timeout, 0)
            return []

    class VirtualLoop(base_events.BaseEventLoop):
        now = 0.0

        def __init__(self):
            super().__init__()
            self._selector = Selector()

        def time(self):
            return VirtualLoop.now

        def _process_events(self, event_list):
            pass

        def _write_to_self(self):
            pass

    def run(main, *, debug=None, loop_factory=None):
        if events._get_running_loop() is not None:
            raise RuntimeError("asyncio.run() cannot be called from a running event loop")
        with asyncio.Runner(debug=debug, loop_factory=loop_factory) as runner:
            return runner.run(main)

    running = events._get_running_loop()
    saved = asyncio.run, events.new_event_loop, asyncio.new_event_loop
    events._set_running_loop(None)
    asyncio.run = run
    events.new_event_loop = asyncio.new_event_loop = VirtualLoop
    try:
        yield
    finally:
        asyncio.run, events.new_event_loop, asyncio.new_event_loop = saved
        events._set_running_loop(running)


def run_script(name, source):
    module = types.ModuleType("__main__")
    module.__file__ = name
    module.__builtins__ = builtins
    saved_builtins = dict(builtins.__dict__)
    saved_streams = sys.stdout, sys.stderr
    saved_main = sys.modules.get("__main__")
    saved_limit = sys.getrecursionlimit()
    out = captured_stream("strict")
    err = captured_stream("backslashreplace")
    sys.modules["__main__"] = module
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    sys.stdout, sys.stderr = out, err
    with open(name, "w", encoding="utf-8", newline="") as file:
        file.write(source)
    try:
        sys.setrecursionlimit(RECURSION_LIMIT + stack_depth() - 1)
        with virtual_time() if "asyncio" in source else contextlib.nullcontext():
            exec(compile(source, name, "exec", dont_inherit=True), module.__dict__)
    except BaseException as error:
        sys.setrecursionlimit(saved_limit + RECURSION_LIMIT)
        if error.__traceback__ is not None:
            error.__traceback__ = error.__traceback__.tb_next
        traceback.print_exception(error, file=err)
    finally:
        sys.setrecursionlimit(saved_limit)
        sys.stdout, sys.stderr = saved_streams
        if saved_main is not None:
            sys.modules["__main__"] = saved_main
        linecache.cache.pop(name, None)
        os.remove(name)
        for key in list(builtins.__dict__):
            if key not in saved_builtins:
                del builtins.__dict__[key]
        builtins.__dict__.update(saved_builtins)
    return {"stdout": out.buffer.getvalue().decode("utf-8"),
            "stderr": err.buffer.getvalue().decode("utf-8")}


def run_batch(request):
    home = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        results = []
        for item in json.loads(request):
            with module_folder(item["modules"]) if item["modules"] else contextlib.nullcontext():
                results.append(run_script(item["name"], item["source"]))
        os.chdir(home)
    return json.dumps(results)


if __name__ == "__main__":
    sys.stdout.write(run_batch(sys.stdin.read()))
