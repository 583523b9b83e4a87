# The same in an f-string.
# expect-strict: AttributeError: __mro__
# expect-standard: contained
text = f"{(1).__class__.__mro__}"
print("contained" if "int" in text else "ESCAPED")
