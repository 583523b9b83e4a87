# A generator-based manager sees the exception; its traceback's frames are guarded.
# option: --allow-import=contextlib
# expect-strict: AttributeError: 'tb_frame'
# expect-standard: contained
import contextlib


@contextlib.contextmanager
def manager():
    try:
        yield
    except ZeroDivisionError as error:
        frame = error.__traceback__.tb_frame
        print("ESCAPED" if "open" in frame.f_builtins else "contained")


with manager():
    1 / 0
