# test.ann_module for CPython's own tests: a module with annotations.
from typing import Optional
from functools import wraps

x: int = 5
y: str = x
f: tuple = (1, 2)
u: int | float


class M(type):
    o: type = object


class C:
    x = 5
    y: Optional["C"] = None


class D(C):
    j: str = "hi"
    k: str = "bye"


def dec(func):
    @wraps(func)
    def wrapper(*args, **kwargs):
        return func(*args, **kwargs)
    return wrapper


class Wrapped:
    pass
