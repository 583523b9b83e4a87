# Reading __getnewargs_ex__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

found = victim.__getnewargs_ex__
print("contained")
