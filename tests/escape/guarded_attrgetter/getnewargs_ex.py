# operator.attrgetter reads __getnewargs_ex__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Account:
    def __getnewargs_ex__(self):
        return (1,), {}


victim = Account()

found = operator.attrgetter("__getnewargs_ex__")(victim)
print("contained")
