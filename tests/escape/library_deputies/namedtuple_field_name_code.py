# collections.namedtuple: a field name that would be code.
# option: --allow-import=collections
# expect-strict: ValueError: Type names and field names must be valid identifiers
# expect-standard: ValueError: Type names and field names must be valid identifiers
import collections

collections.namedtuple("A", ["x, y): pass\nprint('ESCAPED')\nlambda (a"])
