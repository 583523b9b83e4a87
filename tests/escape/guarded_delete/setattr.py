# Deleting __setattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Account' object has no attribute '__setattr__'
class Account:
    pass


victim = Account()

delattr(victim, "__setattr__")
print("contained")
