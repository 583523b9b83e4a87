# A comparison that sorts the same list.
# expect-strict: contained | ValueError: list modified during sort
# expect-standard: contained | ValueError: list modified during sort
x = []


class A:
    def __lt__(self, other):
        x.sort()
        return False


x += [A(), A(), A()]
x.sort()
print("contained")
