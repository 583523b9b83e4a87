# A class pattern that binds __getnewargs_ex__.
# expect-strict: contained
# expect-standard: SystemError: matched
class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

match victim:
    case object(__getnewargs_ex__=found):
        raise SystemError("matched")
print("contained")
