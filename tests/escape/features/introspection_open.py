# The feature introspection opens the guest's own names.
# option: --enable introspection
# expect-strict: contained
# expect-standard: contained
x = 1
assert globals()["x"] == locals()["x"] == 1
print("contained")
