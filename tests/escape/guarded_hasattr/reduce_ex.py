# hasattr tells whether there is __reduce_ex__.
# expect-strict: contained
# expect-standard: SystemError: seen
victim = print

if hasattr(victim, "__reduce_ex__"):
    raise SystemError("seen")
print("contained")
