# Deleting __getnewargs_ex__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'Account' object has no attribute '__getnewargs_ex__'
class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

delattr(victim, "__getnewargs_ex__")
print("contained")
