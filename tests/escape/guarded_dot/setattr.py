# Reading __setattr__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    pass


victim = Account()

found = victim.__setattr__
print("contained")
