# A class of two exceptions with different fields.
# expect-strict: TypeError: multiple bases have instance lay-out conflict
# expect-standard: TypeError: multiple bases have instance lay-out conflict
class E(OSError, SyntaxError):
    pass


print("ESCAPED")
