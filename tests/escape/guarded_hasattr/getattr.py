# hasattr tells whether there is __getattr__.
# expect-strict: contained
# expect-standard: SystemError: seen
class Account:
    def __getattr__(self, name):
        return name


victim = Account()

if hasattr(victim, "__getattr__"):
    raise SystemError("seen")
print("contained")
