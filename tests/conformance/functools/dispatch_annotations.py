# register() of singledispatch() with annotations that are not classes, or not known.
# option: --policy standard
import functools
import typing


@functools.singledispatch
def g(x):
    pass


def unknown(x: Undefined):
    pass


def unknown_text(x: "Undefined"):
    pass


def unknown_in_list(x: list[Undefined]):
    pass


def second_unknown(x: "int", y: Undefined):
    pass


def none(x: None):
    pass


def none_text(x: "None"):
    pass


def union(x: typing.Union[bytes, str]):
    pass


def second_only(x, y: float):
    pass


def plain(x):
    pass


for f in (unknown, unknown_text, unknown_in_list, second_unknown, none, none_text, union, second_only, plain):
    try:
        g.register(f)
    except Exception as e:
        print(f.__name__, type(e).__name__, str(e).split(" at 0x")[0])
    print([cls.__name__ for cls, function in g.registry.items() if function is f])

#> unknown TypeError Invalid annotation for 'x'. ForwardRef('Undefined', owner=<function unknown
#> []
#> unknown_text TypeError Invalid annotation for 'x'. ForwardRef('Undefined') is an unresolved forward reference.
#> []
#> unknown_in_list TypeError Invalid annotation for 'x'. list[ForwardRef('Undefined', owner=<function unknown_in_list
#> []
#> ['int']
#> ['NoneType']
#> ['NoneType']
#> ['bytes', 'str']
#> ['float']
#> plain TypeError Invalid first argument to `register()`: <function plain
#> []
