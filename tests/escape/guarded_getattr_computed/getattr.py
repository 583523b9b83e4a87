# getattr with __getattr__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getattr__(self, name):
        return name


victim = Account()

name = "".join(map(chr, (
    95, 95, 103, 101, 116, 97, 116, 116, 114, 95, 95)))
found = getattr(victim, name)
print("contained")
