# Reading __getattr__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getattr__(self, name):
        return name


victim = Account()

found = victim.__getattr__
print("contained")
