# hasattr tells whether there is gi_code.
# expect-strict: contained
# expect-standard: SystemError: seen
victim = (x for x in (1,))

if hasattr(victim, "gi_code"):
    raise SystemError("seen")
print("contained")
