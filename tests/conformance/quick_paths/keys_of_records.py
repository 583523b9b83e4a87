# Subscripts with a constant key: records of several shapes, other containers, deleted and added keys.
# option: --policy standard
from collections import ChainMap, Counter, OrderedDict, defaultdict


class D(dict):
    def __missing__(self, key):
        return "missing", key


class G:
    def __getitem__(self, key):
        return "G", key


class S(str):
    pass


def alpha(d):
    try:
        return d["alpha"]
    except Exception as error:
        return type(error).__name__, str(error)


objects = [{"alpha": 1}, {"b": 0, "alpha": 2}, {"alpha": 3}, {}, {"b": 1}, D(), D(alpha=4), G(), "text", [1], None,
           {"".join(["al", "pha"]): 5}, {S("alpha"): 6}, {"alpha": None}, 5]
for _ in range(3):
    for o in objects:
        print(alpha(o))
d = {"alpha": 1, "beta": 2}
del d["alpha"]
print(alpha(d))
d["alpha"] = 9
print(alpha(d))
d.clear()
print(alpha(d))
d.update(alpha=7)
print(alpha(d))


def add(d):
    d["alpha"] += 1
    d["n"] += d["alpha"]
    return d


print([add({"n": i, "alpha": i * 2}) for i in range(3)], add({"alpha": 1.5, "x": 2, "n": 0}))


def others(d):
    return d["not a name"], d["é"], d[""], d["x" * 3]


print(others({"not a name": 1, "é": 2, "": 3, "xxx": 4}))
for o in (OrderedDict(alpha=1), defaultdict(list), Counter("alpha"), ChainMap({"alpha": 3})):
    print(alpha(o))


def fails():
    return {"a": 1}["alpha"]


try:
    fails()
except KeyError as error:
    print(error, error.__traceback__.tb_next.tb_lineno)

#> 1
#> 2
#> 3
#> ('KeyError', "'alpha'")
#> ('KeyError', "'alpha'")
#> ('missing', 'alpha')
#> 4
#> ('G', 'alpha')
#> ('TypeError', "string indices must be integers, not 'str'")
#> ('TypeError', 'list indices must be integers or slices, not str')
#> ('TypeError', "'NoneType' object is not subscriptable")
#> 5
#> 6
#> None
#> ('TypeError', "'int' object is not subscriptable")
#> 1
#> 2
#> 3
#> ('KeyError', "'alpha'")
#> ('KeyError', "'alpha'")
#> ('missing', 'alpha')
#> 4
#> ('G', 'alpha')
#> ('TypeError', "string indices must be integers, not 'str'")
#> ('TypeError', 'list indices must be integers or slices, not str')
#> ('TypeError', "'NoneType' object is not subscriptable")
#> 5
#> 6
#> None
#> ('TypeError', "'int' object is not subscriptable")
#> 1
#> 2
#> 3
#> ('KeyError', "'alpha'")
#> ('KeyError', "'alpha'")
#> ('missing', 'alpha')
#> 4
#> ('G', 'alpha')
#> ('TypeError', "string indices must be integers, not 'str'")
#> ('TypeError', 'list indices must be integers or slices, not str')
#> ('TypeError', "'NoneType' object is not subscriptable")
#> 5
#> 6
#> None
#> ('TypeError', "'int' object is not subscriptable")
#> ('KeyError', "'alpha'")
#> 9
#> ('KeyError', "'alpha'")
#> 7
#> [{'n': 1, 'alpha': 1}, {'n': 4, 'alpha': 3}, {'n': 7, 'alpha': 5}] {'alpha': 2.5, 'x': 2, 'n': 2.5}
#> (1, 2, 3, 4)
#> 1
#> []
#> 0
#> 3
#> 'alpha' 62
