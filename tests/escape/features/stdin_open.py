# The feature stdin opens input(); here the host provides no input.
# option: --enable stdin
# expect-strict: EOFError: EOF when reading a line
# expect-standard: EOFError: EOF when reading a line
input("? ")
print("ESCAPED")
