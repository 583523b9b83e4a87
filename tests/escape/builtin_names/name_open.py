# The builtin open does not exist.
# expect-strict: NameError: open
# expect-standard: NameError: open
open
print("ESCAPED")
