# getattr with __setstate__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = ValueError('secret')

name = "".join(map(chr, (
    95, 95, 115, 101, 116, 115, 116, 97, 116, 101, 95, 95)))
found = getattr(victim, name)
print("contained")
