# Assigning __getstate__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

victim.__getstate__ = None
print("contained")
