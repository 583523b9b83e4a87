# option: --policy standard
# stderr: ignore
# sys.excepthook() shows an exception; sys.unraisablehook gets exceptions that cannot propagate.
import io
import sys

saved = sys.stderr
sys.stderr = io.StringIO()
try:
    1 / 0
except ZeroDivisionError as error:
    sys.excepthook(*sys.exc_info())
    sys.__excepthook__(type(error), error, error.__traceback__)
text = sys.stderr.getvalue()
sys.stderr = saved
print(text.count("ZeroDivisionError: division by zero"), text.startswith("Traceback"))


class Bad:
    def __del__(self):
        raise ValueError("in del")


seen = []
sys.unraisablehook = seen.append
bad = Bad()
del bad
sys.unraisablehook = sys.__unraisablehook__
print(len(seen), seen[0].exc_type, seen[0].exc_value, seen[0].exc_traceback is not None)
print(callable(sys.unraisablehook))

#> 2 True
#> 1 <class 'ValueError'> in del True
#> True
