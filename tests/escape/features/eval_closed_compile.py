# The feature eval closed: no compile.
# option: --disable eval
# expect-strict: NameError: compile
# expect-standard: NameError: compile
compile("1", "f", "eval")
print("ESCAPED")
