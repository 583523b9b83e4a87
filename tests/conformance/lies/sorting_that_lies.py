# lies: comparisons and keys that change the list that is being sorted, or contradict themselves.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


class Item:
    def __init__(self, v, act=None, answer=None):
        self.v, self.act, self.answer = v, act, answer

    def __lt__(self, other):
        if self.act:
            self.act()
        return self.v < other.v if self.answer is None else self.answer

    def __repr__(self):
        return f"<{self.v}>"


ACTS = (("append", lambda: x.append(1)), ("clear", lambda: x.clear()), ("pop", lambda: x.pop()), ("assign",
    lambda: x.__setitem__(slice(None), [7])), ("sort", lambda: x.sort()),
        ("reverse", lambda: x.reverse()), ("len", lambda: print(len(x), end=" ")), ("extend",
            lambda: x.extend(range(40))), ("delete", lambda: x.__delitem__(slice(None))), ("raise", lambda: 1 / 0))
for name, act in ACTS:
    for call in (lambda: x.sort(), lambda: x.sort(reverse=True), lambda: x.sort(key=lambda v: v),
                 lambda: x.sort(key=lambda v: (act(), v.v)[1]),
                 lambda: x.sort(key=lambda v: act() and 0 or v.v, reverse=True)):
        x = [Item(5), Item(2), Item(4, act), Item(1), Item(3)]
        t(name, call)
        print(len(x), [v for v in x if isinstance(v, Item)], x[-1:])
for answer in (True, False, "", "x", [], None, NotImplemented):
    x = [Item(v, None, answer) for v in (3, 1, 2)]
    t("answers", lambda: x.sort())
    print(x, sorted(x, reverse=True) if answer is not NotImplemented else "")
    t("max", lambda: (max(x), min(x)))
x = [3, "a", 1.5, None]
t("mixed", lambda: x.sort())
print(sorted(map(str, x)))
x = [Item(1), 2]
t("mixed", lambda: x.sort())
print(x)
x = [[2, 1], [1]]
t("inner", lambda: x.sort(key=lambda v: v.sort() or v))
print(x)
x = [(1, Item(2, lambda: x.clear())), (1, Item(1))]
t("tuples", lambda: x.sort())
print(x)
nan = float("nan")
print(sorted([3, nan, 1]), sorted([nan, 2, 1]), max([nan, 1]), max([1, nan]))


class Int(int):
    def __lt__(self, other):
        return int.__gt__(self, other)


print(sorted([Int(1), Int(3), Int(2)]), sorted([1, Int(3), 2]),
      sorted(["b", type("S", (str,), {"__lt__": lambda s, o: True})("a")]))

#> append ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> append ValueError list modified during sort
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> append ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> append ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> append ValueError list modified during sort
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> clear None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> clear None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> clear None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> clear None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> clear None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> pop IndexError pop from empty list
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> pop IndexError pop from empty list
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> pop IndexError pop from empty list
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> pop IndexError pop from empty list
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> pop IndexError pop from empty list
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> assign ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> assign ValueError list modified during sort
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> assign ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> assign ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> assign ValueError list modified during sort
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> sort None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> sort None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> sort None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> sort None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> sort None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> reverse None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> reverse None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> reverse None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> reverse None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> reverse None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> 0 0 0 0 len None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> 0 0 len None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> 0 0 0 0 len None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> 0 0 0 0 0 len None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> 0 0 0 0 0 len None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> extend ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> extend ValueError list modified during sort
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> extend ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> extend ValueError list modified during sort
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> extend ValueError list modified during sort
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> delete None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> delete None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> delete None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> delete None
#> 5 [<1>, <2>, <3>, <4>, <5>] [<5>]
#> delete None
#> 5 [<5>, <4>, <3>, <2>, <1>] [<1>]
#> raise ZeroDivisionError division by zero
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> raise ZeroDivisionError division by zero
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> raise ZeroDivisionError division by zero
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> raise ZeroDivisionError division by zero
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> raise ZeroDivisionError division by zero
#> 5 [<5>, <2>, <4>, <1>, <3>] [<3>]
#> answers None
#> [<2>, <1>, <3>] [<3>, <1>, <2>]
#> max (<3>, <3>)
#> answers None
#> [<3>, <1>, <2>] [<3>, <1>, <2>]
#> max (<3>, <3>)
#> answers None
#> [<3>, <1>, <2>] [<3>, <1>, <2>]
#> max (<3>, <3>)
#> answers None
#> [<2>, <1>, <3>] [<3>, <1>, <2>]
#> max (<3>, <3>)
#> answers None
#> [<3>, <1>, <2>] [<3>, <1>, <2>]
#> max (<3>, <3>)
#> answers None
#> [<1>, <2>, <3>] [<3>, <2>, <1>]
#> max (<3>, <1>)
#> answers TypeError '<' not supported between instances of 'Item' and 'Item'
#> [<3>, <1>, <2>] 
#> max TypeError '>' not supported between instances of 'Item' and 'Item'
#> mixed TypeError '<' not supported between instances of 'str' and 'int'
#> ['1.5', '3', 'None', 'a']
#> mixed TypeError '<' not supported between instances of 'int' and 'Item'
#> [<1>, 2]
#> inner None
#> [[1], [1, 2]]
#> tuples None
#> [(1, <1>), (1, <2>)]
#> [3, nan, 1] [1, nan, 2] nan 1
#> [3, 2, 1] [2, 3, 1] ['a', 'b']
