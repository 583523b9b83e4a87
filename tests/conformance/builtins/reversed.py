# reversed()
class R:
    def __reversed__(self):
        return "anything"


class S:
    def __len__(self):
        return 3

    def __getitem__(self, i):
        return i * 10


class NoneRev:
    __reversed__ = None

    def __len__(self):
        return 1

    def __getitem__(self, i):
        return i


print(list(reversed([1, 2, 3])), list(reversed("abc")), list(reversed((1, 2))), list(reversed(range(0, 10, 3))),
      list(reversed({1: 2, 3: 4})), list(reversed({1: 2}.items())), list(reversed(b"ab")), reversed(R()),
      list(reversed(S())), list(reversed([])), "".join(reversed("héllo")), list(reversed(list(reversed([1, 2])))),
      list(enumerate(reversed("ab"))))
it = reversed([1, 2, 3])
print(next(it), iter(it) is it, list(it), next(it, "end"))
data = [1, 2, 3, 4]
for x in reversed(data):
    if x % 2 == 0:
        data.remove(x)
print(data)
for bad in (lambda: reversed({1}), lambda: reversed(5), lambda: reversed(), lambda: reversed([1], 2),
            lambda: reversed(iter([])), lambda: reversed(NoneRev()), lambda: reversed(x for x in []),
            lambda: reversed(None), lambda: reversed(sequence=[1])):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> [3, 2, 1] ['c', 'b', 'a'] [2, 1] [9, 6, 3, 0] [3, 1] [(1, 2)] [98, 97] anything [20, 10, 0] [] olléh [1, 2] [(0, 'b'), (1, 'a')]
#> 3 True [2, 1] end
#> [1, 3]
#> 'set' object is not reversible
#> 'int' object is not reversible
#> reversed expected 1 argument, got 0
#> reversed expected 1 argument, got 2
#> 'list_iterator' object is not reversible
#> 'NoneRev' object is not reversible
#> 'generator' object is not reversible
#> 'NoneType' object is not reversible
#> reversed() takes no keyword arguments
