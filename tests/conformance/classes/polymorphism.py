# A small class hierarchy used through a common interface.
class Shape:
    name = "shape"

    def area(self):
        raise NotImplementedError(f"{type(self).__name__} has no area")

    def describe(self):
        return f"{self.name} with area {self.area():.2f}"

    def __lt__(self, other):
        return self.area() < other.area()

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.__dict__.items())})"


class Circle(Shape):
    name = "circle"

    def __init__(self, r):
        self.r = r

    def area(self):
        return 3.14159 * self.r ** 2


class Rect(Shape):
    name = "rectangle"

    def __init__(self, w, h):
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h


class Square(Rect):
    name = "square"

    def __init__(self, side):
        super().__init__(side, side)

    def describe(self):
        return super().describe() + f" and side {self.w}"


class Group(Shape):
    name = "group"

    def __init__(self, *members):
        self.members = list(members)

    def area(self):
        return sum(m.area() for m in self.members)

    def __iter__(self):
        return iter(self.members)

    def __len__(self):
        return len(self.members)

    def __getitem__(self, i):
        return self.members[i]

    def __contains__(self, kind):
        return any(type(m) is kind or isinstance(m, Group) and kind in m for m in self)


shapes = [Circle(1), Rect(2, 3), Square(2), Group(Circle(0.5), Square(1))]
for s in sorted(shapes):
    print(s, s.describe(), isinstance(s, Rect), issubclass(type(s), Shape))
g = Group(*shapes)
print(len(g), g.area() == sum(s.area() for s in g), max(g), Square in g, int in g,
      g[-1][0], [type(s).__name__ for s in g])
try:
    Shape().describe()
except NotImplementedError as error:
    print(error)


class Broken(Shape):
    pass


try:
    sorted([Broken(), Circle(1)])
except NotImplementedError as error:
    print(error)

#> Group(members=[Circle(r=0.5), Square(w=1, h=1)]) group with area 1.79 False True
#> Circle(r=1) circle with area 3.14 False True
#> Square(w=2, h=2) square with area 4.00 and side 2 True True
#> Rect(w=2, h=3) rectangle with area 6.00 True True
#> 4 True Rect(w=2, h=3) True False Circle(r=0.5) ['Circle', 'Rect', 'Square', 'Group']
#> Shape has no area
#> Broken has no area
