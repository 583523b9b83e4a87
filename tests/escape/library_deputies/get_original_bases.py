# types.get_original_bases answers __bases__ where a class has no other: as a guest asks.
# option: --allow-import=types
# expect-strict: AttributeError: '__bases__'
# expect-standard: contained
import types

print("contained" if types.get_original_bases(bool) == (int,) else "ESCAPED")
