# Variables of inlined comprehensions (PEP 709) are locals while they run: eval, exec and locals see them.
# option: --policy standard
print([eval("k") for k in (1, 2)], {eval("k + 1") for k in (1, 2)}, {eval("k"): eval("v") for k, v in [(1, 2)]})
print([eval("a * b") for a in (1, 2) for b in (3, 4)], list(eval("k") for k in (5, 6)))
k = "module"
print([eval("k") for k in (1, 2)], k, [locals()["k"] for k in (3,)], [locals() is globals() for k in (1,)])
print([[eval("i, j") for j in range(2)] for i in range(2)])
print([eval("x") if eval("x") else 0 for x in (0, 1)], [exec("print(y)") for y in (7,)])


def f(p):
    q = 2
    print([eval("p + q + r") for r in (10, 20)], [sorted(locals()) for s in (1,)])
    print([(lambda: t)() + eval("t") for t in (1, 2)], [eval("q") for q in (5,)], q)
    print([sorted(locals()) for a, *b in [(1, 2, 3)] if a], sorted(locals()))
    print([eval("u", {"u": 0}) for u in (9,)], [eval("v", globals(), locals()) for v in (8,)])
    print([w for w in (1, 2) if eval("w") > 1], [c for d in (1, 2) for c in [eval("d")]])
    exec("p = 100")
    print(p, [locals().get("z", "no z") for y in (1,)])


f(1)


class C:
    m = 3
    print([eval("n") for n in (1, 2)], [sorted(x for x in locals() if x[0] != "_") for o in (1,)])
    n = "own"
    print([eval("n") for n in (4,)], n)


try:
    [eval("gone") for here in (1,)]
except NameError as e:
    print(e)
try:
    [1 for h in (1,)] + eval("[h]")
except NameError as e:
    print(e)
print([(yes := eval("i") * 2) for i in (1, 2)], yes)
print([eval("[i + j for j in (1, 2)]", {"i": i}) for i in (10, 20)])

#> [1, 2] {2, 3} {1: 2}
#> [3, 4, 6, 8] [5, 6]
#> [1, 2] module [3] [False]
#> [[(0, 0), (0, 1)], [(1, 0), (1, 1)]]
#> 7
#> [0, 1] [None]
#> [13, 23] [['p', 'q', 's']]
#> [2, 4] [5] 2
#> [['a', 'b', 'p', 'q']] ['p', 'q']
#> [0] [8]
#> [2] [1, 2]
#> 1 ['no z']
#> [1, 2] [['o']]
#> [4] own
#> name 'gone' is not defined
#> name 'h' is not defined
#> [2, 4] 4
#> [[11, 12], [21, 22]]
