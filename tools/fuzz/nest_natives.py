#!/usr/bin/env python3
"""Nests every type that can hold an object of its own kind 100,000 deep and applies every operation.

KINDS defines how to wrap a value in one layer. For each kind, a program builds the nest and applies
builtins, operators, every method and attribute of the type, and module functions that traverse objects.
Then it drops the nest, collects, and ends. An operation may return or raise, but it must not end the
process. An exit code that Hognose does not define is a failure and names the kind and the operation. After
a limit, a new program continues with the next operation.

--sample N tries every N-th operation (a different subset for each kind) at a depth of 20,000, for `make
test`. The last line printed is `N passed, N failed`, where N counts operations.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HOGNOSE_CODES = (0, 1, 3)
ENVIRONMENT = {**os.environ, "ASAN_OPTIONS": "exitcode=99:handle_sigill=1:detect_leaks=0", "UBSAN_OPTIONS": "halt_on_error=1"}

# Name: (the innermost value, an expression that wraps x in one layer).
KINDS = {
    "property": ("len", "property(x)"),
    "property_setter": ("len", "property(None, x)"),
    "property_deleter": ("len", "property(None, None, x)"),
    "property_doc": ("len", "property(None, None, None, x)"),
    "classmethod": ("len", "classmethod(x)"),
    "staticmethod": ("len", "staticmethod(x)"),
    "cached_property": ("len", "functools.cached_property(x)"),
    "partial": ("len", "functools.partial(lambda *a: 1, x)"),
    "partial_function": ("len", "functools.partial(Callable(x))"),
    "partial_keywords": ("len", "functools.partial(function, k=x)"),
    "partialmethod": ("len", "functools.partialmethod(x)"),
    "bound_method": ("function", "types.MethodType(x, 1)"),
    "bound_self": ("function", "types.MethodType(function, x)"),
    "wraps": ("function", "functools.wraps(x)(lambda: 1)"),
    "lru_cache": ("function", "functools.lru_cache(x)"),
    "singledispatch": ("function", "functools.singledispatch(x)"),
    "cmp_to_key": ("1", "functools.cmp_to_key(compare)(x)"),
    "method_caller": ("1", "operator.methodcaller('m', x)"),
    "item_getter": ("1", "operator.itemgetter(x)"),
    "mapping_proxy": ("{'x': 1}", "types.MappingProxyType(x)"),
    "chain_map": ("{'x': 1}", "collections.ChainMap(x)"),
    "chain_map_two": ("{'x': 1}", "collections.ChainMap({}, x)"),
    "user_dict": ("1", "collections.UserDict(a=x)"),
    "user_list": ("1", "collections.UserList([x])"),
    "generic_alias": ("int", "list[x]"),
    "generic_origin": ("int", "types.GenericAlias(x, (int,))"),
    "typing_list": ("int", "typing.List[x]"),
    "typing_origin": ("list", "ALIAS(x, (int,))"),
    "typing_callable": ("int", "typing.Callable[[x], x]"),
    "typing_optional": ("int", "typing.Optional[list[x]]"),
    "typing_annotated": ("int", "list[typing.Annotated[x, 1]]"),
    "typing_union": ("int", "typing.Union[tuple[x], str]"),
    "union": ("int", "(list[x] | int)"),
    "new_type": ("int", "typing.NewType('N', x)"),
    "type_variable": ("int", "typing.TypeVar('T', bound=x)"),
    "type_variable_default": ("int", "typing.TypeVar('T', default=x)"),
    "type_alias": ("int", "typing.TypeAliasType('A', x)"),
    "forward_reference": ("int", "typing.List[typing.Tuple[x, 'y']]"),
    "list": ("1", "[x]"),
    "list_two": ("1", "[1, x]"),
    "tuple": ("1", "(x,)"),
    "tuple_two": ("1", "(x, 2)"),
    "named_tuple": ("1", "Point(x, 1)"),
    "dict_value": ("1", "{1: x}"),
    "dict_key": ("1", "{Hashed(x): 1}"),
    "frozenset": ("1", "frozenset([x])"),
    "set": ("1", "{Hashed(x)}"),
    "deque": ("1", "collections.deque([x])"),
    "default_dict": ("1", "collections.defaultdict(None, a=x)"),
    "ordered_dict": ("1", "collections.OrderedDict(a=x)"),
    "ordered_items": ("1", "collections.OrderedDict(a=x).items()"),
    "counter": ("1", "collections.Counter({1: x})"),
    "dict_values": ("1", "{1: x}.values()"),
    "dict_items": ("1", "{1: x}.items()"),
    "dict_keys": ("1", "{Hashed(x): 1}.keys()"),
    "slice": ("1", "slice(x, x and 1)"),
    "slice_stop": ("1", "slice(None, x)"),
    "namespace": ("1", "types.SimpleNamespace(a=x)"),
    "memoryview": ("b'abc'", "memoryview(x)"),
    "memoryview_slice": ("b'abc' * 10", "memoryview(x)[:]"),
    "map": ("iter([1])", "map(abs, x)"),
    "filter": ("iter([1])", "filter(None, x)"),
    "zip": ("iter([1])", "zip(x)"),
    "enumerate": ("iter([1])", "enumerate(x)"),
    "reversed": ("Reversible(1)", "Reversible(reversed(x))"),
    "sequence_iterator": ("Sequence(1)", "Sequence(iter(x))"),
    "callable_iterator": ("iter([1])", "iter(x.__next__, 5)"),
    "chain": ("iter([1])", "itertools.chain(x)"),
    "chain_two": ("iter([1])", "itertools.chain([], x)"),
    "chain_iterable": ("iter([[1]])", "itertools.chain.from_iterable([x])"),
    "islice": ("iter([1])", "itertools.islice(x, 5)"),
    "accumulate": ("iter([1])", "itertools.accumulate(x)"),
    "cycle": ("iter([1])", "itertools.cycle(x)"),
    "compress": ("iter([1])", "itertools.compress(x, [1])"),
    "dropwhile": ("iter([1])", "itertools.dropwhile(lambda v: False, x)"),
    "takewhile": ("iter([1])", "itertools.takewhile(lambda v: True, x)"),
    "filterfalse": ("iter([0])", "itertools.filterfalse(None, x)"),
    "groupby": ("iter([1])", "itertools.groupby(x)"),
    "starmap": ("iter([(1,)])", "itertools.starmap(lambda *a: a, x)"),
    "tee": ("iter([1])", "itertools.tee(x, 1)[0]"),
    "zip_longest": ("iter([1])", "itertools.zip_longest(x)"),
    "pairwise": ("iter([1, 2])", "itertools.pairwise(x)"),
    "batched": ("iter([1])", "itertools.batched(x, 1)"),
    "repeat": ("1", "itertools.repeat(x, 2)"),
    "product": ("[1]", "itertools.product([x])"),
    "permutations": ("[1]", "itertools.permutations([x])"),
    "combinations": ("[1]", "itertools.combinations([x], 1)"),
    "generator": ("iter([1])", "(v for v in x)"),
    "delegating": ("iter([1])", "delegate(x)"),
    "coroutine": ("work(None)", "work(x)"),
    "async_generator": ("ticks(None)", "ticks(x)"),
    "awaitable": ("work(None)", "work(x.__await__())"),
    "exception_cause": ("ValueError(1)", "with_cause(x)"),
    "exception_context": ("ValueError(1)", "with_context(x)"),
    "exception_argument": ("ValueError(1)", "ValueError(x)"),
    "exception_group": ("ValueError(1)", "ExceptionGroup('g', [x])"),
    "exception_group_two": ("ValueError(1)", "ExceptionGroup('g', [x, KeyError(1)])"),
    "exception_notes": ("ValueError(1)", "with_note(x)"),
    "stop_iteration": ("1", "StopIteration(x)"),
    "key_error": ("1", "KeyError(x)"),
    "os_error": ("1", "OSError(x, x)"),
    "cell": ("1", "types.CellType(x)"),
    "super": ("Sub()", "super(Sub, Sub(x))"),
    "class": ("object", "type('C', (), {'inner': x})"),
    "function_default": ("1", "defaults(x)"),
    "function_attribute": ("1", "attribute(x)"),
    "closure": ("1", "closing(x)"),
    "instance": ("1", "Node(x)"),
    "slots": ("1", "Slotted(x)"),
    "callable": ("len", "Callable(x)"),
    "weak_proxy": ("Node(1)", "KEPT.append(Node(weakref.proxy(x))) or KEPT[-1]"),
    "weak_reference": ("Node(1)", "KEPT.append(Node(weakref.ref(x))) or KEPT[-1]"),
    "finalize": ("Node(1)", "kept_finalizer(x)"),
    "context": ("contextvars.copy_context()", "with_variable(x)"),
    "template": ("1", "t'{x}'"),
    "string_template": ("'a'", "string.Template(x) if type(x) is str else string.Template(x)"),
    "fraction_like": ("1", "Number(x)"),
    "enum_value": ("1", "(enum.Enum, x)"),
    "text_reader": ("io.StringIO('a')", "Reader(x)"),
    "ast_binary": ("ast.Constant(1)", "ast.BinOp(x, ast.Add(), ast.Constant(1))"),
    "ast_unary": ("ast.Constant(1)", "ast.UnaryOp(ast.USub(), x)"),
    "ast_call": ("ast.Name('f')", "ast.Call(x, [], [])"),
    "ast_list": ("ast.Constant(1)", "ast.List([x])"),
    "ast_constant": ("1", "ast.Constant((x,))"),
    "regex_match": ("'a'", "[re.compile('a'), x]"),
    "json_like": ("1", "{'a': [x]}"),
    "dataclass": ("1", "Data(x)"),
}

PROGRAM = r'''
import abc, ast, collections, contextvars, copy, dataclasses, decimal, enum, fractions, functools, gc, heapq, inspect, io, itertools, json, math
import operator, pprint, re, reprlib, statistics, string, sys, traceback, types, typing, warnings, weakref

warnings.simplefilter("ignore")
ALIAS = type(typing.List[int])
KEPT = []
Point = collections.namedtuple("Point", "x y")
variable = contextvars.ContextVar("variable")


def function(*a, **k): return 1
def compare(a, b): return 0
def delegate(x): yield from x
async def work(x): return 1 if x is None else await x
async def ticks(x):
    if x is None: yield 1
    else:
        async for v in x: yield v
def with_cause(x):
    e = ValueError(1); e.__cause__ = x
    return e
def with_context(x):
    e = ValueError(1); e.__context__ = x
    return e
def with_note(x):
    e = ValueError(1); e.__notes__ = [x]
    return e
def traceback_around(x):
    if x is None:
        try: raise ValueError
        except ValueError as e: return e.__traceback__
    return types.TracebackType(x, x.tb_frame, 0, 1)
def defaults(x):
    def inner(a=x): return a
    return inner
def attribute(x):
    def inner(): return 1
    inner.held = x
    inner.__wrapped__ = x
    return inner
def closing(x):
    def inner(): return x
    return inner
def kept_finalizer(x):
    KEPT.append(Node(weakref.finalize(x, function, x)))
    return KEPT[-1]
def with_variable(x):
    context = x.copy()
    context.run(variable.set, x)
    return context
class Node:
    def __init__(self, x): self.x = x
class Slotted:
    __slots__ = ("x",)
    def __init__(self, x): self.x = x
class Sub:
    def __init__(self, x=None): self.x = x
class Hashed:
    def __init__(self, x): self.x = x
class Callable:
    def __init__(self, x): self.x = x
    def __call__(self, *a, **k): return self.x(*a, **k)
class Reversible:
    def __init__(self, x): self.x = x
    def __len__(self): return 1
    def __getitem__(self, i): return self.x
class Sequence(Reversible): pass
class Number:
    def __init__(self, x): self.x = x
    def __index__(self): return operator.index(self.x)
    def __float__(self): return float(self.x)
class Reader(io.StringIO):
    def __init__(self, x):
        super().__init__("a")
        self.x = x
    def read(self, *a): return self.x.read(*a)
@dataclasses.dataclass
class Data:
    x: object


def nest():
    x = FIRST
    for i in range(DEPTH):
        x = LAYER
    return x


def drain(x):
    for i, v in zip(range(10), x): pass


def run_coroutine(x):
    try: x.send(None)
    except StopIteration: pass


def with_statement(x):
    with x: pass


def match_statement(x):
    match x:
        case [[[*rest]]]: return 1
        case {"a": {"a": {"a": y}}}: return 2
        case Node(x=Node(x=Node())): return 3


def raising(x):
    try: raise x
    except* ValueError: pass


def raising_from(x):
    try: raise ValueError from x
    except ValueError as e: str(e); repr(e); traceback.format_exception(e)


def class_of(x):
    class C:
        held = x
    instance = C()
    try: instance.held
    except Exception: pass
    try: instance.held = 1
    except Exception: pass
    try: del instance.held
    except Exception: pass
    C.held
    return C


def abstract(x):
    class C(abc.ABC):
        held = x
    return C()


def annotated(x):
    def f(a: x): pass
    return inspect.signature(f), typing.get_type_hints(f)


def subclass_of(x):
    class C(x): pass
    return C


value = nest()
other = nest()
same = copy.copy
OPERATIONS = {
    "drain": drain, "coroutine": run_coroutine, "with": with_statement, "match": match_statement, "raise": raising, "raise_from": raising_from,
    "class": class_of, "abstract": abstract, "annotated": annotated, "subclass": subclass_of, "unpack": lambda x: [*x], "unpack_dict": lambda x: {**x},
    "call_star": lambda x: function(*x), "call_keywords": lambda x: function(**x), "f_string": lambda x: f"{x}", "f_repr": lambda x: f"{x!r:>10}",
    "f_format": lambda x: f"{x:10}", "percent": lambda x: "%s" % (x,), "percent_d": lambda x: "%d" % x, "percent_map": lambda x: "%(a)s" % x,
    "format_fields": lambda x: "{0.x.x}{0[0]}".format(x), "format_map": lambda x: "{a}".format_map(x), "format_spec": lambda x: "{:{}}".format(1, x),
    "isinstance": lambda x: isinstance(1, x), "issubclass": lambda x: issubclass(int, x), "isinstance_of": lambda x: isinstance(x, collections.abc.Mapping),
    "instance_tuple": lambda x: isinstance(1, (x, int)), "getattr_deep": lambda x: x.no_such_name, "hasattr": lambda x: hasattr(x, "__isabstractmethod__"),
    "setattr": lambda x: setattr(x, "held", 1), "delattr": lambda x: delattr(x, "held"), "setitem": lambda x: operator.setitem(x, 0, 1), "delitem": lambda x: operator.delitem(x, 0),
    "item_text": lambda x: x["x"], "item_zero": lambda x: x[0], "item_type": lambda x: x[int], "item_self": lambda x: x[x], "call": lambda x: x(), "call_one": lambda x: x(1),
    "call_two": lambda x: x([1], 2), "call_class": lambda x: x(int), "compile": lambda x: compile(ast.fix_missing_locations(ast.Expression(x)), "f", "eval"),
    "unparse": lambda x: ast.unparse(x), "dump": lambda x: ast.dump(x), "walk": lambda x: list(itertools.islice(ast.walk(x), 100)), "literal": lambda x: ast.literal_eval(x),
    "json": lambda x: json.dumps(x), "json_indent": lambda x: json.dumps(x, indent=1), "json_default": lambda x: json.dumps(x, default=vars), "pprint": lambda x: pprint.pformat(x),
    "deepcopy": lambda x: copy.deepcopy(x), "copy": lambda x: copy.copy(x), "reprlib": lambda x: reprlib.repr(x), "type_hints": lambda x: typing.get_args(x), "origin": lambda x: typing.get_origin(x),
    "signature": lambda x: inspect.signature(x), "unwrap": lambda x: inspect.unwrap(x), "getdoc": lambda x: inspect.getdoc(x), "format_exception": lambda x: traceback.format_exception(x),
    "format_only": lambda x: traceback.format_exception_only(x), "print_tb": lambda x: traceback.format_tb(x), "throw": lambda x: x.throw(ValueError), "close": lambda x: x.close(),
    "throw_self": lambda x: delegate([]).throw(x), "asdict": lambda x: dataclasses.asdict(x), "astuple": lambda x: dataclasses.astuple(x), "context_run": lambda x: x.run(function),
    "min": lambda x: min(x, other), "sorted": lambda x: sorted([x, other]), "in": lambda x: x in [other], "index": lambda x: [other].index(x), "dict_get": lambda x: {other: 1}.get(x),
    "set_of": lambda x: {x, other}, "sum": lambda x: sum(x, start=()), "join": lambda x: "".join(x), "bytes_join": lambda x: b"".join(x), "print": lambda x: print(x, file=io.StringIO()),
    "weakref": lambda x: weakref.ref(x), "proxy": lambda x: repr(weakref.proxy(x)), "reduce": lambda x: x.__reduce_ex__(4), "sizeof": lambda x: x.__sizeof__(), "dir": dir, "vars": vars,
    "substitute": lambda x: x.substitute(a=x), "warn": lambda x: warnings.warn(x), "decimal": lambda x: decimal.Decimal(x), "fraction": lambda x: fractions.Fraction(x), "fsum": lambda x: math.fsum([x]),
    "prod": lambda x: math.prod([x, x]), "range": lambda x: range(x), "mean": lambda x: statistics.mean([x]), "heap": lambda x: heapq.heapify([x, other]), "reduce_function": lambda x: functools.reduce(operator.add, [x, other]),
    "exec": lambda x: exec("pass", {"a": x}), "eval_globals": lambda x: eval("a", x), "import_name": lambda x: __import__(x), "type_three": lambda x: type("C", (), {"a": x}), "type_bases": lambda x: type("C", (x,), {}),
    "super": lambda x: super(x, x), "property_of": lambda x: property(x).__doc__, "wraps": lambda x: functools.wraps(x)(function), "total_ordering": lambda x: functools.total_ordering(x),
    "singledispatch": lambda x: functools.singledispatch(x), "register": lambda x: functools.singledispatch(function).register(x), "abstractmethod": lambda x: abc.abstractmethod(x), "group": lambda x: ExceptionGroup("g", [x]),
    "split": lambda x: x.split(KeyError), "subgroup": lambda x: x.subgroup(lambda e: False), "derive": lambda x: x.derive([ValueError()]), "enum": lambda x: enum.Enum("E", {"A": x}), "chainmap": lambda x: collections.ChainMap(x)["q"],
    "counter": lambda x: collections.Counter(x), "deque": lambda x: collections.deque(x), "most_common": lambda x: x.most_common(), "re": lambda x: re.compile(x), "sub": lambda x: re.sub("a", x, "a"), "int_bytes": lambda x: int.from_bytes(x),
    "exit": lambda x: sys.exit, "excepthook": lambda x: sys.unraisablehook, "collect": lambda x: gc.collect(), "recursive_repr": lambda x: repr(types.SimpleNamespace(a=x)),
}
for name in ("repr", "str", "ascii", "hash", "len", "bool", "iter", "next", "list", "tuple", "set", "frozenset", "dict", "bytes", "bytearray", "int", "float", "complex", "reversed", "sorted",
             "abs", "round", "callable", "format", "any", "all", "sum", "max", "enumerate", "zip", "memoryview", "chr", "ord", "hex", "id", "type", "eval", "compile", "divmod", "pow", "slice", "input"):
    OPERATIONS[name] = getattr(__builtins__, name, None) or eval(name)
for name in ("neg", "pos", "invert", "not_", "index", "length_hint"):
    OPERATIONS["operator." + name] = getattr(operator, name)
for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "lshift", "rshift", "and_", "or_", "xor", "lt", "le", "eq", "ne", "gt", "ge", "contains", "getitem", "concat",
             "iadd", "isub", "imul", "iand", "ior", "ixor"):
    function_of = getattr(operator, name)
    OPERATIONS["both." + name] = lambda x, f=function_of: f(x, other)
    OPERATIONS["left." + name] = lambda x, f=function_of: f(x, 1)
    OPERATIONS["right." + name] = lambda x, f=function_of: f((), x)
for name in dir(type(value)):
    OPERATIONS["." + name] = lambda x, n=name: getattr(x, n)
    if name not in ("__class__", "__init__", "__new__", "__setattr__", "__delattr__", "clear", "__init_subclass__"):
        OPERATIONS[".call " + name] = lambda x, n=name: getattr(x, n)()
        OPERATIONS[".call1 " + name] = lambda x, n=name: getattr(x, n)(other)
        OPERATIONS[".call2 " + name] = lambda x, n=name: getattr(x, n)(other, None)
        OPERATIONS[".set " + name] = lambda x, n=name: setattr(nest_of_one(), n, x)
OPERATIONS["__init__"] = lambda x: nest_of_one().__init__(x)


def nest_of_one():
    x = FIRST
    return LAYER


count = 0
for number, (name, operation) in enumerate(OPERATIONS.items()):
    if number in SKIPPED or (number + OFFSET) % STEP:
        continue
    print("at", number, name, flush=True)
    count += 1
    saved, sys.stdout = sys.stdout, io.StringIO()
    try:
        operation(value)
    except BaseException:
        pass
    finally:
        sys.stdout = saved
print("at 100000 letting go", flush=True)
KEPT.clear()
value = other = None
OPERATIONS.clear()
gc.collect()
again = nest()
print("at 100001 the end of the run", flush=True)
print("operations", count, flush=True)
'''


def program(kind, depth, step, offset, skipped):
    first, layer = KINDS[kind]
    text = PROGRAM.replace("FIRST", first).replace("LAYER", layer)
    return f"DEPTH, STEP, OFFSET, SKIPPED = {depth}, {step}, {offset}, {skipped!r}\n" + text


def run(kind, arguments):
    """Runs one kind and returns (operations tried, programs that a limit ended, failures)."""
    skipped, failures, limits, counted = set(), [], 0, 0
    offset = list(KINDS).index(kind)
    command = [str(ROOT / "build" / arguments.preset / "hognose"), "run", "--policy", "standard", "--max-time", str(arguments.seconds), "--max-memory", "1500",
               "--max-output", str(1 << 26), "-"]
    for _ in range(200):
        done = subprocess.run(command, input=program(kind, arguments.depth, arguments.step, offset, skipped), capture_output=True, text=True,
                              errors="replace", env=ENVIRONMENT)
        places = re.findall(r"^at (\d+) (.*)$", done.stdout, re.M)
        ended = re.search(r"^operations (\d+)$", done.stdout, re.M)
        if done.returncode not in HOGNOSE_CODES:
            where = places[-1][1] if places else "the nest itself"
            failures.append(f"{kind}: {where}: exit code {done.returncode}\n{done.stderr[-1500:]}")
        if ended and done.returncode in (0, 1):
            return counted + int(ended[1]), limits, failures
        if not places:
            if done.returncode in HOGNOSE_CODES:
                failures.append(f"{kind}: the nest is not made: {done.stderr[-600:]}")
            return counted, limits, failures
        last = int(places[-1][0])
        if last >= 100000:
            if done.returncode == 3:
                limits += 1
            return counted + len(places), limits, failures
        limits += done.returncode == 3
        if done.returncode == 1 and not ended:
            failures.append(f"{kind}: {places[-1][1]}: {done.stderr[-600:]}")
        counted += len(places)
        skipped |= {int(number) for number, _ in places}
    return counted, limits, failures + [f"{kind}: too many limits"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--preset", default="release")
    parser.add_argument("--depth", type=int, default=100_000)
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    arguments.step = arguments.sample
    if arguments.sample > 1 and arguments.depth == 100_000:
        arguments.depth = 20_000
    kinds = arguments.kinds or list(KINDS)
    passed = failed = limits = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for kind, (count, ends, failures) in zip(kinds, pool.map(lambda k: run(k, arguments), kinds)):
            for failure in failures:
                print(failure, flush=True)
            passed += count - min(count, len(failures))
            failed += len(failures)
            limits += ends
    print(f"{len(kinds)} kinds, {limits} operations ended by a limit")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
