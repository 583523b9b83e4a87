# hasattr tells whether there is __reduce__.
# expect-strict: contained
# expect-standard: SystemError: seen
victim = object()

if hasattr(victim, "__reduce__"):
    raise SystemError("seen")
print("contained")
