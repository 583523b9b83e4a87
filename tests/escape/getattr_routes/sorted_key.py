# sorted calls a getter of the guest from native code.
# option: --allow-import=operator
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: '<' not supported
import operator


def f():
    pass


def g():
    pass


sorted([f, g], key=operator.attrgetter("__code__"))
