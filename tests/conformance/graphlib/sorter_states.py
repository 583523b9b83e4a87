# graphlib: sorter states.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from graphlib import TopologicalSorter as TS, CycleError
print(list(TS({"d": {"b", "c"}, "b": ["a"], "c": ["a"]}).static_order())[0], list(TS().static_order()),
      list(TS({1: []}).static_order()), list(TS({2: [1], 3: [2]}).static_order()))
s = TS()
s.add("x", "y")
s.add("x", "z")
s.add("w")
s.add("y")
s.prepare()
print(s.is_active(), sorted(s.get_ready()), s.get_ready())
s.done("y")
print(s.get_ready())
s.done("z", "w")
print(s.get_ready(), s.is_active(), bool(s))
s.done("x")
print(s.is_active(), bool(s))
t(lambda: s.add("q"))
t(lambda: s.done("x"))
t(lambda: s.done("unknown"))
t(lambda: TS({1: [2], 2: [1]}).prepare())
t(lambda: TS({1: [1]}).prepare())
t(lambda: TS().get_ready())
t(lambda: TS().done(1))
t(lambda: TS().is_active())
t(lambda: TS({1: 5}))
t(lambda: TS({1: [[]]}))
t(lambda: TS([1]))
n = TS({1: [2]})
n.prepare()
t(lambda: n.done(1))
print(n.get_ready())
t(lambda: n.done(1))
n.done(2)
print(n.get_ready())
t(lambda: n.done(2))
try: TS({"a": "b", "b": "c", "c": "a"}).prepare()
except CycleError as e: print(e.args[0], len(e.args[1]), e.args[1][0] == e.args[1][-1], isinstance(e, ValueError))
c = TS({1: [2], 2: [1], 3: []})
t(lambda: c.prepare())
print(c.get_ready(), TS[int], len(list(TS({i: [i + 1] for i in range(50)}).static_order())))

#> a [] [1] [1, 2, 3]
#> True ['w', 'y', 'z'] ()
#> ()
#> ('x',) True True
#> False False
#> ValueError Nodes cannot be added after a call to prepare()
#> ValueError node 'x' was already marked done
#> ValueError node 'unknown' was not added using add()
#> CycleError ('nodes are in a cycle', [1, 2, 1])
#> CycleError ('nodes are in a cycle', [1, 1])
#> ValueError prepare() must be called first
#> ValueError prepare() must be called first
#> ValueError prepare() must be called first
#> TypeError Value after * must be an iterable, not int
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> AttributeError 'list' object has no attribute 'items'
#> ValueError node 1 was not passed out (still not ready)
#> (2,)
#> ValueError node 1 was not passed out (still not ready)
#> (1,)
#> ValueError node 2 was already marked done
#> nodes are in a cycle 4 True True
#> CycleError ('nodes are in a cycle', [1, 2, 1])
#> (3,) graphlib.TopologicalSorter[int] 51
