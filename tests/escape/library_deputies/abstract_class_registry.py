# abc keeps which classes it knows; the guarded _abc_impl leads there.
# option: --allow-import=collections
# expect-strict: ImportError: import of 'collections.abc' | AttributeError: '_abc_impl'
# expect-standard: contained
from collections.abc import Sequence

print("contained" if Sequence._abc_impl else "ESCAPED")
