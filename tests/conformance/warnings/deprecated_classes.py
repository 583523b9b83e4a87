# The decorator deprecated (PEP 702): instances and subclasses of a class, coroutine functions, no warning at all.
# option: --policy standard
import asyncio
import inspect
import warnings
from warnings import deprecated


def heard(function):
    with warnings.catch_warnings(record=True) as log:
        warnings.simplefilter("always")
        try:
            shown = repr(function())
        except Exception as error:
            shown = f"{type(error).__name__}: {error}"
        print(shown, [(str(entry.message), entry.category.__name__, entry.lineno) for entry in log])


@deprecated("plain")
class Plain:
    pass


@deprecated("hooked", category=FutureWarning)
class Hooked:
    def __init_subclass__(cls, **options):
        print("subclass", cls.__name__, options)

    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f"{type(self).__name__}({self.value})"


@deprecated("silent", category=None)
class Silent:
    pass


def subclass(base, **options):
    class Derived(base, **options):
        pass
    return Derived.__name__


heard(lambda: subclass(Plain))
heard(lambda: subclass(Hooked, option=1))
heard(lambda: Hooked(1))
heard(lambda: type("Below", (Hooked,), {})(2))
heard(lambda: Plain(1))
heard(lambda: type(Silent()).__name__)
heard(lambda: subclass(Silent))
print(Plain.__deprecated__, Plain.__new__.__deprecated__, Plain.__init_subclass__.__deprecated__, Silent.__deprecated__)


@deprecated("later")
async def later():
    return 5


print(inspect.iscoroutinefunction(later), later.__name__)
heard(lambda: asyncio.run(later()))
heard(lambda: deprecated("x")(5))
heard(lambda: deprecated("x", category=None)(5))

block = warnings.catch_warnings()
with block:
    pass
heard(lambda: block.__exit__(None, None, None))
heard(lambda: block.__enter__())


class Broken:
    def write(self, text):
        raise OSError(text)


heard(lambda: warnings.showwarning("m", UserWarning, "f", 1, Broken()))
heard(lambda: warnings.filterwarnings("ignore", "", 5, 6))
heard(lambda: warnings.warn("text", skip_file_prefixes=["x"]))

#> 'Derived' [('plain', 'DeprecationWarning', 42)]
#> subclass Derived {'option': 1}
#> 'Derived' [('hooked', 'FutureWarning', 42)]
#> Hooked(1) [('hooked', 'FutureWarning', 49)]
#> subclass Below {}
#> Below(2) [('hooked', 'FutureWarning', 50)]
#> TypeError: Plain() takes no arguments [('plain', 'DeprecationWarning', 51)]
#> 'Silent' []
#> 'Derived' []
#> plain plain plain silent
#> True later
#> 5 [('later', 'DeprecationWarning', 63)]
#> TypeError: @deprecated decorator with non-None category must be applied to a class or callable, not 5 []
#> AttributeError: 'int' object has no attribute '__deprecated__' and no __dict__ for setting new attributes []
#> None []
#> RuntimeError: Cannot enter catch_warnings() twice []
#> None [('m', 'UserWarning', 1)]
#> TypeError: category must be a Warning subclass []
#> TypeError: warn() argument 'skip_file_prefixes' must be tuple, not list []
