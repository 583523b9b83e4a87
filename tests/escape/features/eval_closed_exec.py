# The feature eval closed: no exec.
# option: --disable eval
# expect-strict: NameError: exec
# expect-standard: NameError: exec
exec("1")
print("ESCAPED")
