# The feature introspection closed: no vars.
# option: --disable introspection
# expect-strict: NameError: vars
# expect-standard: NameError: vars
vars
print("ESCAPED")
