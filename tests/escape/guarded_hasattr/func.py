# hasattr tells whether there is __func__.
# expect-strict: contained
# expect-standard: contained
victim = len

if hasattr(victim, "__func__"):
    raise SystemError("seen")
print("contained")
