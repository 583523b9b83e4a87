# If a type has no item assignment, CPython's sequence protocol converts the index first.
class Getter:
    def __getitem__(self, index):
        return index


class Key:
    def __index__(self):
        print("index")
        return 0


class Items(list):
    pass


def attempt(container, key):
    try:
        container[key] = 1
    except Exception as error:
        print(type(error).__name__, error)


for container in (Getter(), (1,), "a", b"a", [1], Items(), range(3), 5, None):
    for key in (2**70, "a", 0.5):
        attempt(container, key)
for container in (Getter(), (1,), "a", 5):
    attempt(container, Key())

#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'Getter' object does not support item assignment
#> TypeError 'Getter' object does not support item assignment
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'tuple' object does not support item assignment
#> TypeError 'tuple' object does not support item assignment
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'str' object does not support item assignment
#> TypeError 'str' object does not support item assignment
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'bytes' object does not support item assignment
#> TypeError 'bytes' object does not support item assignment
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError list indices must be integers or slices, not str
#> TypeError list indices must be integers or slices, not float
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError list indices must be integers or slices, not str
#> TypeError list indices must be integers or slices, not float
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'range' object does not support item assignment
#> TypeError 'range' object does not support item assignment
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item assignment
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item assignment
#> index
#> TypeError 'Getter' object does not support item assignment
#> index
#> TypeError 'tuple' object does not support item assignment
#> index
#> TypeError 'str' object does not support item assignment
#> TypeError 'int' object does not support item assignment
