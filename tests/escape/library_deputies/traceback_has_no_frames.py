# The module traceback walks frames as the program itself could: not at all if they are guarded.
# option: --allow-import=traceback
# expect-strict: contained
# expect-standard: contained
import traceback


def attempt(function, *args, **kwargs):
    try:
        found = function(*args, **kwargs)
        return [type(each).__name__ for each in found]
    except AttributeError as error:
        if "blocked by policy" not in str(error):
            raise
        return []


try:
    1 / 0
except ZeroDivisionError as caught:
    error = caught
tb = error.__traceback__
found = []
for function, arguments in ((traceback.walk_tb, (tb,)), (traceback.walk_stack, (None,)),
                            (traceback.extract_stack, ()), (traceback.format_stack, ()),
                            (traceback.StackSummary.extract, (traceback.walk_tb(tb),))):
    found += attempt(function, *arguments)
attempt(lambda: traceback.print_stack() or ())
traceback.clear_frames(tb)
try:
    tb.tb_frame
    found.clear()  # the standard policy lets programs read frames
except AttributeError:
    pass
print("ESCAPED" if found else "contained")
