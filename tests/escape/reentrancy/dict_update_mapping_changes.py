# update() from a mapping whose keys() changes both.
# expect-strict: contained
# expect-standard: contained
d = {1: 1}


class M:
    def keys(self):
        d.clear()
        return [1, 2, 3]

    def __getitem__(self, key):
        d[key + 10] = key
        return key


d.update(M())
print("contained")
