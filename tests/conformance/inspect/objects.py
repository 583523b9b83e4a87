# option: --policy standard
# What objects are, what they have, where they come from.
import abc
import asyncio
import functools
import inspect
import types


class Base:
    """Base class.

        Indented.
    """

    attribute = 1

    def method(self):
        """Says
        something."""

    @property
    def prop(self):
        "a property"

    @staticmethod
    def static(): ...

    @classmethod
    def of_class(cls): ...


class Derived(Base):
    attribute = 2
    __slots__ = {"slot": "documented slot"}

    def method(self): ...

    # the last line of the class
class Abstract(abc.ABC):
    @abc.abstractmethod
    def missing(self): ...


def generator(x=1):
    yield x


async def coroutine(): ...


async def async_generator():
    yield


def decorator(f):
    return f


@decorator
@decorator
def decorated(text="""
not
indented"""):
    # comment
    return (1,
2, [
3])


class Call:
    async def __call__(self): ...


things = {
    "Base": Base, "Base.method": Base.method, "bound": Base().method, "prop": Base.prop, "slot": Derived.slot,
    "len": len, "append": [].append, "list.append": list.append, "int.__add__": int.__add__, "wrapper": (1).__add__,
    "module": types, "generator": generator(), "function": generator, "coroutine function": coroutine,
    "async generator": async_generator(), "async generator function": async_generator, "code": generator.__code__,
    "partial": functools.partial(coroutine), "lambda": lambda: 0, "Call()": Call(), "int.real": int.real,
    "fromkeys": dict.fromkeys,
}
checks = [name for name in ("isabstract", "isasyncgen", "isasyncgenfunction", "isawaitable", "isbuiltin", "isclass",
                            "iscode", "iscoroutine", "iscoroutinefunction", "isdatadescriptor", "isframe",
                            "isfunction",
                            "isgenerator", "isgeneratorfunction", "isgetsetdescriptor", "ismemberdescriptor",
                            "ismethod",
                            "ismethoddescriptor", "ismethodwrapper", "ismodule", "isroutine", "istraceback")]
for name, thing in things.items():
    print(name, *[check for check in checks if getattr(inspect, check)(thing)])
print(inspect.isabstract(Abstract), inspect.isabstract(abc.ABC), inspect.isabstract(int))
print(inspect.iscoroutinefunction(inspect.markcoroutinefunction(lambda: 0)))
print(inspect.getmro(Derived), inspect.unwrap(functools.wraps(generator)(lambda: 0)) is generator)
for thing in (Base, Derived, Derived.method, Base.method, Base.prop, Derived.slot, generator):
    print(repr(inspect.getdoc(thing))[:60])
print(repr(inspect.cleandoc("  first\n    second\n\n      third\n   \n")))
print([item for item in inspect.getmembers(Base) if not item[0].startswith("__")][0])
print([name for name, _ in inspect.getmembers(Base, inspect.isroutine) if not name.startswith("__")])
print([name for name, _ in inspect.getmembers_static(Derived()) if not name.startswith("__")])
print([(a.name, a.kind, a.defining_class.__name__) for a in inspect.classify_class_attrs(Derived)
       if not a.name.startswith("__")])
print(inspect.getclasstree([Base, Derived, int]))
instance = Base()
instance.attribute = 5
print(inspect.getattr_static(instance, "attribute"), type(inspect.getattr_static(instance, "prop")))
print(type(inspect.getattr_static(Base, "static")), inspect.getattr_static(instance, "none", "default"))
try:
    inspect.getattr_static(instance, "none")
except AttributeError as error:
    print(error)
for thing in (Base.method, Derived, decorated, generator, Abstract, things["lambda"]):
    lines, start = inspect.getsourcelines(thing)
    print(start, len(lines), repr(lines[0]), repr(lines[-1]))
print(inspect.getsource(decorated))
for thing in (len, int, 3):
    try:
        inspect.getsource(thing)
        print("has a source")
    except (TypeError, OSError) as error:
        print(type(error).__name__, error if isinstance(error, TypeError) else "")
suspended = generator()
print(inspect.getgeneratorstate(suspended), inspect.getgeneratorlocals(suspended))
next(suspended)
print(inspect.getgeneratorstate(suspended), inspect.getgeneratorlocals(suspended))
suspended.close()
print(inspect.getgeneratorstate(suspended), inspect.getgeneratorlocals(suspended))
c = coroutine()
print(inspect.getcoroutinestate(c), inspect.getcoroutinelocals(c))
asyncio.run(c)
print(inspect.getcoroutinestate(c), inspect.getcoroutinelocals(c))
free = 1
unused = 2


def outer():
    inner = 3

    def function():
        return free, inner, len, missing, instance.attribute, instance.nothing
    return function


variables = inspect.getclosurevars(outer())
print(variables.nonlocals, sorted(variables.globals), variables.builtins, sorted(variables.unbound))
print(inspect.getmodule(Base).__name__, inspect.getmodule(len).__name__, inspect.getmodule(3))
try:
    1 / 0
except ZeroDivisionError as error:
    info = inspect.getframeinfo(error.__traceback__)
    print(info.function, info.code_context, info.index, info.lineno == error.__traceback__.tb_lineno)
    print(len(inspect.getinnerframes(error.__traceback__)), len(inspect.trace()))
print(inspect.formatannotation(int), inspect.formatannotation(Base), inspect.formatannotation(list[int]),
      inspect.formatannotation("x"))

#> Base isclass
#> Base.method isfunction isroutine
#> bound ismethod isroutine
#> prop isdatadescriptor
#> slot isdatadescriptor ismemberdescriptor
#> len isbuiltin isroutine
#> append isbuiltin isroutine
#> list.append ismethoddescriptor isroutine
#> int.__add__ ismethoddescriptor isroutine
#> wrapper ismethodwrapper isroutine
#> module ismodule
#> generator isgenerator
#> function isfunction isgeneratorfunction isroutine
#> coroutine function iscoroutinefunction isfunction isroutine
#> async generator isasyncgen
#> async generator function isasyncgenfunction isfunction isroutine
#> code iscode
#> partial iscoroutinefunction ismethoddescriptor isroutine
#> lambda isfunction isroutine
#> Call()
#> int.real isdatadescriptor isgetsetdescriptor
#> fromkeys isbuiltin isroutine
#> True False False
#> True
#> (<class '__main__.Derived'>, <class '__main__.Base'>, <class 'object'>) True
#> 'Base class.\n\nIndented.'
#> 'Base class.\n\nIndented.'
#> 'Says\nsomething.'
#> 'Says\nsomething.'
#> 'a property'
#> 'documented slot'
#> None
#> 'first\nsecond\n\n  third'
#> ('attribute', 1)
#> ['method', 'of_class', 'static']
#> ['attribute', 'method', 'of_class', 'prop', 'slot', 'static']
#> [('attribute', 'data', 'Derived'), ('method', 'method', 'Derived'), ('of_class', 'class method', 'Base'), ('prop', 'property', 'Base'), ('slot', 'data', 'Derived'), ('static', 'static method', 'Base')]
#> [(<class 'object'>, ()), [(<class '__main__.Base'>, (<class 'object'>,)), [(<class '__main__.Derived'>, (<class '__main__.Base'>,))], (<class 'int'>, (<class 'object'>,))]]
#> 5 <class 'property'>
#> <class 'staticmethod'> default
#> none
#> 18 3 '    def method(self):\n' '        something."""\n'
#> 33 7 'class Derived(Base):\n' '    # the last line of the class\n'
#> 60 9 '@decorator\n' '3])\n'
#> 45 2 'def generator(x=1):\n' '    yield x\n'
#> 40 3 'class Abstract(abc.ABC):\n' '    def missing(self): ...\n'
#> 80 1 '    "partial": functools.partial(coroutine), "lambda": lambda: 0, "Call()": Call(), "int.real": int.real,\n' '    "partial": functools.partial(coroutine), "lambda": lambda: 0, "Call()": Call(), "int.real": int.real,\n'
#> @decorator
#> @decorator
#> def decorated(text="""
#> not
#> indented"""):
#>     # comment
#>     return (1,
#> 2, [
#> 3])
#>
#> TypeError module, class, method, function, traceback, frame, or code object was expected, got builtin_function_or_method
#> TypeError <class 'int'> is a built-in class
#> TypeError module, class, method, function, traceback, frame, or code object was expected, got int
#> GEN_CREATED {'x': 1}
#> GEN_SUSPENDED {'x': 1}
#> GEN_CLOSED {}
#> CORO_CREATED {}
#> CORO_CLOSED {}
#> {'inner': 3} ['free', 'instance'] {'len': <built-in function len>} ['attribute', 'missing', 'nothing']
#> __main__ builtins None
#> <module> ['    1 / 0\n'] 0 True
#> 1 1
#> int __main__.Base list[int] 'x'
