# A subclass of redirect_stdout has names of attributes of sys that are str subclasses and equal everything.
# option: --allow-import=contextlib
# expect-strict: contained
# expect-standard: contained
import contextlib


class Name(str):
    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


class Reader(contextlib.redirect_stdout):
    _stream = Name("modules")
    _name = _attribute = Name("modules")


stand_in = {"mine": None}
try:
    with Reader(stand_in) as found:
        pass
except AttributeError:
    found = None
if found is not stand_in and found is not None:
    print("ESCAPED")
print("contained")
