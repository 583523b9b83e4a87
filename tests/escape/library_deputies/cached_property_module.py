# cached_property reads and writes the __dict__ of its instance: here a module, under a chosen name.
# option: --allow-import=functools,math
# expect-strict: TypeError: No '__dict__' attribute
# expect-standard: contained
import functools
import math

c = functools.cached_property(lambda self: None)
c.__set_name__(object, "__loader__")
print("contained" if c.__get__(math, type(math)) is None else "ESCAPED")
