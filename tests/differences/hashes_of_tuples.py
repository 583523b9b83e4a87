# The hash of a tuple follows its items, and the classes of its items, when they change.
# option: --policy standard
# cpython: CPython 3.14 keeps the first hash of each tuple, so it stays what it was. CPython 3.13 and older give what is printed here.
# reason: Hashes are kept only as long as nothing can change them. So a tuple equals no other tuple with another hash.
class Plain(tuple):
    __slots__ = ()


class Other(tuple):
    __slots__ = ()


class Hashed(tuple):
    __slots__ = ()

    def __hash__(self):
        return 7


plain = Plain((1, 2, 3, 4))
outer = (plain, 'k', (5, 6, 7))
first = hash(outer)
print(first == hash(outer), first == hash((Plain((1, 2, 3, 4)), 'k', (5, 6, 7))), first == hash(((1, 2, 3, 4), 'k', (5, 6, 7))))
Plain.__hash__ = lambda self: 11
print(hash(outer) == hash((11, 'k', (5, 6, 7))))
del Plain.__hash__
print(hash(outer) == first)
plain.__class__ = Other
print(hash(outer) == first)
plain.__class__ = Hashed
print(hash(outer) == hash((7, 'k', (5, 6, 7))))
plain.__class__ = Other
print(hash(outer) == first)
Other.__bases__ = (Hashed,)
print(hash(outer) == hash((7, 'k', (5, 6, 7))))


# A method that answers something else each time is called each time.
class Count:
    calls = 0

    def __hash__(self):
        Count.calls += 1
        return Count.calls


def changing():
    return (Plain((Count(), 1, 2, 3)), (4, 5))


counted = Plain(changing())
print(len({hash((i, counted)) for i in range(5)}), Count.calls)

#> True True True
#> True
#> True
#> True
#> True
#> True
#> True
#> 5 5
