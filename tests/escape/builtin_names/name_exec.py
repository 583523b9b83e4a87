# The builtin exec is denied by the strict policy.
# expect-strict: NameError: exec
# expect-standard: contained
exec("x = 1")
print("contained")
