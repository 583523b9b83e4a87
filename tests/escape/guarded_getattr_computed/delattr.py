# getattr with __delattr__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    pass


victim = Account()

name = "".join(map(chr, (
    95, 95, 100, 101, 108, 97, 116, 116, 114, 95, 95)))
found = getattr(victim, name)
print("contained")
