# A class pattern that binds __setattr__.
# expect-strict: contained
# expect-standard: SystemError: matched
class Account:
    pass


victim = Account()

match victim:
    case object(__setattr__=found):
        raise SystemError("matched")
print("contained")
