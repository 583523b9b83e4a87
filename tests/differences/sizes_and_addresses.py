# id() returns a serial number, and sys.getsizeof() the size of an object in the heap of Hognose.
# option: --policy standard
# cpython: id() is an address of the host's memory, and sizes are those of CPython's structures.
# reason: Guests learn no address of the host, and the same program sees the same numbers everywhere.
import sys

a, b = [], []
print(id(a) == id(a), id(a) != id(b), isinstance(id(a), int))
print(sys.getsizeof(()) < sys.getsizeof((1, 2, 3)), sys.getsizeof("a" * 100) > 100)

#> True True True
#> True True
