# == of a key clears the dict during the search.
# expect-strict: contained
# expect-standard: contained
d = {}


class K:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        d.clear()
        return False


for i in range(10):
    d[K()] = i
print("contained")
