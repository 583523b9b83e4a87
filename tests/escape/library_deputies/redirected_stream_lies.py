# The name is a str subclass that equals a standard stream.
# option: --allow-import=contextlib
# expect-strict: ValueError: not a standard stream
# expect-standard: ValueError: not a standard stream
import contextlib


class Name(str):
    def __eq__(self, other):
        return True
    __hash__ = str.__hash__


class Reader(contextlib.redirect_stdout):
    _stream = Name("modules")


with Reader(None):
    print("ESCAPED")
