# A format string that climbs and indexes: "{0.__class__.__mro__[1]}".
# expect-strict: AttributeError: '__mro__'
# expect-standard: contained
print("contained" if "{0.__class__.__mro__[1]}".format("") == "<class 'object'>" else "ESCAPED")
