# getattr with __mro__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


name = "".join(map(chr, (
    95, 95, 109, 114, 111, 95, 95)))
found = getattr(victim, name)
print("contained")
