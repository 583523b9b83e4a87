# A str subclass that lies about its length and its characters.
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
class Name(str):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        return "x"

    def __iter__(self):
        return iter("x")

    def encode(self, *arguments):
        return b"x"


def f():
    pass


print("contained" if getattr(f, Name("__globals__")) else "ESCAPED")
