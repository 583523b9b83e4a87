# Extended slice assignment from a list that shrinks its target.
# expect-strict: ValueError: attempt to assign sequence of size 50 to extended slice of size 0
# expect-standard: ValueError: attempt to assign sequence of size 50 to extended slice of size 0
x = list(range(100))


class Index:
    def __index__(self):
        x.clear()
        return 0


x[Index():100:2] = range(50)
print("contained")
