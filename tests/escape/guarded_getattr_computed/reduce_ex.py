# getattr with __reduce_ex__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = print

name = "".join(map(chr, (
    95, 95, 114, 101, 100, 117, 99, 101, 95, 101, 120, 95, 95)))
found = getattr(victim, name)
print("contained")
