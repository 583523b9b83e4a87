# hasattr tells whether there is __getnewargs__.
# expect-strict: contained
# expect-standard: SystemError: seen
victim = 'text'

if hasattr(victim, "__getnewargs__"):
    raise SystemError("seen")
print("contained")
