# A class pattern that binds __getattr__.
# expect-strict: contained
# expect-standard: SystemError: matched
class Account:
    def __getattr__(self, name):
        return name


victim = Account()

match victim:
    case object(__getattr__=found):
        raise SystemError("matched")
print("contained")
