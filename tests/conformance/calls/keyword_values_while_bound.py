# Keyword values in calls of functions with far more registers than the call has arguments. While they
# are bound, only the call refers to them, and every allocation collects.
# option: --debug-collect=1 --policy standard --allow-import functools
import functools

VARIABLES = " = ".join("v%d" % i for i in range(120)) + " = None"


def make(head, body):
    namespace = {}
    exec("%s\n    if a is None:\n        %s\n    %s" % (head, VARIABLES, body), namespace)
    return namespace["f"]


plain = make("def f(a=None, b=None, c=None, **rest):", "return a, b, c, rest")
keyword_only = make("def f(*given, a=None, b=None, c=['C'], **rest):", "return given, a, b, c, rest")
generator = make("def f(a=None, b=None, **rest):", "yield a, b, rest")


class Made:
    __init__ = make("def f(self, a=None, b=None, **rest):", "self.values = a, b, rest")
    method = make("def f(self, a=None, b=None, **rest):", "return a, b, rest")
    __call__ = method

    def __init_subclass__(cls, **rest):
        cls.rest = rest


class Sub(Made):
    __init_subclass__ = make("def f(cls, a=None, b=None, **rest):", "cls.values = a, b, rest")


def check(name, call):
    seen = set()
    for i in range(40):
        result = call(i)
        # These reuse the memory of values that were freed too early.
        others = [["other", k] for k in range(20)]
        seen.add(repr(result).replace(str(i), "N"))
    print(name, sorted(seen))


def subclass(i):
    class New(Sub, a=["a", i], b=["b", i], c=["c", i]):
        pass
    return New.values


check("function", lambda i: plain(a=["a", i], b=["b", i], c=["c", i], d=["d", i], e=["e", i]))
check("after positional", lambda i: plain(["a", i], ["b", i], c=["c", i], d=["d", i], e=["e", i]))
check("keyword-only", lambda i: keyword_only(["g", i], a=["a", i], b=["b", i], d=["d", i]))
check("spread", lambda i: keyword_only(*[["g", i]], **{"a": ["a", i], "d" + str(i): ["d", i]}))
check("generator", lambda i: list(generator(a=["a", i], b=["b", i], c=["c", i])))
check("class", lambda i: Made(a=["a", i], b=["b", i], c=["c", i]).values)
check("method", lambda i: Made().method(a=["a", i], b=["b", i], c=["c", i]))
check("instance", lambda i: Made()(a=["a", i], b=["b", i], c=["c", i]))
check("partial", lambda i: functools.partial(plain, a=["a", i])(b=["b", i], d=["d", i]))
check("class statement", subclass)
check("dict", lambda i: dict(a=["a", i], b=["b", i]))

#> function ["(['a', N], ['b', N], ['c', N], {'d': ['d', N], 'e': ['e', N]})"]
#> after positional ["(['a', N], ['b', N], ['c', N], {'d': ['d', N], 'e': ['e', N]})"]
#> keyword-only ["((['g', N],), ['a', N], ['b', N], ['C'], {'d': ['d', N]})"]
#> spread ["((['g', N],), ['a', N], None, ['C'], {'dN': ['d', N]})"]
#> generator ["[(['a', N], ['b', N], {'c': ['c', N]})]"]
#> class ["(['a', N], ['b', N], {'c': ['c', N]})"]
#> method ["(['a', N], ['b', N], {'c': ['c', N]})"]
#> instance ["(['a', N], ['b', N], {'c': ['c', N]})"]
#> partial ["(['a', N], ['b', N], None, {'d': ['d', N]})"]
#> class statement ["(['a', N], ['b', N], {'c': ['c', N]})"]
#> dict ["{'a': ['a', N], 'b': ['b', N]}"]
