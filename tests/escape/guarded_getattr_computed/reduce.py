# getattr with __reduce__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = object()

name = "".join(map(chr, (
    95, 95, 114, 101, 100, 117, 99, 101, 95, 95)))
found = getattr(victim, name)
print("contained")
