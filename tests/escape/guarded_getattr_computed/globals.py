# getattr with __globals__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def victim(secret=1):
    return secret


name = "".join(map(chr, (
    95, 95, 103, 108, 111, 98, 97, 108, 115, 95, 95)))
found = getattr(victim, name)
print("contained")
