# Deleting __getattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Account' object has no attribute '__getattr__'
class Account:
    def __getattr__(self, name):
        return name


victim = Account()

delattr(victim, "__getattr__")
print("contained")
