# getattr with __getnewargs__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = 'text'

name = "".join(map(chr, (
    95, 95, 103, 101, 116, 110, 101, 119, 97, 114, 103, 115, 95, 95)))
found = getattr(victim, name)
print("contained")
