# `__class__` in comprehensions: they share the frame of the code around them, whose variable they use.


def parameter(__class__):
    return [lambda: __class__ for _ in [1] if __class__]


def local():
    __class__ = "local"
    return [[lambda: [__class__ for _ in [1]] for _ in [1] if __class__] for _ in [1]]


def walrus():
    [__class__ := i for i in (1, 2)]
    return [lambda: __class__ for _ in [1] if __class__]


print(parameter("parameter")[0](), local()[0][0](), walrus()[0]())


class Methods:
    def plain(self):
        return [lambda: __class__ for _ in [1] if __class__]

    def by_super(self):
        return [lambda: __class__ for _ in [1] if super()]

    def nested(self):
        return [[lambda: super(__class__, self) for _ in [1]] for _ in [1] if super().__init__]


print(Methods().plain()[0](), Methods().by_super()[0](), Methods().nested()[0][0]().__thisclass__)

# In a class body, a comprehension reads the global. The variable of an enclosing comprehension comes first.
try:
    class Body:
        [__class__ for _ in [1]]
except NameError as error:
    print(type(error).__name__, error)

__class__ = "global"


class Body:
    __class__ = "attribute"
    print([__class__ for _ in [1]], [[__class__ for _ in [1]] for _ in [1]])
    print([[(lambda: __class__)() for _ in [1] if __class__] for __class__ in ["iteration"]])

    def method(self):
        return __class__


print(Body().method())


def nested_body(__class__):
    class Inner:
        print([__class__ for _ in [1]])


nested_body("parameter")

#> parameter ['local'] 2
#> <class '__main__.Methods'> <class '__main__.Methods'> <class '__main__.Methods'>
#> NameError name '__class__' is not defined
#> ['global'] [['global']]
#> [['iteration']]
#> <class '__main__.Body'>
#> ['global']
