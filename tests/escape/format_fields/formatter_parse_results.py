# parse() of the guest passes a field name that is not plain text to the library.
# option: --allow-import=string
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
import string


class Name(str):
    def __eq__(self, other):
        return False
    __hash__ = str.__hash__


def f():
    pass


class Reader(string.Formatter):
    def parse(self, text):
        if text == "x":
            yield "", Name("0.__globals__"), "", None


Reader().format("x", f)
print("contained")
