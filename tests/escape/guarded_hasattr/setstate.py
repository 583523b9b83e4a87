# hasattr tells whether there is __setstate__.
# expect-strict: contained
# expect-standard: SystemError: seen
victim = ValueError('secret')

if hasattr(victim, "__setstate__"):
    raise SystemError("seen")
print("contained")
