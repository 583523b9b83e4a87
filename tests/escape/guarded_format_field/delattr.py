# A field of str.format that reads __delattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    pass


victim = Account()

found = "{0.__delattr__}".format(victim)
print("contained")
