# A class pattern that binds __getstate__.
# expect-strict: contained
# expect-standard: SystemError: matched
class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

match victim:
    case object(__getstate__=found):
        raise SystemError("matched")
print("contained")
