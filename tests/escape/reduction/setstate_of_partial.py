# __setstate__ of functools.partial with a state of wrong types.
# option: --allow-import=functools
# expect-strict: AttributeError: '__setstate__'
# expect-standard: TypeError: invalid partial state
import functools

functools.partial(print).__setstate__((1, 2, 3, 4))
print("ESCAPED")
