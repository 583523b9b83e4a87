# Hundreds of thousands of names of attributes and arguments.
# python: 3.11
# option: --policy standard
import operator

MANY = 300_000
LONG = "n" * MANY


class Holder:
    pass


holder = Holder()
inner = Holder()
setattr(holder, LONG, inner)
setattr(inner, LONG + "x", "found")
print(operator.attrgetter(LONG + "." + LONG + "x")(holder))
print(operator.attrgetter(LONG + "." + LONG + "x", "__class__.__name__")(holder))
try:
    operator.attrgetter("a." * 3 + LONG)(holder)
except AttributeError as error:
    print(error)
print(operator.attrgetter(".".join(["real"] * MANY))(7))
print(operator.methodcaller("append", 1)([]))
print(operator.methodcaller("count", *["a"])("banana"))


class Counting:
    def take(self, *arguments, **names):
        return len(arguments), arguments[-1], names


print(operator.methodcaller("take", *range(MANY), last=True)(Counting()))
print(len(repr(operator.methodcaller("take", *[1] * MANY))))

#> found
#> ('found', 'Holder')
#> 'Holder' object has no attribute 'a'
#> 7
#> None
#> 3
#> (300000, 299999, {'last': True})
#> 900029
