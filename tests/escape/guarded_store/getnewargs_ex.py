# Assigning __getnewargs_ex__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

victim.__getnewargs_ex__ = None
print("contained")
