# A __repr__ that changes the list that contains it while the result is made.
# expect-strict: contained
# expect-standard: contained
x = []


class R:
    def __repr__(self):
        x.clear()
        return "R"


x += [R(), R(), [1, 2, 3]]
print("contained")
x
