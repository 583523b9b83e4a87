# hasattr tells whether there is __code__.
# expect-strict: contained
# expect-standard: SystemError: seen
def victim(secret=1):
    return secret


if hasattr(victim, "__code__"):
    raise SystemError("seen")
print("contained")
