# The builtin compile is denied by the strict policy.
# expect-strict: NameError: compile
# expect-standard: contained
compile("1", "f", "eval")
print("contained")
