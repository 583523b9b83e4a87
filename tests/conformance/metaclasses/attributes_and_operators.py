# metaclasses: attributes and operators.
# option: --policy standard
class Meta(type):
    kind = "meta"
    def __getattr__(cls, name):
        if name.startswith("auto_"):
            return f"{cls.__name__}.{name[5:]}"
        raise AttributeError(f"no {name} on {cls.__name__}")
    def __len__(cls):
        return 7
    def __iter__(cls):
        return iter(["x", "y"])
    def __contains__(cls, item):
        return item == "in"
    def __getitem__(cls, key):
        return (cls.__name__, key)
    def __add__(cls, other):
        return f"{cls.__name__}+{other}"
    def __bool__(cls):
        return False
    def __repr__(cls):
        return f"<{cls.__name__}!>"
    def __eq__(cls, other):
        return isinstance(other, Meta) and cls.__name__[0] == other.__name__[0]
    def __hash__(cls):
        return hash(cls.__name__[0])
    def __instancecheck__(cls, instance):
        return instance == 5
    def __subclasscheck__(cls, other):
        return other is int
    def __dir__(cls):
        return ["b", "a"]
    @property
    def prop(cls):
        return "property of " + cls.__name__
    def only_meta(cls):
        return "called on " + cls.__name__

class Alpha(metaclass=Meta):
    def __len__(self):
        return 1
class Apple(metaclass=Meta):
    pass
class Beta(metaclass=Meta):
    pass

print(Alpha.auto_thing, Alpha.kind, len(Alpha), len(Alpha()), list(Alpha), "in" in Alpha, "out" in Alpha)
print(Alpha[1, 2], Alpha + 3, bool(Alpha), Alpha, Alpha == Apple, Alpha == Beta, Alpha != Beta)
print(len({Alpha, Apple, Beta}), isinstance(5, Alpha), isinstance(Alpha(), Alpha), isinstance(6, Alpha))
print(issubclass(int, Alpha), issubclass(str, Alpha), dir(Alpha), Alpha.prop, Alpha.only_meta())
for expression in ("Alpha.missing", "Alpha().only_meta", "Alpha().kind", "Alpha().prop"):
    try:
        print(eval(expression, {"Alpha": Alpha}))
    except AttributeError as e:
        print(expression, "->", e)

class Final(type):
    def __new__(mcs, name, bases, namespace):
        for base in bases:
            if isinstance(base, Final):
                raise TypeError(f"{base.__name__} is final")
        return super().__new__(mcs, name, bases, namespace)
class Leaf(metaclass=Final): pass
try:
    class Under(Leaf): pass
except TypeError as e:
    print(e)

class Singleton(type):
    instances = {}
    def __call__(cls, *args):
        if cls not in cls.instances:
            cls.instances[cls] = super().__call__(*args)
        return cls.instances[cls]
class Config(metaclass=Singleton):
    def __init__(self, value): self.value = value
print(Config(1) is Config(2), Config(3).value)

#> Alpha.thing meta 7 1 ['x', 'y'] True False
#> ('Alpha', (1, 2)) Alpha+3 False <Alpha!> True False True
#> 2 True True False
#> True False ['a', 'b'] property of Alpha called on Alpha
#> Alpha.missing -> no missing on Alpha
#> Alpha().only_meta -> 'Alpha' object has no attribute 'only_meta'
#> Alpha().kind -> 'Alpha' object has no attribute 'kind'
#> Alpha().prop -> 'Alpha' object has no attribute 'prop'
#> Leaf is final
#> True 1
