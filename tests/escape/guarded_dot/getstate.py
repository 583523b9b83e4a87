# Reading __getstate__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

found = victim.__getstate__
print("contained")
