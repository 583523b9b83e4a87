# Sets and dicts built from each other do not hash their keys again.
# option: --policy standard
class Counted(int):
    asked = 0

    def __hash__(self):
        Counted.asked += 1
        return int.__hash__(self)


keys = dict.fromkeys(map(Counted, range(10)))
print(Counted.asked)
for made in (set(keys), frozenset(keys), dict.fromkeys(set(keys)), dict.fromkeys(frozenset(keys), 5),
             dict.fromkeys(keys, 5)):
    print(type(made).__name__, sorted(made) == list(range(10)), Counted.asked)
print(dict.fromkeys(frozenset(keys), 123) == dict.fromkeys(keys, 123), Counted.asked)

#> 10
#> set True 10
#> frozenset True 10
#> dict True 10
#> dict True 10
#> dict True 10
#> True 10
