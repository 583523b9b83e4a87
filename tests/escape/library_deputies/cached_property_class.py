# The same with a class.
# option: --allow-import=functools
# expect-strict: TypeError: No '__dict__' attribute
# expect-standard: TypeError: does not support item assignment
import functools

c = functools.cached_property(lambda self: "ESCAPED")
c.__set_name__(object, "brand_new")
print(c.__get__(int, type))
