# str.format: automatic and manual numbering, names, attributes, items, conversions, nesting, escapes.
class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __repr__(self):
        return f"Point({self.x}, {self.y})"


p = Point(3, 4)
data = {"a": 1, "list": [10, 20], "k with space": "v", 3: "int key"}
print("{} {} {}".format(1, "b", 2.5), "{0} {1} {0}".format("x", "y"), "{a} {b}".format(a=1, b=2),
      "{0} {name}".format(5, name="n"))
print("{0.x} {0.y}".format(p), "{p.x:03d}".format(p=p), "{0[0]} {0[1]}".format([7, 8]),
      "{0[a]} {0[list][1]} {0[k with space]} {0[3]}".format(data), "{!r} {!s} {!a}".format(p, "é", "é"))
print("{{}} {{{}}} }}{{".format(1), "{:>{}}|".format("a", 5),
      "{:{fill}{align}{width}}".format("x", fill="*", align="^", width=7), "{0:{1}.{2}f}".format(3.14159, 8, 2),
      "{:{}{}}".format(5, "0", 4))
print("{:d} {:x} {:o} {:b} {:e} {:.2%}".format(10, 255, 8, 5, 1234.5, 0.256), "{:,}".format(1234567),
      "{0!r:>10}|{0!s:<6}|".format("ab"), "{:5}|{:<5}|{:>5}|{:^5}|".format("ab", "ab", "ab", "ab"),
      "{:.2}".format("abc"))
print("".format(), "no fields".format(1, 2), "{}".format(""), "{0}{0}{0}".format("ab"), "{:}".format(3),
      "{x!r}".format(x=None), "{[0]}".format("ab"), "{.real}".format(5), "{0.__class__.__name__}".format(p))
print("{a[b]}".format(a={"b": 1}), "{0[-1]}".format({"-1": "neg"}), "{:{}}".format("s", ""), "{:%}".format(True),
      "{self}".format(self=1))

#> 1 b 2.5 x y x 1 2 5 n
#> 3 4 003 7 8 1 20 v int key Point(3, 4) é '\xe9'
#> {} {1} }{     a| ***x***     3.14 0005
#> 10 ff 10 101 1.234500e+03 25.60% 1,234,567       'ab'|ab    | ab   |ab   |   ab| ab  | ab
#>  no fields  ababab 3 None a 5 Point
#> 1 neg s 100.000000% 1
