# Annotations of functions and variables do not change what the code does.
def f(a: int, b: list[int] | None = None, *args: str, c: "anything at all" = 5, **kw: dict[str, int]) -> tuple[int,
    ...]:
    total: int = a
    local: str
    return total, b, args, c, kw


print(f(1), f("x", [1], "y", c=2, z=3))
x: int = 5
y: float
z: "str" = "text"
print(x, z)
try:
    print(y)
except NameError as error:
    print(error)


class C:
    a: int
    b: str = "b"

    def method(self: "C", other: "Undefined" = None) -> "Undefined":
        self.value: int = 3
        return self.value


print(C.b, hasattr(C, "a"), C().method())
d = {}
d["k"]: int = 7
print(d)
(w): int = 3
print(w)


def unbound():
    v: int
    return v


try:
    unbound()
except UnboundLocalError as error:
    print(error)
lazy = lambda q: q


def later(v: not_defined_anywhere) -> also_not_defined:
    return v


print(later(4))

#> (1, None, (), 5, {}) ('x', [1], ('y',), 2, {'z': 3})
#> 5 text
#> name 'y' is not defined
#> b False 3
#> {'k': 7}
#> 3
#> cannot access local variable 'v' where it is not associated with a value
#> 4
