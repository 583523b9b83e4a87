# Classes: attributes of class and instance, methods, construction, repr of the class.
class Dog:
    """A dog."""
    kind = "canine"
    tricks = []

    def __init__(self, name, age=1):
        self.name = name
        self.age = age

    def bark(self, times=1):
        return " ".join(["woof"] * times)

    def rename(self, name):
        self.name = name
        return self

    older = lambda self: self.age + 1


a, b = Dog("Rex"), Dog("Fido", age=3)
print(a.name, b.age, a.kind, Dog.kind, a.bark(2), Dog.bark(b), a.older(), a.rename("Max").name, Dog.__doc__,
      Dog.__name__, Dog, type(a), type(Dog), isinstance(a, Dog), isinstance(a, object))
a.kind = "wolf"
print(a.kind, b.kind, Dog.kind)
del a.kind
Dog.kind = "dog"
print(a.kind, b.kind)
a.tricks.append("roll")
print(b.tricks, a.tricks is Dog.tricks)
b.tricks = ["own"]
print(a.tricks, b.tricks, sorted(b.__dict__))
a.new = 5
Dog.method = lambda self, x: (self.name, x)
print(a.new, a.method(1), hasattr(b, "new"), getattr(b, "new", "none"), Dog.method(b, 2))
bound = a.bark
a = None
print(bound(3))


class Empty: pass


class WithExpressions:
    x = 1
    y = x + 1
    z = [i for i in range(y)]
    for i in range(3):
        pass
    if y > 1:
        def conditional(self):
            return "yes"
    else:
        def conditional(self):
            return "no"
    print("class body runs", x, y)


print(Empty().__class__.__name__, WithExpressions.i, WithExpressions.z, WithExpressions().conditional(),
      Empty.__doc__, Empty.__module__, Empty() == Empty(), Empty() != Empty(), hash(Empty) == hash(Empty))
for bad in (lambda: Dog(), lambda: Dog("a", 1, 2), lambda: Empty(1), lambda: Empty().x, lambda: Dog.missing,
            lambda: Dog.bark(), lambda: b.bark(1, 2), lambda: b.name(), lambda: Empty() + 1,
            lambda: Empty() < Empty(), lambda: len(Empty()), lambda: Empty()[0], lambda: iter(Empty()),
            lambda: Dog("x", nme=1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> Rex 3 canine canine woof woof woof 2 Max A dog. Dog <class '__main__.Dog'> <class '__main__.Dog'> <class 'type'> True True
#> wolf canine canine
#> dog dog
#> ['roll'] True
#> ['roll'] ['own'] ['age', 'name', 'tricks']
#> 5 ('Max', 1) False none ('Fido', 2)
#> woof woof woof
#> class body runs 1 2
#> Empty 2 [0, 1] yes None __main__ False True True
#> TypeError Dog.__init__() missing 1 required positional argument: 'name'
#> TypeError Dog.__init__() takes from 2 to 3 positional arguments but 4 were given
#> TypeError Empty() takes no arguments
#> AttributeError 'Empty' object has no attribute 'x'
#> AttributeError type object 'Dog' has no attribute 'missing'
#> TypeError Dog.bark() missing 1 required positional argument: 'self'
#> TypeError Dog.bark() takes from 1 to 2 positional arguments but 3 were given
#> TypeError 'str' object is not callable
#> TypeError unsupported operand type(s) for +: 'Empty' and 'int'
#> TypeError '<' not supported between instances of 'Empty' and 'Empty'
#> TypeError object of type 'Empty' has no len()
#> TypeError 'Empty' object is not subscriptable
#> TypeError 'Empty' object is not iterable
#> TypeError Dog.__init__() got an unexpected keyword argument 'nme'. Did you mean 'name'?
