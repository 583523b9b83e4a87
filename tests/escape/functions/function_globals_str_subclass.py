# A name of a str subclass that lies in __eq__, __hash__ and __str__.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
class Name(str):
    calls = 0

    def __eq__(self, other):
        return False

    def __hash__(self):
        Name.calls += 1
        return hash("harmless")

    def __str__(self):
        return "harmless"

    def __len__(self):
        return 3

    def __getitem__(self, i):
        return "x"

    def startswith(self, *args):
        return False


def f():
    pass


names = getattr(f, Name("__globals__"))
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
