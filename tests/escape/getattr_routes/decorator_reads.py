# A decorator is called by the machine with the function it makes.
# option: --allow-import=operator
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import operator


@operator.attrgetter("__globals__")
def found():
    pass


print("ESCAPED" if "open" in found else "contained")
