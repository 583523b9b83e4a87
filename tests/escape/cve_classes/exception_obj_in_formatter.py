# CVE-2024-47532: string.Formatter raises an AttributeError whose obj is the object that it was traversing.
# option: --allow-import=string
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import string


def f():
    pass


try:
    string.Formatter().format("{0.nothing}", f)
except AttributeError as error:
    found = error.obj
print("contained" if found.__globals__ else "ESCAPED")
