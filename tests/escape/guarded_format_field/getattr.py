# A field of str.format that reads __getattr__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getattr__(self, name):
        return name


victim = Account()

found = "{0.__getattr__}".format(victim)
print("contained")
