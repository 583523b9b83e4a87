# bytes() of a list whose items' __index__ changes it.
# expect-strict: contained
# expect-standard: contained
x = []


class I:
    def __index__(self):
        x.clear()
        return 65


x += [I()] * 100
print("contained" if bytes(x) == b"A" else "ESCAPED")
