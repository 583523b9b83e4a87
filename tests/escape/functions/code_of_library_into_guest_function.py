# The code of a library function in a function of the guest would bring its rights along.
# option: --allow-import=logging
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: the code of a built-in module cannot be exchanged
import logging


def f():
    pass


f.__code__ = logging.getLogRecordFactory.__code__
print("ESCAPED")
