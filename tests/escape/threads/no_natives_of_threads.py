# The natives that switch chains of frames are out of reach, and calls of them from a program change no thread.
# option: --allow-import threading
# expect-strict: contained
# expect-standard: contained
import threading

reached = []
try:
    globals_of_start = threading.Thread.start.__globals__
except AttributeError:
    globals_of_start = {}
for name in ("_thread", "_start_joinable_thread"):
    found = globals_of_start.get(name)
    inner = getattr(found, "__globals__", {})
    natives = inner.get("_threads")
    if natives is None:
        continue
    for call in ("go_on", "end_with"):
        native = getattr(natives, call, None)
        if native is None:
            continue
        for number in (0, 1, 2, 99, 2**40, -1):
            try:
                list(map(native, [number]))
                reached.append(call)
            except (RuntimeError, TypeError):
                pass
            try:
                native(number)
                reached.append(call)
            except (RuntimeError, TypeError):
                pass
print("contained" if not reached else "ESCAPED", *reached)
