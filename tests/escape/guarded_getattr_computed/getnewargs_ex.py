# getattr with __getnewargs_ex__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

name = "".join(map(chr, (
    95, 95, 103, 101, 116, 110, 101, 119, 97, 114, 103, 115, 95, 101, 120, 95, 95)))
found = getattr(victim, name)
print("contained")
