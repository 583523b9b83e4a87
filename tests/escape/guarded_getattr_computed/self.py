# getattr with __self__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = len

name = "".join(map(chr, (
    95, 95, 115, 101, 108, 102, 95, 95)))
found = getattr(victim, name)
print("contained")
