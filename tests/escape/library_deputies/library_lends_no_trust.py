# Built-in modules in Python may read guarded names; their functions must not do it for a guest, neither
# by name nor through a native that they call.
# option: --allow-import=*
# expect-strict: contained
# expect-standard: contained
import collections, contextlib, copy, functools, heapq, itertools, operator, string, types


def f(): pass


try:
    f.__globals__
    guarded = False
except AttributeError:
    guarded = True

G = "__globals__"


class Name(str):
    def __eq__(self, other): return True
    def __hash__(self): return hash("x")


class Holder:
    def __init__(self, value): self.value = value
    def __getattr__(self, name): return getattr(f, G)


def update(**how):
    target = types.SimpleNamespace()
    functools.update_wrapper(target, f, **how)
    return target.__dict__.get(G)


class Sink:
    taken = None
    def __setattr__(self, name, value): Sink.taken = value
    @property
    def __dict__(self):
        class Taker:
            def update(self, entries): Sink.entries = entries
        return Taker()


def class_namespace():
    Sink.entries = None
    functools.update_wrapper(Sink(), type, assigned=(), updated=("__dict__",))
    return Sink.entries if Sink.entries else None


class Getter(functools.partial): pass


def dispatch():
    return functools.singledispatch(lambda x: getattr(x, G))(f)


def merge():
    return list(heapq.merge([f], key=operator.attrgetter(G)))


def stack():
    with contextlib.ExitStack() as s:
        s.callback(lambda: results.append(getattr(f, G)))


results = []
routes = [
    lambda: operator.attrgetter(G)(f),
    lambda: operator.attrgetter(Name(G))(f),
    lambda: operator.attrgetter("a." + G)(types.SimpleNamespace(a=f)),
    lambda: list(map(operator.attrgetter(G), [f])),
    lambda: sorted([f], key=operator.attrgetter(G)),
    lambda: collections.UserList(map(getattr, [f], [G]))[0],
    lambda: list(collections.deque(map(getattr, [f], [G]))),
    lambda: collections.Counter(map(id, map(getattr, [f], [G]))),
    lambda: collections.ChainMap(*map(getattr, [f], [G])).maps[0],
    lambda: collections.UserDict(*map(getattr, [f], [G])).data,
    lambda: collections.OrderedDict(*map(getattr, [f], [G])),
    lambda: collections.namedtuple("P", "x")._make(map(getattr, [f], [G])).x,
    lambda: collections.namedtuple("P", "x")(f)._replace(x=operator.attrgetter(G)).x(f),
    lambda: heapq.nsmallest(1, [f, f], key=operator.attrgetter(G)),
    lambda: heapq.nlargest(2, [f, f, f], key=lambda v: getattr(v, G)),
    merge,
    lambda: functools.reduce(getattr, [f, G]),
    lambda: functools.partial(getattr, f, G)(),
    lambda: functools.partial(getattr, functools.Placeholder, G)(f),
    lambda: functools.partialmethod(getattr, G).__get__(f)(),
    lambda: functools.lru_cache(getattr)(f, G),
    lambda: functools.cached_property(lambda s: getattr(f, G)).func(1),
    lambda: functools.cmp_to_key(getattr)(f) < functools.cmp_to_key(getattr)(G),
    lambda: getattr(functools.wraps(f)(Holder(1)), G),
    lambda: update(assigned=(G,)),
    lambda: update(updated=(G,)),
    lambda: update(assigned=(Name(G),)),
    lambda: update(updated=(Name("__dict__"),)),
    class_namespace,
    dispatch,
    lambda: functools.singledispatchmethod(getattr).__get__(f)(f, G),
    lambda: string.Formatter().get_field("0." + G, (f,), {})[0],
    lambda: string.Formatter().format("{0." + G + "}", f),
    lambda: string.Formatter().vformat("{a." + G + "}", (), {"a": f}),
    lambda: operator.methodcaller("__getattribute__", G)(f),
    lambda: operator.call(getattr, f, G),
    lambda: list(itertools.starmap(getattr, [(f, G)])),
    lambda: list(itertools.accumulate([f, G], getattr)),
    lambda: next(itertools.groupby([f], operator.attrgetter(G)))[0],
    lambda: contextlib.closing(f).thing.__globals__,
    lambda: contextlib.nullcontext(f).enter_result.__globals__,
    lambda: contextlib.contextmanager(f).__wrapped__.__globals__,
    stack,
    lambda: copy.copy(f).__globals__,
    lambda: functools.total_ordering(type("T", (), {"__lt__": lambda a, b: getattr(f, G)}))() >= 1,
]
if guarded:
    for number, route in enumerate(routes):
        try:
            answer = route()
        except (AttributeError, TypeError, ValueError, KeyError):
            continue
        if isinstance(answer, collections.Counter) or answer in (None, [], {}): continue
        print("ESCAPED", number, type(answer))
    if results: print("ESCAPED by callback")
print("contained")
