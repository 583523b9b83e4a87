# hasattr tells whether there is __setattr__.
# expect-strict: contained
# expect-standard: SystemError: seen
class Account:
    pass


victim = Account()

if hasattr(victim, "__setattr__"):
    raise SystemError("seen")
print("contained")
