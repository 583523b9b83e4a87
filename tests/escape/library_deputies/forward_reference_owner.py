# A ForwardRef whose owner is a function of the library.
# option: --allow-import=typing,functools
# expect-strict: NameError: '_Function' | TypeError: 
# expect-standard: NameError: '_Function'
import functools
import typing

typing.ForwardRef("_Function", owner=functools.wraps).evaluate()
print("ESCAPED")
