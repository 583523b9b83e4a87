# The type name is a str subclass that changes.
# option: --allow-import=collections
# expect-strict: ValueError: Type names and field names must be valid identifiers
# expect-standard: ValueError: Type names and field names must be valid identifiers
import collections


class Name(str):
    def __str__(self):
        return "x): print('ESCAPED'"


collections.namedtuple(Name("A"), [Name("b")])
print("ESCAPED")
