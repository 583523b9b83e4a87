# hasattr tells whether there is __delattr__.
# expect-strict: contained
# expect-standard: SystemError: seen
class Account:
    pass


victim = Account()

if hasattr(victim, "__delattr__"):
    raise SystemError("seen")
print("contained")
