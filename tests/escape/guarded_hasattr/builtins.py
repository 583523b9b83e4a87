# hasattr tells whether there is __builtins__.
# expect-strict: contained
# expect-standard: SystemError: seen
def victim(secret=1):
    return secret


if hasattr(victim, "__builtins__"):
    raise SystemError("seen")
print("contained")
