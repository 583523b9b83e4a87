# option: --policy standard
# classmethod and staticmethod: access by class and instance, inheritance, alternative constructors.
class Date:
    fmt = "-"

    def __init__(self, y, m, d):
        self.parts = (y, m, d)

    @classmethod
    def parse(cls, text):
        return cls(*map(int, text.split(cls.fmt)))

    @staticmethod
    def leap(year):
        return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)

    @classmethod
    def name(cls, *args, **kw):
        return cls.__name__, args, kw

    def __repr__(self):
        return f"{type(self).__name__}{self.parts}"


class Slash(Date):
    fmt = "/"

    @classmethod
    def parse(cls, text):
        d = super().parse(text)
        d.parsed = True
        return d


d = Date.parse("2024-02-29")
s = Slash.parse("2023/01/02")
print(d, s, s.parsed, Date.leap(2000), d.leap(1900), Slash.leap(2024), d.name(1, k=2), Slash.name(),
      s.name("x"), [Date.leap(y) for y in (1999, 2000)])
print(Date.name.__self__ is Date, d.name.__self__ is Date, Date.leap is d.leap, Date.parse.__name__,
      callable(Date.__dict__["parse"]) or "classmethod objects are not callable", callable(Date.__dict__["leap"]),
      type(Date.__dict__["parse"]).__name__, type(Date.__dict__["leap"]).__name__, Date.parse == Date.parse)


class Mix:
    count = 0

    @classmethod
    def bump(cls):
        cls.count += 1
        return cls.count

    @staticmethod
    def make():
        return Mix()

    def plain(self):
        return self.bump(), type(self).bump(), Mix.make().__class__ is Mix

    static_lambda = staticmethod(lambda *a: a)
    class_lambda = classmethod(lambda cls, *a: (cls.__name__, a))
    static_builtin = staticmethod(len)
    class_of_type = classmethod(repr)


class MixSub(Mix):
    pass


print(Mix.bump(), MixSub.bump(), MixSub.bump(), Mix.count, MixSub.count, Mix().plain(), Mix.static_lambda(1),
      Mix().static_lambda(2), Mix().class_lambda(3), MixSub.class_lambda(), Mix.static_builtin("abc"),
      Mix.class_of_type())
direct = staticmethod(lambda x: x * 2)
print(direct(4), direct.__wrapped__(5), direct.__func__(6), classmethod(lambda c: c).__func__(1))
for bad in (lambda: Date.parse(), lambda: Date.leap(), lambda: d.leap(1, 2), lambda: classmethod(),
            lambda: staticmethod(1, 2), lambda: classmethod(len)(), lambda: Date.name.x, lambda: staticmethod(5)()):
    try:
        print(bad())
    except TypeError as error:
        print(error)
    except AttributeError as error:
        print(error)

#> Date(2024, 2, 29) Slash(2023, 1, 2) True True False True ('Date', (1,), {'k': 2}) ('Slash', (), {}) ('Slash', ('x',), {}) [False, True]
#> True True True parse classmethod objects are not callable True classmethod staticmethod True
#> 1 2 3 1 3 (2, 3, True) (1,) (2,) ('Mix', (3,)) ('MixSub', ()) 3 <class '__main__.Mix'>
#> 8 10 12 1
#> Date.parse() missing 1 required positional argument: 'text'
#> Date.leap() missing 1 required positional argument: 'year'
#> Date.leap() takes 1 positional argument but 2 were given
#> classmethod expected 1 argument, got 0
#> staticmethod expected 1 argument, got 2
#> 'classmethod' object is not callable
#> 'function' object has no attribute 'x'
#> 'int' object is not callable
