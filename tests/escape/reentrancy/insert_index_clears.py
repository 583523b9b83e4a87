# __index__ of insert() clears the list.
# expect-strict: contained
# expect-standard: contained
x = list(range(1000))


class Index:
    def __index__(self):
        x.clear()
        return 500


x.insert(Index(), "new")
print("contained" if x == ["new"] else "ESCAPED")
