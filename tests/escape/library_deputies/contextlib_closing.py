# contextlib calls methods of the guest's object by name, but no guarded one.
# option: --allow-import=contextlib
# expect-strict: contained
# expect-standard: contained
import contextlib

seen = []


class Thing:
    def __getattribute__(self, name):
        seen.append(name)
        return lambda *a: None


with contextlib.closing(Thing()):
    pass
print("contained" if seen == ["close"] else "ESCAPED")
