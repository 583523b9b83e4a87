# TracebackException with capture_locals would show variables of other frames.
# option: --allow-import=traceback
# expect-strict: contained
# expect-standard: contained
import traceback


def f():
    secret = "hidden"
    1 / 0


try:
    f()
except ZeroDivisionError as error:
    text = "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
print("contained" if "'hidden'" not in text.replace('secret = "hidden"', "") else "ESCAPED")
