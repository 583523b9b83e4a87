# dispatch() with an object that only looks like a class, whose __mro__ collects what it is compared with.
# option: --allow-import=functools
# expect-strict: contained
# expect-standard: contained
import functools

seen = []


class Trap:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return self.number

    def __eq__(self, other):
        seen.append(other)
        return False


class Fake:
    __bases__ = (object,)

    @property
    def __mro__(self):
        return [Trap(i * 8) for i in range(20000)]


@functools.singledispatch
def f(x):
    pass


try:
    f.dispatch(Fake())
except (TypeError, AttributeError, RuntimeError):
    pass
print("ESCAPED" if any(isinstance(s, type) for s in seen) else "contained")
