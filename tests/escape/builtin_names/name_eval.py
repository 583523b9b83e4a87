# The builtin eval is denied by the strict policy.
# expect-strict: NameError: eval
# expect-standard: contained
eval("1 + 1")
print("contained")
