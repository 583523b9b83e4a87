# id() is a number that is dealt, and sys.getsizeof() what an object takes of the heap of Hognose.
# option: --policy standard
# cpython: id() is an address of the host's memory; sizes are those of CPython's structures.
# reason: Guests learn no address of the host, and the same program sees the same numbers everywhere.
import sys

a, b = [], []
print(id(a) == id(a), id(a) != id(b), isinstance(id(a), int))
print(sys.getsizeof(()) < sys.getsizeof((1, 2, 3)), sys.getsizeof("a" * 100) > 100)

#> True True True
#> True True
