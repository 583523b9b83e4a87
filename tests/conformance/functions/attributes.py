# Attributes of functions.
def documented(a: int, b: "text" = 3, *, c=None) -> str:
    """The docstring.

    More."""
    return "x"


def bare():
    "one" "two"


def no_doc():
    x = "not a docstring"


def formatted():
    f"not a docstring"


print(documented.__name__, documented.__qualname__, documented.__doc__, documented.__module__,
      documented.__defaults__, documented.__kwdefaults__, bare.__doc__, no_doc.__doc__, formatted.__doc__)
documented.counter = 0
documented.counter += 1
documented.__name__ = "renamed"
documented.__doc__ = None
print(documented.counter, documented.__name__, documented.__qualname__, documented.__doc__,
      hasattr(documented, "nothing"), callable(documented), type(documented), type(lambda: 0), type(len),
      type("".join), type(int.bit_length))


class Outer:
    class Inner:
        def method(self):
            def local():
                return lambda: 0
            return local


method = Outer.Inner.method
print(method.__qualname__, Outer.Inner().method().__qualname__, Outer.Inner().method()().__qualname__,
      Outer.Inner.__qualname__, (lambda: 0).__name__, len.__name__, "".join.__name__,
      int.bit_length.__qualname__, [].append.__qualname__, Outer().__class__.__name__)
for bad in (lambda: bare.nothing, lambda: setattr(bare, "__name__", 5), lambda: delattr(bare, "nothing"),
            lambda: setattr(bare, "__defaults__", 5), lambda: setattr(bare, "__kwdefaults__", 5),
            lambda: setattr(len, "x", 1), lambda: bare < no_doc, lambda: len.nothing,
            lambda: setattr(Outer.Inner().method, "x", 1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(bare == bare, bare == no_doc, bare != no_doc, hash(bare) == hash(bare), {bare: 1}[bare], bare is bare,
      bool(bare), Outer.Inner.method is Outer.Inner.method, Outer.Inner().method == Outer.Inner().method)
del documented.counter
print(hasattr(documented, "counter"))

#> documented documented The docstring.
#>
#> More. __main__ (3,) {'c': None} onetwo None None
#> 1 renamed documented None False True <class 'function'> <class 'function'> <class 'builtin_function_or_method'> <class 'builtin_function_or_method'> <class 'method_descriptor'>
#> Outer.Inner.method Outer.Inner.method.<locals>.local Outer.Inner.method.<locals>.local.<locals>.<lambda> Outer.Inner <lambda> len join int.bit_length list.append Outer
#> AttributeError 'function' object has no attribute 'nothing'
#> TypeError __name__ must be set to a string object
#> AttributeError 'function' object has no attribute 'nothing'
#> TypeError __defaults__ must be set to a tuple object
#> TypeError __kwdefaults__ must be set to a dict object
#> AttributeError 'builtin_function_or_method' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError '<' not supported between instances of 'function' and 'function'
#> AttributeError 'builtin_function_or_method' object has no attribute 'nothing'
#> AttributeError 'method' object has no attribute 'x' and no __dict__ for setting new attributes
#> True False True True 1 True True True False
#> False
