# A function in a comprehension of a class body can refer to `__class__`.
# cpython: SystemError: compiler_lookup_arg(name='__class__') with reftype=5 failed in Body; freevars of code <lambda>: ('__class__',)
# reason: Up to CPython 3.11, where comprehensions were functions, this worked as it does here.
class Base:
    def name(self):
        return "base"


class Body(Base):
    functions = [lambda: __class__ for _ in [1]]
    also_read = [lambda: super for _ in [1] if _ or __class__]
    nested = [[lambda: __class__ for _ in [1] if _ or __class__] for _ in [1] if _ or super]
    by_super = {lambda self: super().name() for _ in [1] if _ or super()}
    keys = {lambda: __class__: 1 for _ in [1] if _ or __class__}
    generators = [(__class__ for _ in [1]) for _ in [1] if _ or __class__]
    deeper = [lambda: [__class__ for _ in [1]] for _ in [1] if _ or __class__]

    class Inner:
        functions = [lambda: __class__ for _ in [1] if _ or __class__]


print(Body.functions[0](), Body.also_read[0](), Body.nested[0][0]())
print([f(Body()) for f in Body.by_super], [f() for f in Body.keys])
print(list(Body.generators[0]), Body.deeper[0](), Body.Inner.functions[0]())

#> <class '__main__.Body'> <class 'super'> <class '__main__.Body'>
#> ['base'] [<class '__main__.Body'>]
#> [<class '__main__.Body'>] [<class '__main__.Body'>] <class '__main__.Body.Inner'>
