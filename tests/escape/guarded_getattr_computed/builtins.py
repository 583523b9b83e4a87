# getattr with __builtins__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def victim(secret=1):
    return secret


name = "".join(map(chr, (
    95, 95, 98, 117, 105, 108, 116, 105, 110, 115, 95, 95)))
found = getattr(victim, name)
print("contained")
