# Frames of built-in modules in tracebacks: no host object in their variables or globals.
# option: --allow-import *
# expect-strict: AttributeError: tb_frame
# expect-standard: contained
import json

try:
    json.loads("{")
except ValueError as e:
    entry = e.__traceback__
    while entry is not None:
        frame = entry.tb_frame
        names = dict(frame.f_locals)
        for name in ("open", "os", "posix"):
            assert name not in names and name not in (frame.f_globals or {}), name
        assert frame.f_globals.get("__loader__") is None
        entry = entry.tb_next
print("contained")
