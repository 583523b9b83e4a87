# The feature stdin opens input(); here the host gives nothing.
# option: --enable stdin
# expect-strict: EOFError: EOF when reading a line
# expect-standard: EOFError: EOF when reading a line
input("? ")
print("ESCAPED")
