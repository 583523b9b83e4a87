# getattr with __setattr__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    pass


victim = Account()

name = "".join(map(chr, (
    95, 95, 115, 101, 116, 97, 116, 116, 114, 95, 95)))
found = getattr(victim, name)
print("contained")
