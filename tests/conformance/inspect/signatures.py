# option: --policy standard
# Signatures: of functions, methods, classes, partial objects and natives; binding; texts of errors.
import functools
import inspect
from inspect import Parameter, Signature


class A:
    def __init__(self, x, y=1): ...

    def m(self, a, /, b: int = 2, *args, c, d=4, **kw) -> str: ...

    @staticmethod
    def s(x): ...

    @classmethod
    def k(cls, y=1): ...

    def __call__(self, z): ...

    pm = functools.partialmethod(m, 1, c=3)


class N:
    def __new__(cls, *, key): ...


class Empty: ...


class Meta(type):
    def __call__(cls, one, two=2): ...


class WithMeta(metaclass=Meta): ...


def plain(a, b=None, *, c: "text" = 3) -> list[int]: ...


@functools.wraps(plain)
def wrapper(*args, **kwargs): ...


def no_parameters(): ...


def only(a, b=1, /): ...


cases = {
    "A.m": A.m, "bound": A(1).m, "A.s": A.s, "A.k": A.k, "A": A, "call": A(1), "N": N,
    "Empty": Empty, "WithMeta": WithMeta, "plain": plain, "wrapper": wrapper, "only": only,
    "no_parameters": no_parameters, "lambda": lambda x, *, y=1: x, "pm": A(1).pm,
    "partial": functools.partial(plain, 1), "partial b": functools.partial(plain, b=2),
    "partial c": functools.partial(plain, c=2), "cache": functools.lru_cache(plain),
    "len": len, "append": [].append, "list.append": list.append, "sorted": sorted, "isinstance": isinstance,
    "str.join": str.join, "dict.get": dict.get, "object": object, "print": print,
}
for name, case in cases.items():
    try:
        print(name, inspect.signature(case))
    except ValueError as error:
        print(name, error)
print(inspect.signature(wrapper, follow_wrapped=False))
for bad in (1, "x", None):
    try:
        inspect.signature(bad)
    except TypeError as error:
        print(error)
try:
    inspect.signature(functools.partial(no_parameters, 1))
except ValueError as error:
    print(str(error)[-23:])

signature = inspect.signature(A.m)
print(repr(signature), signature == inspect.signature(A.m), signature != inspect.signature(plain))
print(hash(inspect.signature(only)) == hash(inspect.signature(only)))
for arguments, keywords in (((1, 2, 3, 4), {"c": 6, "z": 7}), ((1, 2), {"c": 1}), ((), {}), ((1,), {}),
                            ((1, 2), {"b": 3, "b2": 1}), ((1, 2, 3), {"b": 3, "c": 1}), ((1, 2), {"d": 1}),
                            ((), {"self": 1, "a": 2, "c": 3})):
    try:
        bound = signature.bind(*arguments, **keywords)
        print(bound, bound.args, bound.kwargs)
        bound.apply_defaults()
        print(bound.arguments)
    except TypeError as error:
        print(arguments, keywords, error)
print(signature.bind_partial(1), signature.bind_partial())
for arguments, keywords in (((1, 2, 3), {}), ((1,), {"a": 1}), ((), {"b": 1}), ((1,), {"q": 1}), ((1,), {"b": 2})):
    try:
        print(inspect.signature(only).bind(*arguments, **keywords))
    except TypeError as error:
        print(error)
try:
    inspect.signature(plain).bind(1, 2, 3)
except TypeError as error:
    print(error)
try:
    inspect.signature(plain).bind(1, a=3)
except TypeError as error:
    print(error)

P = Parameter
for arguments in (("a", 9), ("1a", P.KEYWORD_ONLY), ("if", P.KEYWORD_ONLY), ("if", P.POSITIONAL_ONLY),
                  (3, P.KEYWORD_ONLY), (P.empty, P.KEYWORD_ONLY), (".0", P.POSITIONAL_OR_KEYWORD),
                  (".0", P.KEYWORD_ONLY)):
    try:
        print(repr(P(*arguments)))
    except (ValueError, TypeError) as error:
        print(error)
try:
    P("a", P.VAR_POSITIONAL, default=1)
except ValueError as error:
    print(error)
a = P("a", P.POSITIONAL_OR_KEYWORD, default=1, annotation=int)
print(a, repr(a), a.replace(name="b"), a == a.replace(), a.kind, repr(a.kind), a.kind.description)
b = P("b", P.POSITIONAL_OR_KEYWORD)
k = P("k", P.KEYWORD_ONLY)
v = P("v", P.VAR_POSITIONAL)
for parameters in ([a, b], [k, b], [b, b], [v, v.replace(name="w")], [b, a, v, k]):
    try:
        print(Signature(parameters, return_annotation="R"))
    except ValueError as error:
        print(error)
long = Signature([P(f"parameter_{i}", P.KEYWORD_ONLY) for i in range(4)])
print(long.format(max_width=30))
print(inspect.getfullargspec(A.m))
print(inspect.getfullargspec(A(1).m))
try:
    inspect.getfullargspec(3)
except TypeError as error:
    print(error)
print(inspect.getcallargs(plain, 1, c=2), inspect.getcallargs(only, 1))
for arguments, keywords in (((), {}), ((1, 2, 3), {}), ((1, 2, 3), {"c": 1}), ((1,), {"x": 1}), ((1,), {"a": 1})):
    try:
        inspect.getcallargs(plain, *arguments, **keywords)
    except TypeError as error:
        print(error)

print(Signature().parameters, Signature([a, b.replace(default=2)]) == Signature([b.replace(default=2), a]))

#> A.m (self, a, /, b: int = 2, *args, c, d=4, **kw) -> str
#> bound (a, /, b: int = 2, *args, c, d=4, **kw) -> str
#> A.s (x)
#> A.k (y=1)
#> A (x, y=1)
#> call (z)
#> N (*, key)
#> Empty ()
#> WithMeta (one, two=2)
#> plain (a, b=None, *, c: 'text' = 3) -> list[int]
#> wrapper (a, b=None, *, c: 'text' = 3) -> list[int]
#> only (a, b=1, /)
#> no_parameters ()
#> lambda (x, *, y=1)
#> pm (b: int = 2, *args, c=3, d=4, **kw) -> str
#> partial (b=None, *, c: 'text' = 3) -> list[int]
#> partial b (a, *, b=2, c: 'text' = 3) -> list[int]
#> partial c (a, b=None, *, c: 'text' = 2) -> list[int]
#> cache (a, b=None, *, c: 'text' = 3) -> list[int]
#> len (obj, /)
#> append (object, /)
#> list.append (self, object, /)
#> sorted (iterable, /, *, key=None, reverse=False)
#> isinstance (obj, class_or_tuple, /)
#> str.join (self, iterable, /)
#> dict.get (self, key, default=None, /)
#> object ()
#> print (*args, sep=' ', end='\n', file=None, flush=False)
#> (*args, **kwargs) -> list[int]
#> 1 is not a callable object
#> 'x' is not a callable object
#> None is not a callable object
#> has incorrect arguments
#> <Signature (self, a, /, b: int = 2, *args, c, d=4, **kw) -> str> True True
#> True
#> <BoundArguments (self=1, a=2, b=3, args=(4,), c=6, kw={'z': 7})> (1, 2, 3, 4) {'c': 6, 'z': 7}
#> {'self': 1, 'a': 2, 'b': 3, 'args': (4,), 'c': 6, 'd': 4, 'kw': {'z': 7}}
#> <BoundArguments (self=1, a=2, c=1)> (1, 2) {'c': 1}
#> {'self': 1, 'a': 2, 'b': 2, 'args': (), 'c': 1, 'd': 4, 'kw': {}}
#> () {} missing a required argument: 'self'
#> (1,) {} missing a required argument: 'a'
#> (1, 2) {'b': 3, 'b2': 1} missing a required argument: 'c'
#> (1, 2, 3) {'b': 3, 'c': 1} multiple values for argument 'b'
#> (1, 2) {'d': 1} missing a required argument: 'c'
#> () {'self': 1, 'a': 2, 'c': 3} missing a required positional-only argument: 'self'
#> <BoundArguments (self=1)> <BoundArguments ()>
#> too many positional arguments
#> got an unexpected keyword argument 'a'
#> missing a required argument: 'a'
#> got an unexpected keyword argument 'q'
#> got some positional-only arguments passed as keyword arguments: 'b'
#> too many positional arguments
#> multiple values for argument 'a'
#> value 9 is not a valid Parameter.kind
#> '1a' is not a valid parameter name
#> 'if' is not a valid parameter name
#> <Parameter "if">
#> name must be a str, not a int
#> name is a required attribute for Parameter
#> <Parameter "implicit0">
#> implicit arguments must be passed as positional or keyword arguments, not keyword-only
#> variadic positional parameters cannot have default values
#> a: int = 1 <Parameter "a: int = 1"> b: int = 1 True POSITIONAL_OR_KEYWORD <_ParameterKind.POSITIONAL_OR_KEYWORD: 1> positional or keyword
#> non-default argument follows default argument
#> wrong parameter order: keyword-only parameter before positional or keyword parameter
#> duplicate parameter name: 'b'
#> more than one variadic positional parameter
#> (b, a: int = 1, *v, k) -> 'R'
#> (
#>     *,
#>     parameter_0,
#>     parameter_1,
#>     parameter_2,
#>     parameter_3
#> )
#> FullArgSpec(args=['self', 'a', 'b'], varargs='args', varkw='kw', defaults=(2,), kwonlyargs=['c', 'd'], kwonlydefaults={'d': 4}, annotations={'return': <class 'str'>, 'b': <class 'int'>})
#> FullArgSpec(args=['self', 'a', 'b'], varargs='args', varkw='kw', defaults=(2,), kwonlyargs=['c', 'd'], kwonlydefaults={'d': 4}, annotations={'return': <class 'str'>, 'b': <class 'int'>})
#> unsupported callable
#> {'a': 1, 'c': 2, 'b': None} {'a': 1, 'b': 1}
#> plain() missing 1 required positional argument: 'a'
#> plain() takes from 1 to 2 positional arguments but 3 were given
#> plain() takes from 1 to 2 positional arguments but 3 positional arguments (and 1 keyword-only argument) were given
#> plain() got an unexpected keyword argument 'x'
#> plain() got multiple values for argument 'a'
#> OrderedDict() False
