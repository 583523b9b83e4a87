# The same key for a guest function: it matches only the parameter that it spells.
# expect-strict: TypeError: unexpected keyword argument
# expect-standard: TypeError: unexpected keyword argument
class Key(str):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return hash("password")


def check(password=None):
    return password


check(**{Key("other"): "secret"})
print("ESCAPED")
