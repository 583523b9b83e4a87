# The feature traceback opens the module traceback.
# option: --enable traceback
# expect-strict: contained
# expect-standard: contained
import traceback

assert traceback.format_exception_only(ValueError('x')) == ['ValueError: x\n']
print("contained")
