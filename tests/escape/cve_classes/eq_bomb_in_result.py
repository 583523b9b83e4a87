# The value of the last expression is a guest object whose __eq__ and __hash__ run code.
# expect-strict: contained
# expect-standard: contained
class Bomb:
    def __eq__(self, other):
        print("ESCAPED")
        return True

    def __hash__(self):
        print("ESCAPED")
        return 0


print("contained")
[Bomb(), (Bomb(),)]
