# hasattr tells whether there is __getstate__.
# expect-strict: contained
# expect-standard: SystemError: seen
class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

if hasattr(victim, "__getstate__"):
    raise SystemError("seen")
print("contained")
