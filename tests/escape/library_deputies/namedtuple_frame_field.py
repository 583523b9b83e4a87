# Guarded names without underscores can be fields; reading them is refused, indexing is not.
# option: --allow-import=collections
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
import collections

A = collections.namedtuple("A", ["gi_frame"])
assert A(1)[0] == 1
print("contained" if A(1).gi_frame == 1 else "ESCAPED")
