# The module traceback reads guarded names, but returns only text and numbers.
# option: --allow-import traceback
# expect-strict: contained
# expect-standard: contained
import traceback


class Spy(Exception):
    seen = []

    def __setattr__(self, name, value):
        Spy.seen.append(value)
        super().__setattr__(name, value)


try:
    raise Spy("x") from ValueError("y")
except Spy as error:
    caught = error
te = traceback.TracebackException.from_exception(caught)
traceback.format_exception(caught, chain=False)
traceback.format_exception_only(caught)
kinds = {type(part).__name__ for entry in te.stack for part in entry}
frames = [name for name in dir(te.stack[0]) if "frame" in name and not name.startswith("__")]
leaked = [type(value).__name__ for value in Spy.seen]
print("contained" if kinds == {"str", "int"} and not frames and not leaked else (kinds, frames, leaked))
