# == during setdefault deletes the entry that is compared.
# expect-strict: contained
# expect-standard: contained
d = {}


class K:
    def __hash__(self):
        return 7

    def __eq__(self, other):
        d.pop(other, None) if other is not self else None
        return True


a, b = K(), K()
try:
    d[a] = 1
    d.setdefault(b, 2)
except (RecursionError, KeyError):
    pass
print("contained")
