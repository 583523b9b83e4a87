# operator.attrgetter reads __delattr__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Account:
    pass


victim = Account()

found = operator.attrgetter("__delattr__")(victim)
print("contained")
