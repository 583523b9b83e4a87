# getattr with __getstate__ put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

name = "".join(map(chr, (
    95, 95, 103, 101, 116, 115, 116, 97, 116, 101, 95, 95)))
found = getattr(victim, name)
print("contained")
