# TracebackException with capture_locals shows variables of frames only to programs that may read frames.
# option: --allow-import=traceback
# expect-strict: contained
# expect-standard: contained
import traceback


def f():
    secret = "hidden"
    1 / 0


try:
    f()
except ZeroDivisionError as caught:
    error = caught
    text = "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
try:
    error.__traceback__.tb_frame
    text = ""
except AttributeError:
    pass
print("contained" if "'hidden'" not in text.replace('secret = "hidden"', "") else "ESCAPED")
