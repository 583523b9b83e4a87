# option: --policy standard
# Values that a call puts before its arguments, and code that runs before it starts, do not change the
# registers of the caller. Each call is in the middle of a list display with other live items.
import functools
import types


def give(*args, **kwargs):
    return args if not kwargs else (args, kwargs)


def bound(function, *selves):
    for value in selves:
        function = types.MethodType(function, value)
    return function


class Made:
    def __init__(self, *args):
        self.args = args

    def __repr__(self):
        return f"Made{self.args}"


class Meta(type):
    def __call__(cls, *args):
        return ("Meta", cls.__name__, args)


class ByMeta(metaclass=Meta):
    pass


class Slots(tuple):
    def __new__(cls, *args):
        return tuple.__new__(cls, args)


def junk(depth=20):
    a = [depth, depth]
    b = {depth: a}
    c = (a, b, str(depth))
    if depth:
        junk(depth - 1)
    return c


class Get:
    def __init__(self, target):
        self.target = target

    def __get__(self, instance, owner):
        junk()
        return self.target


class ByDescriptor:
    __call__ = Get(give)


class ByProperty:
    @property
    def __call__(self):
        junk()
        return give


class ByClass:
    __call__ = Made


class ByPartial:
    __call__ = functools.partial(give, "partial")


class ByBound:
    __call__ = bound(give, 1, 2, 3)


class ByStatic:
    __call__ = staticmethod(bound(Made, 1, 2))


class ByClassMethod:
    __call__ = classmethod(give)


class ByInstance:
    __call__ = ByDescriptor()


class ByInstances:
    __call__ = ByInstance()


class ByBuiltin:
    __call__ = print


class WithClassMethods:
    made = classmethod(bound(Made, 5))
    given = classmethod(bound(give, 5, 6))


def show(name, call, *args, **kwargs):
    a, b, c = "a", "b", "c"
    try:
        items = [a, b, c, call(), a, b, c, call(1), call(*args), a, call(*args, **kwargs), b, c]
    except TypeError as error:
        print(name, "TypeError", error)
        return
    text = repr(items).replace(repr(call), "CALL")
    print(name, len(text), text[:110])


CALLS = {
    "bound once": bound(give, 1),
    "bound twice": bound(give, 1, 2),
    "bound ten times": bound(give, *range(10)),
    "bound 100 times": bound(give, *range(100)),
    "class": bound(Made, 1, 2, 3),
    "class with a metaclass": bound(ByMeta, 1, 2, 3),
    "class with __new__": bound(Slots, 1, 2, 3),
    "partial": bound(functools.partial(give, 0), 1, 2, 3),
    "bound partial of bound": functools.partial(bound(give, 1, 2), 3),
    "method of a builtin": bound("{}-{}".format, 1, 2, 3),
    "method descriptor": bound(str.format, 1, "{}-{}-{}"),
    "class method": WithClassMethods.made,
    "class method of an instance": WithClassMethods().given,
    "lambda": bound(lambda *args: args, 1, 2, 3),
    "descriptor": ByDescriptor(),
    "property": ByProperty(),
    "callable class": ByClass(),
    "callable partial": ByPartial(),
    "callable bound": ByBound(),
    "callable static": ByStatic(),
    "callable class method": ByClassMethod(),
    "callable instance": ByInstance(),
    "callable instances": ByInstances(),
    "bound descriptor": bound(ByDescriptor(), 1, 2, 3),
    "bound instances": bound(ByInstances(), 1, 2, 3),
}
for name, call in CALLS.items():
    show(name, call, *range(30), k=1)

# Arguments beyond the registers of the caller.
for count in (0, 1, 7, 63, 64, 65, 200, 1000):
    for name in ("bound ten times", "descriptor", "callable instances", "bound instances"):
        result = CALLS[name](*range(count), last=count)
        args = [x for x in result[0] if isinstance(x, int)]
        assert args[len(args) - count:] == list(range(count)), (name, count)
        assert result[1] == {"last": count}
print("spread ok")

# The same for calls from natives.
print(list(map(ByDescriptor(), "abc", "def", "ghi")))
print(max([3, 1, 2], key=bound(lambda a, b, c: -c, 1, 2)))
print(sorted("bca", key=ByProperty()))
print(functools.reduce(bound(give, 1, 2), "abc"))
print(list(filter(bound(lambda a, b: b > "a", 0), "abc")))
print([*map(bound(Made, 1, 2), range(3))])

#> bound once 301 ['a', 'b', 'c', (1,), 'a', 'b', 'c', (1, 1), (1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
#> bound twice 312 ['a', 'b', 'c', (1, 2), 'a', 'b', 'c', (1, 2, 1), (1, 2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
#> bound ten times 408 ['a', 'b', 'c', (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 'a', 'b', 'c', (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1), (0, 1, 2, 3,
#> bound 100 times 1848 ['a', 'b', 'c', (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
#> class TypeError Made.__init__() got an unexpected keyword argument 'k'
#> class with a metaclass TypeError Meta.__call__() got an unexpected keyword argument 'k'
#> class with __new__ TypeError Slots.__new__() got an unexpected keyword argument 'k'
#> partial 336 ['a', 'b', 'c', (0, 1, 2, 3), 'a', 'b', 'c', (0, 1, 2, 3, 1), (0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1
#> bound partial of bound 324 ['a', 'b', 'c', (1, 2, 3), 'a', 'b', 'c', (1, 2, 3, 1), (1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
#> method of a builtin 73 ['a', 'b', 'c', '1-2', 'a', 'b', 'c', '1-2', '1-2', 'a', '1-2', 'b', 'c']
#> method descriptor TypeError descriptor 'format' for 'str' objects doesn't apply to a 'int' object
#> class method TypeError Made.__init__() got an unexpected keyword argument 'k'
#> class method of an instance 460 ['a', 'b', 'c', (5, 6, <class '__main__.WithClassMethods'>), 'a', 'b', 'c', (5, 6, <class '__main__.WithClassM
#> lambda TypeError <lambda>() got an unexpected keyword argument 'k'
#> descriptor 291 ['a', 'b', 'c', (), 'a', 'b', 'c', (1,), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
#> property 291 ['a', 'b', 'c', (), 'a', 'b', 'c', (1,), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
#> callable class TypeError Made.__init__() got an unexpected keyword argument 'k'
#> callable partial 356 ['a', 'b', 'c', ('partial', CALL), 'a', 'b', 'c', ('partial', CALL, 1), ('partial', CALL, 0, 1, 2, 3, 4, 5, 6,
#> callable bound 324 ['a', 'b', 'c', (1, 2, 3), 'a', 'b', 'c', (1, 2, 3, 1), (1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
#> callable static TypeError Made.__init__() got an unexpected keyword argument 'k'
#> callable class method 425 ['a', 'b', 'c', (<class '__main__.ByClassMethod'>,), 'a', 'b', 'c', (<class '__main__.ByClassMethod'>, 1), (<c
#> callable instance 291 ['a', 'b', 'c', (), 'a', 'b', 'c', (1,), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
#> callable instances 291 ['a', 'b', 'c', (), 'a', 'b', 'c', (1,), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
#> bound descriptor 324 ['a', 'b', 'c', (1, 2, 3), 'a', 'b', 'c', (1, 2, 3, 1), (1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
#> bound instances 324 ['a', 'b', 'c', (1, 2, 3), 'a', 'b', 'c', (1, 2, 3, 1), (1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
#> spread ok
#> [('a', 'd', 'g'), ('b', 'e', 'h'), ('c', 'f', 'i')]
#> 1
#> ['a', 'b', 'c']
#> (1, 2, (1, 2, 'a', 'b'), 'c')
#> ['b', 'c']
#> [Made(1, 2, 0), Made(1, 2, 1), Made(1, 2, 2)]
