# getattr with __base__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


name = "".join(map(chr, (
    95, 95, 98, 97, 115, 101, 95, 95)))
found = getattr(victim, name)
print("contained")
