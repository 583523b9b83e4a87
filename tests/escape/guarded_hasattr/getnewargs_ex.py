# hasattr tells whether there is __getnewargs_ex__.
# expect-strict: contained
# expect-standard: SystemError: seen
class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

if hasattr(victim, "__getnewargs_ex__"):
    raise SystemError("seen")
print("contained")
