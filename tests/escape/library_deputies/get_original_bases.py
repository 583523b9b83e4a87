# types.get_original_bases returns __bases__ if a class has no others, with the guest's rights.
# option: --allow-import=types
# expect-strict: AttributeError: '__bases__'
# expect-standard: contained
import types

print("contained" if types.get_original_bases(bool) == (int,) else "ESCAPED")
