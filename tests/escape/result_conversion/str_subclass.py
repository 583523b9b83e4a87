# A str subclass with a __str__ of its own.
# expect-strict: contained
# expect-standard: contained
class S(str):
    def __str__(self):
        print("ESCAPED")
        return "x"

    def encode(self, *arguments):
        print("ESCAPED")
        return b""


print("contained")
S("text")
