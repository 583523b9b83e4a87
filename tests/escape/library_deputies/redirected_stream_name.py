# A subclass of redirect_stdout that names another attribute of sys, which the policy does not open.
# option: --allow-import=contextlib
# expect-strict: ValueError: not a standard stream
# expect-standard: ValueError: not a standard stream
import contextlib


class Reader(contextlib.redirect_stdout):
    _stream = "modules"


with Reader(None) as found:
    print("ESCAPED")
