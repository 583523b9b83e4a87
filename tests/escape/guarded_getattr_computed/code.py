# getattr with __code__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def victim(secret=1):
    return secret


name = "".join(map(chr, (
    95, 95, 99, 111, 100, 101, 95, 95)))
found = getattr(victim, name)
print("contained")
