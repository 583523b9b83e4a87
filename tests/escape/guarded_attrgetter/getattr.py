# operator.attrgetter reads __getattr__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Account:
    def __getattr__(self, name):
        return name


victim = Account()

found = operator.attrgetter("__getattr__")(victim)
print("contained")
