# The feature itertools opens the module itertools.
# option: --enable itertools
# expect-strict: contained
# expect-standard: contained
import itertools

assert list(itertools.chain([1], [2])) == [1, 2]
print("contained")
