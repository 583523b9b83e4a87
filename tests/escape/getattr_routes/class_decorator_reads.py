# A class decorator that reads guarded names.
# option: --allow-import=operator
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
import operator


@operator.methodcaller("__subclasses__")
class found:
    pass


print("contained" if found == [] else "ESCAPED")
