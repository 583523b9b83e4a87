# A subclass of redirect_stdout names another attribute of sys, which the policy does not open, and looks for what was
# kept of it.
# option: --allow-import=contextlib
# expect-strict: contained
# expect-standard: contained
import contextlib


class Kept:
    def write(self, text):
        pass


class Reader(contextlib.redirect_stdout):
    _stream = "modules"


reader = Reader(Kept())
with reader:
    kept = [item for name in dir(reader) if not name.startswith("__") and isinstance(getattr(reader, name), list)
            for item in getattr(reader, name)]
if any(isinstance(item, dict) for item in kept):
    print("ESCAPED")
print("contained" if kept else "nothing was kept")
