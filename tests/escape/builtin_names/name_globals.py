# The builtin globals is denied by the strict policy.
# expect-strict: NameError: globals
# expect-standard: contained
globals()
print("contained")
