# Assigning __setattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    pass


victim = Account()

victim.__setattr__ = None
print("contained")
