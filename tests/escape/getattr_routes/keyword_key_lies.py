# **{key: ...} with a key that is equal to every parameter name.
# expect-strict: TypeError: keyword
# expect-standard: TypeError: keyword
class Key(str):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return hash("name")


def f():
    pass


object.__getattribute__(f, **{Key("name"): "__globals__"})
print("ESCAPED")
