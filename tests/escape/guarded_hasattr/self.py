# hasattr tells whether there is __self__.
# expect-strict: contained
# expect-standard: SystemError: seen
victim = len

if hasattr(victim, "__self__"):
    raise SystemError("seen")
print("contained")
