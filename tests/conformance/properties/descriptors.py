# Descriptors written by hand: typed fields, counters, lazy values, __set_name__.
class Typed:
    def __init__(self, kind):
        self.kind = kind

    def __set_name__(self, owner, name):
        print("set_name", owner.__name__, name)
        self.name = name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return obj.__dict__.get(self.name, "unset")

    def __set__(self, obj, value):
        if not isinstance(value, self.kind):
            raise TypeError(f"{self.name} must be {self.kind.__name__}, not {type(value).__name__}")
        obj.__dict__[self.name] = value


class Record:
    count = Typed(int)
    title = Typed(str)

    def __init__(self, count, title):
        self.count = count
        self.title = title


r = Record(1, "t")
r.count += 4
print(r.count, r.title, type(Record.count).__name__, r.__dict__)
for bad in (lambda: Record("x", "y"), lambda: setattr(r, "title", 5)):
    try:
        bad()
    except TypeError as error:
        print(error)


class Lazy:
    def __init__(self, f):
        self.f = f

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner):
        if obj is None:
            return self
        value = obj.__dict__[self.name] = self.f(obj)
        return value


class Page:
    loads = 0

    @Lazy
    def content(self):
        Page.loads += 1
        return f"content {Page.loads}"


p, q = Page(), Page()
print(p.content, p.content, q.content, Page.loads)
del p.content
print(p.content)


class Broken:
    def __get__(self, obj, owner):
        raise AttributeError("from descriptor")


class Uses:
    b = Broken()

    def __getattr__(self, name):
        return f"rescued {name}"


class Plain:
    b = Broken()


print(Uses().b)
try:
    Plain().b
except AttributeError as error:
    print(error)


class OnlySet:
    def __set__(self, obj, value):
        obj.__dict__["only"] = value * 2


class Holder:
    only = OnlySet()


h = Holder()
print(isinstance(h.only, OnlySet))
h.only = 21
print(h.only)


class Counted:
    def __get__(self, obj, owner):
        Counted.n = getattr(Counted, "n", 0) + 1
        return Counted.n

    def __call__(self):
        return "never bound"


class M:
    c = Counted()


print(M.c, M().c, M.c, getattr(M, "c"), hasattr(M, "c"), M.c)


class BadName:
    def __set_name__(self, owner, name):
        raise ValueError("set_name failed")


try:
    class Fails:
        attr = BadName()
except Exception as error:
    print(type(error).__name__, error)

#> set_name Record count
#> set_name Record title
#> 5 t Typed {'count': 5, 'title': 't'}
#> count must be int, not str
#> title must be str, not int
#> content 1 content 1 content 2 2
#> content 3
#> rescued b
#> from descriptor
#> True
#> 42
#> 1 2 3 4 True 6
#> ValueError set_name failed
