# The feature eval closed.
# option: --disable eval
# expect-strict: NameError: eval
# expect-standard: NameError: eval
eval("1")
print("ESCAPED")
