# Assigning __getattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getattr__(self, name):
        return name


victim = Account()

victim.__getattr__ = None
print("contained")
