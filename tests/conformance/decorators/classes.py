# Decorating classes, class-based decorators with state, descriptors made by decorators.
def add_repr(cls):
    def __repr__(self):
        fields = ", ".join(f"{k}={v!r}" for k, v in sorted(self.__dict__.items()))
        return f"{cls.__name__}({fields})"
    cls.__repr__ = __repr__
    return cls


def singleton(cls):
    instance = []

    def get(*args):
        if not instance:
            instance.append(cls(*args))
        return instance[0]
    return get


@add_repr
class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y


@singleton
class Config:
    def __init__(self, v):
        self.v = v


print(Point(1, 2), Config(1) is Config(2), Config(9).v)


class cached:
    def __init__(self, f):
        self.f = f
        self.name = f.__name__

    def __get__(self, instance, owner):
        if instance is None:
            return self
        print("computing", self.name)
        value = self.f(instance)
        instance.__dict__[self.name] = value
        return value


class Data:
    @cached
    def total(self):
        return sum(range(10))


d = Data()
print(d.total, d.total, type(Data.total).__name__)
plugins = []


def register(name=None):
    def wrap(cls):
        plugins.append((name or cls.__name__, cls))
        return cls
    return wrap


@register()
class A:
    pass


@register("bee")
@add_repr
class B(A):
    pass


print([n for n, _ in plugins], B(), issubclass(plugins[1][1], A))


def total_ordering(cls):
    cls.__gt__ = lambda self, other: other < self
    cls.__le__ = lambda self, other: not other < self
    cls.__ge__ = lambda self, other: not self < other
    return cls


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = [int(p) for p in text.split(".")]

    def __lt__(self, other):
        return self.parts < other.parts


print(Version("1.10") > Version("1.9"), Version("2.0") <= Version("2.0"), Version("1") >= Version("1.0"),
      sorted(["1.10", "1.2", "1.9"], key=Version))


@lambda cls: cls()
class Instance:
    def __call__(self):
        return "called"


print(Instance())

#> Point(x=1, y=2) True 1
#> computing total
#> 45 45 cached
#> ['A', 'bee'] B() True
#> True True False ['1.2', '1.9', '1.10']
#> called
