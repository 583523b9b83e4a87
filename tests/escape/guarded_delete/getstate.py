# Deleting __getstate__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Account' object has no attribute '__getstate__'
class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

delattr(victim, "__getstate__")
print("contained")
