# A subclass of string.Formatter that hands out an object of its own for every field.
# option: --allow-import=string
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import string


class Reader(string.Formatter):
    def get_value(self, key, arguments, keywords):
        return lambda: key


Reader().format("{x.__globals__}")
print("contained")
