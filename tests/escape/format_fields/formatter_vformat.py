# string.Formatter is Python of the library: its right to guarded names is not lent to a template.
# option: --allow-import=string
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
import string


def f():
    pass


string.Formatter().vformat("{a.__code__}", (), {"a": f})
print("contained")
