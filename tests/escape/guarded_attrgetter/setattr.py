# operator.attrgetter reads __setattr__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Account:
    pass


victim = Account()

found = operator.attrgetter("__setattr__")(victim)
print("contained")
