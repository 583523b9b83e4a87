# A field of str.format that reads __setattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    pass


victim = Account()

found = "{0.__setattr__}".format(victim)
print("contained")
