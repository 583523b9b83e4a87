# The repr of a key deletes the entries of the dict that is converted.
# expect-strict: contained
# expect-standard: contained
d = {}


class K:
    def __repr__(self):
        d.clear()
        return "K"


for i in range(10):
    d[K()] = [i]
print("contained")
d
