# The library continues to use the module.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import textwrap
assert textwrap.fill("a b", 2) == "a\nb"
print("contained")
