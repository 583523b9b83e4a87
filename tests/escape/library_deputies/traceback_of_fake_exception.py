# format_exception with an object that is not an exception.
# option: --allow-import=traceback
# expect-strict: TypeError: Exception expected
# expect-standard: TypeError: Exception expected
import traceback


class Fake:
    __traceback__ = None
    __cause__ = None


traceback.format_exception(Fake())
print("ESCAPED")
