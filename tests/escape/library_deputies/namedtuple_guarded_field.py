# A field with a guarded name cannot be read as an attribute.
# option: --allow-import=collections
# expect-strict: ValueError: cannot start with an underscore
# expect-standard: ValueError: cannot start with an underscore
import collections

collections.namedtuple("A", ["__globals__"])
print("ESCAPED")
