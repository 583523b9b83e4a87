# getattr with __func__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: __func__
victim = len

name = "".join(map(chr, (
    95, 95, 102, 117, 110, 99, 95, 95)))
found = getattr(victim, name)
print("contained")
