# getattr with __subclasses__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


name = "".join(map(chr, (
    95, 95, 115, 117, 98, 99, 108, 97, 115, 115, 101, 115, 95, 95)))
found = getattr(victim, name)
print("contained")
