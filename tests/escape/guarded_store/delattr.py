# Assigning __delattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    pass


victim = Account()

victim.__delattr__ = None
print("contained")
