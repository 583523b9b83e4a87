# get_field of the guest passes an object to the library's convert_field and format_field.
# option: --allow-import=string
# expect-strict: contained
# expect-standard: contained
import string


class Thing:
    def __format__(self, spec):
        return "guest " + spec


class Reader(string.Formatter):
    def get_field(self, name, arguments, keywords):
        return Thing(), name


print("contained" if Reader().format("{x:y}") == "guest y" else "ESCAPED")
