# operator.attrgetter reads __getstate__.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


class Account:
    def __init__(self):
        self.secret = 1


victim = Account()

found = operator.attrgetter("__getstate__")(victim)
print("contained")
