# A comparison that sorts the same list.
# expect-strict: contained
# expect-standard: contained
x = []


class A:
    def __lt__(self, other):
        x.sort()
        return False


x += [A(), A(), A()]
x.sort()
print("contained")
