# Assignment expressions and where their names live.
print((x := 5), x, (y := x + 1) * 2, y, [z := 1, z + 1, z], (a := 1, 2), a, {"k": (v := 3)}, v)
if (n := len("hello")) > 3:
    print(n)
data = [1, 5, 2, 8, 3]
i = 0
while (item := data[i]) != 8:
    i += 1
print(item, i)
print([last := q for q in range(4)], last, [(s := s0 * 2) for s0 in data if (s := s0) > 2], s,
      any((hit := q) > 4 for q in data), hit, all((miss := q) < 5 for q in data), miss)
total = 0
print([total := total + q for q in data], total, {k: (m := k) for k in range(3)}, m, f"{(w := 3.14159):.2f}", w,
      f"{(u:=4)}", (lambda: (inner := 1) + inner)())


def function():
    if (value := 10) and (other := value * 2):
        return value, other, [value := value + 1 for _ in range(2)], value


print(function(), "value" in "no leak")


def closure():
    found = None

    def search(items):
        nonlocal found
        return any((found := q) == 5 for q in items)
    return search([1, 5, 9]), found


print(closure(), (t := (1, 2)), t, (p := q0 if (q0 := 0) else "else"), q0)
items = iter("abcX")
chars = []
while (c := next(items)) != "X":
    chars.append(c)
print(chars, c, (c := "new") + c, not (flag := False), flag, -(num := 3), num, (lst := [1])[0], len(lst2 := [1, 2]),
      lst2)


class C:
    b = (attr := 5) + 1
    c = [attr, b]


print(C.attr, C.b, C.c, [[(k2 := k1) for k1 in range(2)] for _ in range(2)], k2)
print(x := 7, x, print(end := "!", sep=""), end, max(h := 3, 2), h)

#> 5 5 12 6 [1, 2, 1] (1, 2) 1 {'k': 3} 3
#> 5
#> 8 3
#> [0, 1, 2, 3] 3 [10, 16, 6] 6 True 5 False 5
#> [1, 6, 8, 16, 19] 19 {0: 0, 1: 1, 2: 2} 2 3.14 3.14159 4 2
#> (10, 20, [11, 12], 12) False
#> (True, 5) (1, 2) (1, 2) else 0
#> ['a', 'b', 'c'] X newnew True False -3 3 1 2 [1, 2]
#> 5 6 [5, 6] [[0, 1], [0, 1]] 1
#> !
#> 7 7 None ! 3 3
