# == during a search in a frozenset cannot change it.
# expect-strict: contained
# expect-standard: contained
class K:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        return False


f = frozenset([K(), K()])
print("contained" if K() not in f and len(f) == 2 else "ESCAPED")
