# option: --policy standard
# Lazily created names of a library module exist in every way of access.
import collections
import contextlib
import enum
import functools
import inspect
import types
import typing
import weakref

MODULES = contextlib, enum, types, typing, collections, functools, inspect, weakref


def missing(names, module):
    # CPython also creates these lazily and does not list them before.
    late = "ForwardRef", "ContextManager", "AsyncContextManager", "Match", "Pattern"
    return [name for name in module.__all__ if name not in names and name not in late]


# All at once: the namespace, dir(), a star, the globals of a function.
print([missing(vars(module), module) for module in MODULES])
print([missing(dir(module), module) for module in MODULES])
names = {}
exec("from typing import *; from enum import *", names)
print(missing(names, typing), missing(names, enum))
print(typing.cast.__globals__ is vars(typing), enum.unique.__globals__ is enum.__dict__)

# They name the module that they are from, and are the same object each time.
for cls in (contextlib.suppress, contextlib.ExitStack, enum.Flag, enum.IntEnum, typing.Protocol,
            typing.SupportsInt, typing.TextIO, types.DynamicClassAttribute):
    print(cls.__module__, cls.__qualname__, cls is getattr(__import__(cls.__module__), cls.__name__))
print(typing.get_type_hints.__module__, typing.get_type_hints.__qualname__,
      typing.get_type_hints.__code__.co_name)
print(sorted(cls.__name__ for cls in enum.Enum.__subclasses__() if cls.__module__ == "enum"))

#> [[], [], [], [], [], [], [], []]
#> [[], [], [], [], [], [], [], []]
#> [] []
#> True True
#> contextlib suppress True
#> contextlib ExitStack True
#> enum Flag True
#> enum IntEnum True
#> typing Protocol True
#> typing SupportsInt True
#> typing TextIO True
#> types DynamicClassAttribute True
#> typing get_type_hints get_type_hints
#> ['Flag', 'ReprEnum']
