# A subclass of string.Formatter that returns its own object for every field.
# option: --allow-import=string
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import string


class Reader(string.Formatter):
    def get_value(self, key, arguments, keywords):
        return lambda: key


Reader().format("{x.__globals__}")
print("contained")
