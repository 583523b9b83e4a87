# walrus: scopes and places.
# option: --policy standard
if (n := len("abc")) > 2:
    print(n)
print([y := 1, y ** 2, y + 5], y)
print([last := x for x in range(4)], last)
print({(k := c.upper()): (v := ord(c)) for c in "ab"}, k, v)
while (chunk := "abcdefgh"[n - 3:n]):
    print(chunk, end=" ")
    n += 3
print()
def f():
    total = 0
    parts = [total := total + i for i in range(5)]
    return parts, total
print(f())
def g():
    any((hit := x) > 2 for x in [1, 3, 5])
    return hit
print(g())
def h():
    global made
    [made := i for i in range(3)]
h()
print(made)
def outer():
    v = 0
    def inner():
        nonlocal v
        return [v := v + i for i in (1, 2)]
    return inner(), v
print(outer())
print((lambda: (z := 4) + z)(), f"{(w := 7)} {w:>{w}}", (a := (b := 2) + 1), b)
print((t := 1, 2), t, (u := (1, 2)), u)
print(max((m := 3), m + 1), [p := [1, 2], *p], {**(q := {"a": 1})}, q)
x = 10
print([x for _ in [0] if (x := 20)], x)
for source in ("(a.b := 1)", "(a[0] := 1)", "((a, b) := 1)", "[i := 0 for i in range(3)]", "[j for j in (k := [1])]",
               "x = y := 1", "def f(x=(y := 1), z=y := 2): pass", "class C:\n [a := 1 for _ in [0]]",
               "[[(i := 1) for j in range(2)] for i in range(2)]", "lambda: x := 1", "(True := 1)", "f(a=b := 1)",
               "(a := b := 1)"):
    try:
        compile(source, "<s>", "exec")
        print("ok", source)
    except SyntaxError as e:
        print(repr(source), "->", e.msg)

#> 3
#> [1, 1, 6] 1
#> [0, 1, 2, 3] 3
#> {'A': 97, 'B': 98} B 98
#> abc def gh 
#> ([0, 1, 3, 6, 10], 10)
#> 3
#> 2
#> ([1, 3], 3)
#> 8 7       7 3 2
#> (1, 2) 1 (1, 2) (1, 2)
#> 4 [[1, 2], 1, 2] {'a': 1} {'a': 1}
#> [20] 20
#> '(a.b := 1)' -> cannot use assignment expressions with attribute
#> '(a[0] := 1)' -> cannot use assignment expressions with subscript
#> '((a, b) := 1)' -> cannot use assignment expressions with tuple
#> '[i := 0 for i in range(3)]' -> assignment expression cannot rebind comprehension iteration variable 'i'
#> '[j for j in (k := [1])]' -> assignment expression cannot be used in a comprehension iterable expression
#> 'x = y := 1' -> invalid syntax
#> 'def f(x=(y := 1), z=y := 2): pass' -> invalid syntax
#> 'class C:\n [a := 1 for _ in [0]]' -> assignment expression within a comprehension cannot be used in a class body
#> '[[(i := 1) for j in range(2)] for i in range(2)]' -> assignment expression cannot rebind comprehension iteration variable 'i'
#> 'lambda: x := 1' -> cannot use assignment expressions with lambda
#> '(True := 1)' -> cannot use assignment expressions with True
#> 'f(a=b := 1)' -> invalid syntax
#> '(a := b := 1)' -> invalid syntax
