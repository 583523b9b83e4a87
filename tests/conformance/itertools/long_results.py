# Results with so many items that they are built in parts.
# python: 3.11
# option: --policy standard
import itertools

MANY = 300_000


def shown(result):
    return len(result), result[:2], result[-3:], sum(result)


results = itertools.product(range(2), repeat=MANY)
print([shown(next(results)) for _ in range(4)])
results = itertools.product([1], repeat=MANY)
print(shown(next(results)), next(results, "end"), next(results, "end"))

results = itertools.combinations(range(MANY), MANY - 1)
print([shown(next(results)) for _ in range(2)])
for _ in range(3):
    last = next(results)
print(shown(last))
results = itertools.combinations([1] * MANY, MANY)
print(shown(next(results)), next(results, "end"))

results = itertools.combinations_with_replacement(range(2), MANY)
print([shown(next(results)) for _ in range(4)])
results = itertools.combinations_with_replacement([1], MANY)
print(shown(next(results)), next(results, "end"))

results = itertools.permutations(range(MANY))
print([shown(next(results)) for _ in range(4)])
results = itertools.permutations(range(MANY), 1)
print([next(results) for _ in range(3)], len(list(results)))

#> [(300000, (0, 0), (0, 0, 0), 0), (300000, (0, 0), (0, 0, 1), 1), (300000, (0, 0), (0, 1, 0), 1), (300000, (0, 0), (0, 1, 1), 2)]
#> (300000, (1, 1), (1, 1, 1), 300000) end end
#> [(299999, (0, 1), (299996, 299997, 299998), 44999550001), (299999, (0, 1), (299996, 299997, 299999), 44999550002)]
#> (299999, (0, 1), (299997, 299998, 299999), 44999550005)
#> (300000, (1, 1), (1, 1, 1), 300000) end
#> [(300000, (0, 0), (0, 0, 0), 0), (300000, (0, 0), (0, 0, 1), 1), (300000, (0, 0), (0, 1, 1), 2), (300000, (0, 0), (1, 1, 1), 3)]
#> (300000, (1, 1), (1, 1, 1), 300000) end
#> [(300000, (0, 1), (299997, 299998, 299999), 44999850000), (300000, (0, 1), (299997, 299999, 299998), 44999850000), (300000, (0, 1), (299998, 299997, 299999), 44999850000), (300000, (0, 1), (299998, 299999, 299997), 44999850000)]
#> [(0,), (1,), (2,)] 299997
