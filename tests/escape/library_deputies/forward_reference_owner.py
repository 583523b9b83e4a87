# A ForwardRef whose owner is a function of the library.
# option: --allow-import=typing,functools
# expect-strict: NameError: name '_Function' is not defined
# expect-standard: NameError: '_Function'
import functools
import typing

typing.ForwardRef("_Function", owner=functools.wraps).evaluate()
print("ESCAPED")
