# option: --policy standard
# Attributes of generators: names, running state, frame.
def g():
    me = yield
    print(me.gi_running)
    yield 2


class C:
    def method(self):
        yield 1


it = g()
print(it.__name__, it.__qualname__, it.gi_running, it.gi_frame is not None, it.gi_yieldfrom, it.gi_code.co_name,
      C().method().__qualname__, (x for x in ()).__name__)
next(it)
it.send(it)
print(it.gi_suspended, it.gi_running)
list(it)
print(it.gi_frame, it.gi_suspended, repr(it).startswith("<generator object g at 0x"),
      repr(C().method()).startswith("<generator object C.method at 0x"),
      repr((x for x in "")).startswith("<generator object <genexpr> at 0x"))
it.__name__ = "renamed"
print(it.__name__)


def outer():
    yield from inner_gen


inner_gen = g()
o = outer()
next(o)
print(o.gi_yieldfrom is inner_gen)
for bad in (lambda: setattr(it, "__name__", 5), lambda: setattr(it, "gi_running", True), lambda: it.x,
            lambda: setattr(it, "x", 1)):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)

#> g g False True None g C.method <genexpr>
#> True
#> True False
#> None False True True True
#> renamed
#> True
#> TypeError __name__ must be set to a string object
#> AttributeError attribute 'gi_running' of 'generator' objects is not writable
#> AttributeError 'generator' object has no attribute 'x'
#> AttributeError 'generator' object has no attribute 'x' and no __dict__ for setting new attributes
