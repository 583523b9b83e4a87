# Calling what is not callable.
class Plain:
    pass


class Odd:
    __call__ = 5


class WithCall:
    def __call__(self, *args, **kwargs):
        return args, kwargs


number, text, nothing, items = 5, "s", None, [1]
values = [number, text, nothing, items, (1,), {"a": 1}, {1}, 1.5, True, b"x", Plain(), Odd(), range(3), Ellipsis,
          NotImplemented, slice(1)]
for value in values:
    try:
        value()
    except TypeError as error:
        print(error, callable(value))
    try:
        value(1, x=2)
    except TypeError as error:
        print(error)
w = WithCall()
print(w(), w(1, 2), w(a=1), callable(w), callable(WithCall), w.__call__(3), WithCall.__call__(w, 4),
      list(map(w, [1])))
w.__call__ = lambda: "instance attribute is not used"
print(w())
p = Plain()
p.__call__ = lambda: "never"
try:
    p()
except TypeError as error:
    print(error)
for bad in (lambda: items[0](), lambda: text.upper()(), lambda: Plain().x(), lambda: number.real(), lambda: len(5)()):
    try:
        bad()
    except Exception as error:
        print(type(error).__name__, error)

#> 'int' object is not callable False
#> 'int' object is not callable
#> 'str' object is not callable False
#> 'str' object is not callable
#> 'NoneType' object is not callable False
#> 'NoneType' object is not callable
#> 'list' object is not callable False
#> 'list' object is not callable
#> 'tuple' object is not callable False
#> 'tuple' object is not callable
#> 'dict' object is not callable False
#> 'dict' object is not callable
#> 'set' object is not callable False
#> 'set' object is not callable
#> 'float' object is not callable False
#> 'float' object is not callable
#> 'bool' object is not callable False
#> 'bool' object is not callable
#> 'bytes' object is not callable False
#> 'bytes' object is not callable
#> 'Plain' object is not callable False
#> 'Plain' object is not callable
#> 'int' object is not callable True
#> 'int' object is not callable
#> 'range' object is not callable False
#> 'range' object is not callable
#> 'ellipsis' object is not callable False
#> 'ellipsis' object is not callable
#> 'NotImplementedType' object is not callable False
#> 'NotImplementedType' object is not callable
#> 'slice' object is not callable False
#> 'slice' object is not callable
#> ((), {}) ((1, 2), {}) ((), {'a': 1}) True True ((3,), {}) ((4,), {}) [((1,), {})]
#> ((), {})
#> 'Plain' object is not callable
#> TypeError 'int' object is not callable
#> TypeError 'str' object is not callable
#> AttributeError 'Plain' object has no attribute 'x'
#> TypeError 'int' object is not callable
#> TypeError object of type 'int' has no len()
