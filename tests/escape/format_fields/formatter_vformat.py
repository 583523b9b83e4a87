# string.Formatter is Python code of the library: a template does not get its right to guarded names.
# option: --allow-import=string
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
import string


def f():
    pass


string.Formatter().vformat("{a.__code__}", (), {"a": f})
print("contained")
