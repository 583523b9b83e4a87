# The feature introspection closed: no locals.
# option: --disable introspection
# expect-strict: NameError: locals
# expect-standard: NameError: locals
locals
print("ESCAPED")
