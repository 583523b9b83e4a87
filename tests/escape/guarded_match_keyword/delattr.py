# A class pattern that binds __delattr__.
# expect-strict: contained
# expect-standard: SystemError: matched
class Account:
    pass


victim = Account()

match victim:
    case object(__delattr__=found):
        raise SystemError("matched")
print("contained")
