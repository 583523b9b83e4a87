# Tuple subclasses with __new__, a namedtuple-like class, and nested structural use.
class Point(tuple):
    def __new__(cls, x, y):
        return super().__new__(cls, (x, y))

    @property
    def x(self):
        return self[0]

    @property
    def y(self):
        return self[1]

    def __add__(self, other):
        return Point(self.x + other[0], self.y + other[1])

    def __repr__(self):
        return f"Point(x={self.x}, y={self.y})"

    def replace(self, **changes):
        values = {"x": self.x, "y": self.y}
        values.update(changes)
        return Point(**values)


p = Point(1, 2)
print(p, p + (3, 4), p.x, p[1], p == (1, 2), hash(p) == hash((1, 2)), isinstance(p, tuple), len(p),
      p.replace(y=9), [*p], {p: "a"}[(1, 2)], p < (1, 3), type(p[:]), type(p * 2), str(p), f"{p}", tuple(p),
      type(tuple(p)))
x, y = p
print(x, y, (lambda a, b: a * b)(*p), sorted([Point(2, 1), Point(1, 5)]), max(Point(0, 9), Point(1, 0)),
      sum(Point(3, 4)))
for bad in (lambda: Point(1), lambda: setattr(p, "x", 5), lambda: p.z, lambda: Point(1, 2, 3), lambda: p + 5):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
p.note = "tuples of subclasses take attributes"
print(p.note)


class Empty(tuple):
    pass


print(Empty(), Empty([1]), Empty() == (), type(Empty((1,)) + (2,)), Empty((1, 2)).count(1), "%s" % Empty(("x",)),
      bool(Empty()))

#> Point(x=1, y=2) Point(x=4, y=6) 1 2 True True True 2 Point(x=1, y=9) [1, 2] a True <class 'tuple'> <class 'tuple'> Point(x=1, y=2) Point(x=1, y=2) (1, 2) <class 'tuple'>
#> 1 2 2 [Point(x=1, y=5), Point(x=2, y=1)] Point(x=1, y=0) 7
#> TypeError Point.__new__() missing 1 required positional argument: 'y'
#> AttributeError property 'x' of 'Point' object has no setter
#> AttributeError 'Point' object has no attribute 'z'
#> TypeError Point.__new__() takes 3 positional arguments but 4 were given
#> TypeError 'int' object is not subscriptable
#> tuples of subclasses take attributes
#> () (1,) True <class 'tuple'> 1 x False
