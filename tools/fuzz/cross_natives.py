#!/usr/bin/env python3
"""Passes every kind of object to every native, and looks for crashes and for results that differ from CPython's.

It runs programs built from the table OBJECTS in the dev build, whose sanitizers and checked casts turn a
wrong type into a crash:

natives    every native, including internal ones, which the dev build exposes as gc._native(index): each
           object as the first argument, and random longer argument lists
operators  every binary, comparison and unary operator on all pairs of objects
methods    every method and attribute of every object, with objects as arguments
setters    every attribute of every object and class, set to a share of the objects and deleted
numbers    every method of every object, and every function of the modules in MODULES, with numbers at which types
           end or overflow (NUMBERS) in each place

If a limit ends a program, a new program continues after the item that hit the limit. An exit code
that Hognose does not define is a failure and names the item. With --compare, the outcomes of `operators`,
`methods` and `numbers` are also compared with those of python3, for the objects whose types have the same name
there. An outcome is the type of the exception, or the type and text of the result. The differences are
printed for a reader to judge, as python3 may be older than the CPython that Hognose follows, and do not
fail the run.

The last line printed is `N passed, N failed`, where N counts the calls.
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
# A sanitizer's exit code must differ from those of the command line.
ENVIRONMENT = {**os.environ, "PYTHONHASHSEED": "0", "TZ": "UTC",
               "ASAN_OPTIONS": "exitcode=99:handle_sigill=1:detect_leaks=0:symbolize=0", "UBSAN_OPTIONS": "halt_on_error=1"}

PRELUDE = r'''
import abc, array, collections, contextvars, copy, datetime, decimal, enum, fractions, functools, gc, io
import itertools, json, math, operator, random, re, string, struct, sys, time, types, typing, weakref, zlib


class Plain: pass
class Slotted: __slots__ = ("a", "b")
class Meta(type): pass
class OfMeta(metaclass=Meta): pass
class Abstract(abc.ABC):
    @abc.abstractmethod
    def method(self): pass
class Color(enum.Enum):
    RED = 1
class IntChild(int): pass
class FloatChild(float): pass
class StrChild(str): pass
class BytesChild(bytes): pass
class ListChild(list): pass
class TupleChild(tuple): pass
class DictChild(dict): pass
class SetChild(set): pass
class ErrorChild(ValueError): pass
class TypeLiar:
    @property
    def __class__(self): return dict
class Index:
    def __index__(self): return 2
class Raises:
    def __getattr__(self, name): raise ZeroDivisionError(name)
    def __eq__(self, other): raise ZeroDivisionError("eq")
    def __hash__(self): return 1
    def __bool__(self): raise ZeroDivisionError("bool")
    def __len__(self): raise ZeroDivisionError("len")
    def __iter__(self): raise ZeroDivisionError("iter")
class Liar:
    __bases__ = ()
    __abstractmethods__ = frozenset({"x"})
    __dict__ = {"x": 1}
    __mro__ = ()
    __parameters__ = (1,)
    __args__ = (1,)
    __origin__ = 3
    def __len__(self): return 5
    def __getitem__(self, key): return key
    def __call__(self, *args): return self
    def __iter__(self): return iter((1, 2))
    def __next__(self): raise StopIteration
    def __enter__(self): return self
    def __exit__(self, *args): return False
    def keys(self): return ["a"]
    def __repr__(self): return "<liar>"
class Descriptor:
    def __get__(self, instance, owner): return 1
    def __set__(self, instance, value): pass
Point = collections.namedtuple("Point", "x y")
T = typing.TypeVar("T")


def function(a=1, *args, b=2, **kwargs): return a
def numbers():
    yield 1
    yield 2
async def work(): return 1
async def ticks(): yield 1
def raised():
    try: raise KeyError("k")
    except KeyError as error: return error
def closed(x):
    def inner(): return x
    return inner
'''

# Expressions, one for each type that a guest can obtain and for each way to lie about a type.
OBJECTS = r'''
None|True|...|NotImplemented|0|1|-1|255|2**40|-(2**100)|IntChild(3)|1.5|float("nan")|FloatChild(2.5)|1j|decimal.Decimal("1.5")
fractions.Fraction(1, 3)|""|"a"|"abc"|"\u20ac"|"\U0001f600x"|StrChild("abc")|"{0}"|"%s"|b""|b"abc"|BytesChild(b"x")|bytearray(b"abc")
memoryview(b"abcd")|memoryview(bytearray(8)).cast("I")|array.array("i", [1, 2])|array.array("d", [1.5])|()|(1, 2)|(1,)|("a", 1)|TupleChild((1, 2))|Point(1, 2)
[]|[1, 2]|["a", "b"]|[[1, 2], [3, 4]]|ListChild([1])|range(3)|range(2**70)|slice(1, 2)|slice(None)|{}|{"a": 1}|{1: [2]}|DictChild(a=1)
{"a": 1}.keys()|{"a": 1}.values()|{"a": 1}.items()|types.MappingProxyType({"a": 1})|set()|{1, 2}|frozenset({1})|SetChild({1})
collections.OrderedDict(a=1)|collections.OrderedDict(a=1).keys()|collections.OrderedDict(a=1).values()|collections.OrderedDict(a=1).items()
collections.defaultdict(list)|collections.deque([1, 2])|collections.deque([1, 2], 2)|collections.Counter("ab")|collections.ChainMap({}, {})
iter([1])|iter((1,))|iter("ab")|iter("\u20ac")|iter(b"ab")|iter(bytearray(b"ab"))|iter(range(3))|iter({1})|iter({"a": 1})|iter({"a": 1}.items())|reversed([1])
reversed({"a": 1})|iter(memoryview(b"ab"))|iter(array.array("i", [1]))|iter(collections.deque([1]))|iter(range(2**70))|iter(int, 0)|map(abs, [1])|filter(None, [1])
zip([1], [2])|enumerate([1])|reversed("ab")|numbers()|work()|ticks()|ticks().__anext__()|ticks().asend(None)|work().__await__()
itertools.count()|itertools.cycle([1])|itertools.repeat(1, 2)|itertools.chain([1], [2])|itertools.islice([1, 2], 1)|itertools.accumulate([1, 2])
itertools.product([1], [2])|itertools.permutations([1, 2])|itertools.combinations([1, 2], 1)|itertools.groupby([1, 1])|itertools.tee([1])[0]|itertools.pairwise([1, 2])
itertools.takewhile(bool, [1])|itertools.starmap(max, [(1, 2)])|itertools.zip_longest([1], [])|itertools.compress([1], [1])|itertools.batched([1, 2], 1)
object()|Plain()|Plain|Slotted()|Slotted|OfMeta|Meta|Abstract|Color|Color.RED|int|str|type|object|list|dict|bool|Exception|TypeLiar()|Index()|Raises()|Liar()
Liar|Descriptor()|function|(lambda: 1)|len|[].append|str.upper|"a".upper|int.__add__|(1).__add__|dict.fromkeys|dict.__dict__["fromkeys"]|Plain.__init__
Plain().__init__|type.__dict__["__doc__"]|Slotted.a|int.real|property()|property(len)|classmethod(len)|staticmethod(len)|super(int, True)|super(int)
closed(1).__closure__[0]|function.__code__|raised()|raised().__traceback__|raised().__traceback__.tb_frame|raised().__traceback__.tb_frame.f_locals
ErrorChild("x")|OSError(2, "x")|StopIteration(1)|ExceptionGroup("g", [ValueError(1)])|UnicodeDecodeError("u", b"x", 0, 1, "r")|SyntaxError("s")|SystemExit(3)
sys|math|types.ModuleType("m")|list[int]|typing.List[int]|int | str|T|typing.ParamSpec("P")|typing.ParamSpec("P").args|typing.TypeVarTuple("Ts")|typing.Any|typing.Generic
typing.Generic[T]|typing.Union[int, str]|typing.NewType("N", int)|types.SimpleNamespace(a=1)|functools.partial(max, 1)|functools.lru_cache(len)|functools.cmp_to_key(max)(1)
operator.itemgetter(0)|operator.attrgetter("a")|operator.methodcaller("x")|weakref.ref(Plain)|weakref.proxy(Plain)|weakref.WeakValueDictionary()|re.compile("a")|re.match("a", "a")
re.finditer("a", "a")|re.compile("a").scanner("a")|datetime.date(2020, 1, 2)|datetime.datetime(2020, 1, 2)|datetime.time(1, 2)|datetime.timedelta(1)|datetime.timezone.utc|datetime.tzinfo()
datetime.date(2020, 1, 2).isocalendar()|decimal.Context()|decimal.getcontext().flags|decimal.localcontext()|random.Random(1)|struct.Struct("i")|zlib.compressobj()|zlib.decompressobj()
io.StringIO("abc")|io.BytesIO(b"abc")|sys.stdout|sys.version_info|sys.flags|contextvars.ContextVar("v")|contextvars.copy_context()|string.Template("$a")|json.JSONDecoder()
t"a{1}b"|t"a{1}b".interpolations[0]|iter(t"a{1}b")|annotated.__annotate__|Alias|Alias[int]|GenericClass|GenericClass[int]|GenericClass.__type_params__[0]|gc
'''

NEWER = '''
def annotated(x: int): pass
type Alias[A] = list[A]
class GenericClass[A]: pass
'''

HARNESS = r'''
expressions = EXPRESSIONS


def make(expression):
    try:
        return eval(expression)
    except BaseException:
        return None


def make_all():
    return [make(expression) for expression in expressions]


class Dice:
    def __init__(self, seed): self.state = seed * 2654435761 % 2**32 | 1
    def roll(self, n):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return self.state // 65536 % n


def describe(action, *arguments):
    try:
        result = action(*arguments)
    except BaseException as error:
        return type(error).__name__
    try:
        text = repr(result)
    except BaseException as error:
        return "repr " + type(error).__name__
    return type(result).__name__ + " " + text[:200]


quiet = io.StringIO()
CALLS = 0
if SHOWS_KINDS:
    for place, value in enumerate(make_all()):
        print("kind", place, type(value).__name__)


def quietly(action, *arguments):
    global CALLS
    CALLS += 1
    saved, sys.stdout = sys.stdout, quiet
    try:
        action(*arguments)
    except BaseException:
        pass
    finally:
        sys.stdout = saved
'''

NATIVES = r'''
def is_refused(native, value):
    """Whether the method refuses to work on the value, whatever the other arguments are."""
    try:
        native(value)
    except TypeError as error:
        return "descriptor" in str(error) or "is not a type object" in str(error)
    except BaseException:
        pass
    return False


for index in range(START, STOP):
    native = gc._native(index)
    if native is None:
        break
    if index in SKIPPED:
        continue
    print("at", index, flush=True)
    dice = Dice(index + SEED)
    objects = make_all()
    quietly(native)
    takers = []
    saved, sys.stdout = sys.stdout, quiet
    for place, value in enumerate(objects):
        CALLS += 1
        if not is_refused(native, value):
            takers.append(place)
    sys.stdout = saved
    if len(takers) < len(objects):
        objects = make_all()
        for taker in takers[:RECEIVERS]:
            for value in objects:
                quietly(native, objects[taker], value)
    for _ in range(SAMPLES):
        if _ % 64 == 0:
            objects = make_all()
        if not takers:
            break
        arguments = [objects[takers[dice.roll(len(takers))]]]
        for _ in range(1 + dice.roll(4)):
            arguments.append(objects[dice.roll(len(objects))])
        quietly(native, *arguments)
print("calls", CALLS, flush=True)
'''

OPERATORS = r'''
BINARY = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, operator.pow, operator.matmul, operator.lshift,
          operator.rshift, operator.and_, operator.or_, operator.xor, divmod, operator.lt, operator.le, operator.eq, operator.ne, operator.gt, operator.ge,
          operator.contains, operator.getitem, operator.iadd, operator.imul, operator.iand, operator.ior, operator.isub, operator.ixor, isinstance, issubclass, getattr]
UNARY = [operator.neg, operator.pos, operator.invert, operator.not_, abs, len, hash, iter, next, repr, str, int, float, complex, bool, bytes, list, tuple, set,
         dict, reversed, sorted, round, callable, id, dir, vars, sum, min, max, ascii, format, chr, ord, hex, bin, oct, operator.index, operator.length_hint, copy.copy]
for left in range(START, min(STOP, len(expressions))):
    if left in SKIPPED:
        continue
    print("at", left, flush=True)
    for operation in UNARY:
        if operation is not id and operation is not hash:
            print("=", operation.__name__, left, describe(operation, make(expressions[left])))
    for right in range(len(expressions)):
        for operation in BINARY:
            print("=", operation.__name__, left, right, describe(operation, make(expressions[left]), make(expressions[right])))
print("calls", 0, flush=True)
'''

METHODS = r'''
LEFT_OUT = {"__subclasses__", "__sizeof__", "__dir__", "__reduce_ex__", "__reduce__", "__getstate__", "exit", "_native"}
for place in range(START, min(STOP, len(expressions))):
    if place in SKIPPED:
        continue
    print("at", place, flush=True)
    dice = Dice(place + SEED)
    try:
        names = sorted(set(dir(make(expressions[place]))) | set(dir(type(make(expressions[place])))))
    except BaseException:
        continue
    for name in names:
        if name in LEFT_OUT:
            continue
        print("=", place, name, describe(lambda: type(getattr(make(expressions[place]), name))))
        for count in (0, 1, 1, 1, 1, 2, 2, 3):
            CALLS += 1
            chosen = [dice.roll(len(expressions)) for _ in range(count)]
            arguments = [make(expressions[i]) for i in chosen]
            saved, sys.stdout = sys.stdout, quiet
            try:
                text = describe(lambda: getattr(make(expressions[place]), name)(*arguments))
            finally:
                sys.stdout = saved
            print("=", place, name, chosen, text)
print("calls", CALLS, flush=True)
'''

SETTERS = r'''
for place in range(START, min(STOP, len(expressions))):
    if place in SKIPPED:
        continue
    print("at", place, flush=True)
    try:
        names = sorted(set(dir(make(expressions[place]))) | set(dir(type(make(expressions[place]))))) + ["fresh"]
    except BaseException:
        continue
    for number, name in enumerate(names):
        for i, expression in enumerate(expressions):
            if (i + number) % SHARE:
                continue
            target, value = make(expressions[place]), make(expression)
            quietly(setattr, target, name, value)
            if i % 8 == 0:
                quietly(repr, target)
                quietly(hash, target)
                quietly(next, target)
                quietly(target)
                quietly(delattr, target, name)
                quietly(getattr, target, name)
        # The class is shared by all: give it back what it had.
        owner = type(make(expressions[place]))
        had = owner.__dict__.get(name, quiet) if isinstance(owner.__dict__, types.MappingProxyType) else quiet
        for expression in expressions[::9]:
            quietly(setattr, owner, name, make(expression))
        quietly(delattr, owner, name) if had is quiet else quietly(setattr, owner, name, had)
print("calls", CALLS, flush=True)
'''

# The limits of the integer types that natives use, of small integers, of doubles, and their neighbours.
NUMBERS = """
0|-1|1|2**31-1|2**31|-2**31|-2**31-1|2**32-1|2**32|2**49-1|2**49|-2**49|-2**49-1|2**50|2**53|2**62|2**63-1|2**63|-2**63|-2**63+5|-2**63-1|2**64-1|2**64
float("inf")|-float("inf")|float("nan")|1e308|-1e308|5e-324|-0.0|0.5|-1.5|2.0**31|2.0**49|2.0**63|-2.0**63|2.0**64|9.3e18
"""
MODULES = """
_random|_struct|array|ast|base64|binascii|bisect|builtins|calendar|cmath|codecs|collections|colorsys|copy|csv|datetime|decimal|difflib|fractions|functools|gc
hashlib|heapq|html|io|ipaddress|itertools|json|math|numbers|operator|random|random.Random(1)|re|statistics|string|struct|sys|textwrap|time|types
unicodedata|uuid|weakref|zlib|zoneinfo
"""
# Exit, wait for the clock, or change what all other calls use.
NUMBERS_PROGRAM = r'''
LEFT_OUT = {"__subclasses__", "__sizeof__", "__dir__", "__reduce_ex__", "__reduce__", "__getstate__", "exit", "quit", "_native", "_exit", "abort", "sleep",
            "setrecursionlimit", "set_int_max_str_digits", "breakpoint", "input", "help", "id", "exec", "eval", "open", "hash", "object", "set_debug",
            "set_threshold", "freeze", "get_objects", "intern", "settrace", "setprofile", "__hash__", "dump_stats", "license", "credits", "copyright"}
import importlib
modules = {}
for name in MODULES.split("|"):
    if name.isidentifier():
        try:
            modules[name] = importlib.import_module(name)
        except ImportError:
            pass


def make_receiver(expression):
    return modules.get(expression) or make(expression)


numbers = NUMBERS.split("|")
receivers = expressions + MODULES.split("|")
if SHOWS_KINDS and START == 0:
    for place in range(len(expressions), len(receivers)):
        print("kind", place, type(make_receiver(receivers[place])).__name__)
for place in range(START, min(STOP, len(receivers))):
    if place in SKIPPED:
        continue
    print("at", place, flush=True)
    dice = Dice(place + SEED)
    receiver = make_receiver(receivers[place])
    try:
        names = sorted(set(dir(receiver)) | set(dir(type(receiver))))
    except BaseException:
        continue
    for name in names:
        if name in LEFT_OUT or not callable(getattr(receiver, name, None)):
            continue
        lists = [[number] for number in numbers]
        for length in (2, 2, 2, 2, 3, 3, 3, 4):
            lists += [[numbers[dice.roll(len(numbers))] for _ in range(length)] for _ in range(NUMBER_SAMPLES)]
        for chosen in lists:
            CALLS += 1
            saved, sys.stdout = sys.stdout, quiet
            try:
                arguments = [eval(number) for number in chosen]
                text = describe(lambda: getattr(make_receiver(receivers[place]), name)(*arguments))
            finally:
                sys.stdout = saved
            if SHOWS_KINDS:
                print("=", place, name, "{" + ";".join(chosen).replace(" ", "") + "}", text)
print("calls", CALLS, flush=True)
'''

PARTS = {"natives": (NATIVES, 150), "operators": (OPERATORS, 4), "methods": (METHODS, 6), "setters": (SETTERS, 6),
         "numbers": (NUMBERS_PROGRAM, 3)}
COMPARED = ("operators", "methods", "numbers")

def split(table):
    return [e.strip() for line in table.strip().split("\n") for e in re.split(r"\|(?! str\b)", line)]


def expressions():
    return split(OBJECTS)


def receivers(part):
    """The objects whose methods a part calls, as expressions."""
    return expressions() + split(MODULES) if part == "numbers" else expressions()


def where(binary, report):
    """Returns the error and the top functions of a sanitizer's report, as found by addr2line."""
    offsets = re.findall(r"#\d+ 0x[0-9a-f]+ +\(\S+\+(0x[0-9a-f]+)\)", report)[:7]
    if not offsets:
        return report[-1500:]
    done = subprocess.run(["addr2line", "-f", "-C", "-s", "-e", str(binary), *offsets], capture_output=True, text=True)
    lines = done.stdout.split("\n")
    kind = re.search(r"(ERROR|runtime error): .*", report)
    frames = [f"{re.sub(r'[(].*', '', name)} {place}" for name, place in zip(lines[::2], lines[1::2])]
    return (kind[0][:120] if kind else "") + "\n    " + "\n    ".join(frames)


class Part:
    def __init__(self, name, command, arguments):
        self.name, self.command, self.arguments = name, command, arguments
        self.body, self.step = PARTS[name]
        self.calls = 0
        self.failures = []
        self.outcomes = {}
        self.kinds = {}

    def program(self, start, stop, skipped):
        constants = f"START, STOP, SKIPPED, SEED, RECEIVERS, SAMPLES, SHARE, SHOWS_KINDS = {start}, {stop}, {skipped!r}, "
        constants += f"{self.arguments.seed}, {self.arguments.receivers}, {self.arguments.samples}, {self.arguments.share}, {self.arguments.compare}\n"
        constants += f"NUMBERS, MODULES, NUMBER_SAMPLES = {'|'.join(split(NUMBERS))!r}, {'|'.join(split(MODULES))!r}, {self.arguments.numbers}\n"
        newer = NEWER if self.command[0] != "python3" else ""
        return PRELUDE + newer + constants + HARNESS.replace("EXPRESSIONS", repr(expressions())) + self.body

    def run(self, start, stop):
        """Runs the range. If an item ends the program, a new program continues after it."""
        skipped, text = [], ""
        failures = []
        while True:
            with tempfile.NamedTemporaryFile("w", suffix=".py", dir=self.arguments.folder) as file:
                file.write(self.program(start, stop, set(skipped)))
                file.flush()
                try:
                    done = subprocess.run([*self.command, file.name], capture_output=True, text=True, errors="replace",
                                          env=ENVIRONMENT, timeout=1800)
                    code, errors, output = done.returncode, done.stderr, done.stdout
                except subprocess.TimeoutExpired as late:
                    code, errors, output = 98, "timed out", (late.stdout or b"").decode("utf-8", "replace")
            text += output
            places = re.findall(r"^at (\d+)$", output, re.M)
            if re.search(r"^calls \d+$", output, re.M):
                break
            if not places:
                failures.append(f"{self.name} {start}: the program does not start: {errors[-2000:]}")
                break
            last = int(places[-1])
            if code not in HOGNOSE_CODES:
                failures.append(f"{self.name} {last}: exit code {code} {where(self.command[0], errors)}")
            skipped.extend(range(start, last + 1))
            if last + 1 >= stop:
                break
        return start, text, failures

    def read(self, text):
        """Records the outcomes of calls and the types of the objects."""
        for line in text.split("\n"):
            outcome = re.match(r"= (\d+ \S+ \{[^}]*\}|\S+ \d+(?: \d+)?|\d+ \S+(?: \[[^\]]*\])?) (.*)$", line)
            if outcome:
                self.outcomes[outcome[1]] = re.sub(r" at 0x[0-9a-f]+", "", outcome[2])
            kind = re.match(r"kind (\d+) (.*)$", line)
            if kind:
                self.kinds[kind[1]] = kind[2]

    def compare(self, other):
        """Prints the calls on objects of equal types whose outcomes differ between the two interpreters."""
        alike = {place for place, kind in self.kinds.items() if other.kinds.get(place) == kind}
        table = receivers(self.name)
        compared = different = 0
        places = r"^\d+\b" if self.name == "numbers" else r"\b\d+\b"
        for call, outcome in self.outcomes.items():
            if not set(re.findall(places, call)) <= alike or call not in other.outcomes:
                continue
            compared += 1
            if other.outcomes[call] != outcome:
                different += 1
                print("differs:", re.sub(places, lambda place: table[int(place[0])], call), "|", outcome, "| python3:",
                      other.outcomes[call])
        print(f"{self.name}: {compared} outcomes compared with python3, {different} differ")

    def run_all(self, count, jobs):
        starts = range(self.arguments.first, min(count, self.arguments.last), self.step)
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for start, text, failures in pool.map(lambda s: self.run(s, s + self.step), starts):
                self.calls += sum(map(int, re.findall(r"^calls (\d+)$", text, re.M))) + text.count("\n= ")
                self.failures += failures
                for failure in failures:
                    print(failure, flush=True)
                self.read(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("parts", nargs="*", default=list(PARTS), choices=[*PARTS, []])
    parser.add_argument("--preset", default="dev")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=300, help="random argument lists for each native")
    parser.add_argument("--receivers", type=int, default=3, help="receivers of each native that get every object as the next argument")
    parser.add_argument("--share", type=int, default=12, help="store every N-th object in each attribute")
    parser.add_argument("--numbers", type=int, default=12, help="random lists of numbers of each length, for each function")
    parser.add_argument("--compare", action="store_true", help="compare with python3")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--last", type=int, default=1 << 30)
    arguments = parser.parse_args()
    hognose = ROOT / "build" / arguments.preset / "hognose"
    arguments.folder = tempfile.mkdtemp(prefix="cross_natives_")
    command = [str(hognose), "run", "--policy", "standard", "--max-time", "900", "--max-steps", "200000000", "--max-memory", "512",
               "--max-output", str(1 << 30)]
    failed = calls = 0
    for name in arguments.parts or list(PARTS):
        part = Part(name, command, arguments)
        part.run_all(4000 if name == "natives" else len(receivers(name)), arguments.jobs)
        print(f"{name}: {part.calls} calls, {len(part.failures)} faults")
        if arguments.compare and name in COMPARED:
            theirs = Part(name, ["python3"], arguments)
            theirs.run_all(len(receivers(name)), arguments.jobs)
            part.compare(theirs)
        calls += part.calls
        failed += len(part.failures)
    print(f"{calls} passed, {failed} failed")
    return 1 if failed or calls == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
