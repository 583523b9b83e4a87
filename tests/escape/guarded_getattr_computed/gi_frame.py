# getattr with gi_frame put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = (x for x in (1,))

name = "".join(map(chr, (
    103, 105, 95, 102, 114, 97, 109, 101)))
found = getattr(victim, name)
print("contained")
