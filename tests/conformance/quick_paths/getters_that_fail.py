# A getter that raises AttributeError leads to __getattr__, also where it has returned something before.
# option: --policy standard
class Descriptor:
    def __get__(self, instance, owner=None):
        if instance.is_bad:
            raise AttributeError('descriptor')
        return 2

    def __set__(self, instance, value):
        pass


descriptor = Descriptor()


class Base:
    is_bad = False
    d = descriptor

    @property
    def p(self):
        if self.is_bad:
            raise AttributeError('property')
        return 1


class WithFallback(Base):
    def __getattr__(self, name):
        return 'fallback ' + name


def read(thing):
    results = []
    for get in (lambda: thing.p, lambda: thing.d):
        try:
            results.append(get())
        except AttributeError as error:
            results.append(repr(error))
    return results


def both(thing):
    return [thing.p, thing.d]


for cls in (Base, WithFallback):
    thing = cls()
    for is_bad in (False, False, True, False, True):
        thing.is_bad = is_bad
        print(read(thing))

thing = WithFallback()
for is_bad in (False, False, True, False, True):
    thing.is_bad = is_bad
    print(both(thing))

# The descriptor changes: its method, its class, and what the class has under the name.
thing = Base()


def value():
    return thing.d


print(value(), value())
Descriptor.__get__ = lambda self, instance, owner: ('new', instance is thing, owner is Base)
print(value(), value())


class Other:
    def __get__(self, instance, owner):
        return 'other'


descriptor.__class__ = Other
print(value(), value())
vars(thing)['d'] = 'own'
print(value(), value())
del Other.__get__
del vars(thing)['d']
print(type(value()).__name__, type(value()).__name__)


class Generating:
    def __get__(self, instance, owner):
        yield owner

    def __set__(self, instance, value):
        pass


Base.d = Generating()
for _ in range(3):
    print([cls is Base for cls in value()])

#> [1, 2]
#> [1, 2]
#> ["AttributeError('property')", "AttributeError('descriptor')"]
#> [1, 2]
#> ["AttributeError('property')", "AttributeError('descriptor')"]
#> [1, 2]
#> [1, 2]
#> ['fallback p', 'fallback d']
#> [1, 2]
#> ['fallback p', 'fallback d']
#> [1, 2]
#> [1, 2]
#> ['fallback p', 'fallback d']
#> [1, 2]
#> ['fallback p', 'fallback d']
#> 2 2
#> ('new', True, True) ('new', True, True)
#> other other
#> own own
#> Other Other
#> [True]
#> [True]
#> [True]
