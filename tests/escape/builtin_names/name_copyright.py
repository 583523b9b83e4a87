# The builtin copyright does not exist.
# expect-strict: NameError: copyright
# expect-standard: NameError: copyright
copyright
print("ESCAPED")
