# Deleting __delattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Account' object has no attribute '__delattr__'
class Account:
    pass


victim = Account()

delattr(victim, "__delattr__")
print("contained")
