# str.format reads attributes by the same rules.
# expect-strict: AttributeError: __mro__
# expect-standard: contained
text = "{0.__class__.__mro__}".format(1)
print("contained" if "int" in text else "ESCAPED")
