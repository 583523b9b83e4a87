# A field of str.format that reads __getstate__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

found = "{0.__getstate__}".format(victim)
print("contained")
