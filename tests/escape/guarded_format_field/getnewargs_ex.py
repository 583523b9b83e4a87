# A field of str.format that reads __getnewargs_ex__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

found = "{0.__getnewargs_ex__}".format(victim)
print("contained")
