# __hash__ of a key inserts into the dict that is searched.
# expect-strict: contained
# expect-standard: contained
d = {}


class K:
    def __hash__(self):
        for i in range(100):
            d[i] = i
        return 1

    def __eq__(self, other):
        return False


d[K()] = 1
print("contained" if len(d) == 101 else "ESCAPED")
