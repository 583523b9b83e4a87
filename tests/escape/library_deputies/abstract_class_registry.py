# abc records which classes it knows; the guarded _abc_impl leads to them.
# option: --allow-import=collections
# expect-strict: AttributeError: 'ABCMeta' object has no attribute '_abc_impl' (blocked by policy 'strict': it lists classes that an abstract
# expect-standard: contained
from collections.abc import Sequence

print("contained" if Sequence._abc_impl else "ESCAPED")
