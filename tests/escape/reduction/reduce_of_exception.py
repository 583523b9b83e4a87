# An exception's __reduce__ returns class, arguments and state.
# expect-strict: AttributeError: '__reduce__'
# expect-standard: contained
print("contained" if ValueError(1).__reduce__() == (ValueError, (1,)) else "ESCAPED")
