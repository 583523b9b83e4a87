# The feature introspection closed: no globals.
# option: --disable introspection
# expect-strict: NameError: globals
# expect-standard: NameError: globals
globals
print("ESCAPED")
