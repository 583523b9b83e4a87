# hasattr tells whether there is __globals__.
# expect-strict: contained
# expect-standard: SystemError: seen
def victim(secret=1):
    return secret


if hasattr(victim, "__globals__"):
    raise SystemError("seen")
print("contained")
