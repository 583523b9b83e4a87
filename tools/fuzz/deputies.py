#!/usr/bin/env python3
"""Tries to borrow the rights of the library by calling everything public with objects that lie and spy.

The host module tests/modules/host/canaries.py has hidden objects that only guarded names lead to. Under
`strict`, a program calls the functions, classes and methods of the built-in modules with arguments drawn
from a seed:

- objects whose hooks record all their arguments (__eq__, __hash__, __getattribute__, __subclasscheck__,
  __set__, update, __deepcopy__...) or that claim another __class__;
- such subclasses of str, dict and exceptions, and classes with such metaclasses;
- objects that pose as data classes, wrappers or descriptors;
- objects of the host.

It is a find if a hook, a result, an exception or one of their attributes exposes a hidden object, or if an
object of the host was changed.

    tools/fuzz/deputies.py [--hognose COMMAND] [--seeds N] [--start S] [--seconds T] [--module NAME]

Prints each find with its seed. The last line is `N passed, N failed` (seeds), and the status is 1 if there
was a find. The same seed always gives the same program.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402

ROOT = tables.ROOT
MODULES = ROOT / "tests" / "modules" / "host"
CALLS = 400

PROGRAM = r'''
import canaries, builtins, sys
# As globals: calls may put others into builtins.
list, dict, set, tuple, frozenset, str, int, type = list, dict, set, tuple, frozenset, str, int, type
object, isinstance, issubclass, getattr, hasattr = object, isinstance, issubclass, getattr, hasattr
callable, print, range, property, len, dir, iter = callable, print, range, property, len, dir, iter
next, hash, Exception, BaseException, sorted = next, hash, Exception, BaseException, sorted
say = lambda *words, stream=sys.stdout, write=print: write(*words, file=stream)
seed = SEED
def R(n):
    global seed
    seed = (seed * 6364136223846793005 + 1442695040888963407) & (2 ** 64 - 1)
    return (seed >> 33) % n
def pick(items):
    return items[R(len(items))]

sees, host_objects, damage = canaries.sees, canaries.objects, canaries.damage
now = "the start"
found = set()
depth = 0
def look(value, where, level=0):
    label = sees(value)
    if label is not None:
        note = f"{label}, seen by {where}, in {now}"
        if note not in found and len(found) < 20:
            found.add(note)
            say("FOUND", note)
        return
    kind = type(value)
    if level > 3:
        return
    if kind is list or kind is tuple or kind is set or kind is frozenset:
        for item in list(value)[:30]:
            look(item, where, level + 1)
    elif kind is dict:
        for key, item in list(value.items())[:40]:
            look(key, where, level + 1)
            look(item, where, level + 1)
    elif isinstance(value, BaseException) and not issubclass(kind, Listening):
        for name in ("args", "obj", "value", "__cause__", "__context__", "exceptions", "name"):
            look(getattr(value, name, None), where + " as ." + name, level + 1)

def hook(name, answer):
    def method(*arguments, **keywords):
        look(arguments, "the hook " + name)
        look(keywords, "the hook " + name)
        for argument in arguments:
            for word in ("__dict__", "_member_type_", "__objclass__", "__wrapped__", "func"):
                if R(6) == 0 and type(argument) not in kinds:
                    try:
                        look(getattr(argument, word, None), f"the hook {name} by .{word}")
                    except Exception:
                        pass
        return answer(*arguments) if callable(answer) else answer
    method.__name__ = name
    return method

NAMES = ("kept", "__dict__", "__mro__", "visible", "method", "__init__", "x", "user", "admin", "a", "value")
numbers = [0, 1, hash("kept"), hash("x"), hash("__init__"), hash("method")]
def some_hash(*arguments):
    return pick(numbers)
def flip(*arguments):
    return R(2) == 0
class Listening:
    pass
def get_attribute(self, name):
    look(name, "__getattribute__")
    return object.__getattribute__(self, name)
def get_missing(self, name):
    look(name, "__getattr__")
    if name.startswith("__") and R(3):
        raise AttributeError(name)
    return any_value(2)
hooks = {
    "__eq__": flip, "__ne__": flip, "__lt__": flip, "__gt__": flip, "__le__": flip, "__ge__": flip,
    "__hash__": some_hash, "__bool__": flip, "__len__": lambda *a: R(3), "__contains__": flip,
    "__getitem__": lambda *a: any_value(2), "__setitem__": None, "__delitem__": None,
    "__iter__": lambda *a: iter([any_value(2)]), "__next__": lambda *a: any_value(2),
    "__call__": lambda *a: any_value(2), "__get__": lambda *a: any_value(2), "__set__": None,
    "__delete__": None, "__set_name__": None, "__str__": lambda *a: pick(NAMES),
    "__repr__": lambda *a: "spy", "__format__": lambda *a: "spy", "__index__": lambda *a: R(4),
    "__int__": lambda *a: R(4), "__float__": lambda *a: 1.0, "__enter__": lambda *a: a[0],
    "__exit__": flip, "__copy__": lambda *a: a[0], "__deepcopy__": lambda *a: a[0],
    "__add__": lambda *a: a[0], "__radd__": lambda *a: a[0], "__or__": lambda *a: a[0],
    "__ror__": lambda *a: a[0], "__and__": lambda *a: a[0], "__sub__": lambda *a: a[0],
    "__rsub__": lambda *a: a[0], "__instancecheck__": flip, "__subclasscheck__": flip,
    "__mro_entries__": lambda *a: (), "__class_getitem__": lambda *a: any_value(2),
    "__reversed__": lambda *a: iter([any_value(2)]), "__length_hint__": lambda *a: 1,
    "__reduce_ex__": lambda *a: pick([(any_value(2), (), any_value(2)), "x", (Plain, (), {"x": 1})]),
    "__getstate__": lambda *a: any_value(2), "__setstate__": None, "__dir__": lambda *a: list(NAMES),
    "__prepare__": lambda *a: pick([{}, ListeningDict()]), "__fspath__": lambda *a: "x",
    "__await__": lambda *a: iter([None]), "__missing__": lambda *a: any_value(2),
    "__sizeof__": lambda *a: 1, "__replace__": lambda *a: any_value(2),
    "update": None, "append": None, "add": None, "keys": lambda *a: ["x", "kept"],
    "items": lambda *a: [("x", any_value(2))], "values": lambda *a: [any_value(2)],
    "get": lambda *a: any_value(2), "write": lambda *a: 1, "flush": None, "read": lambda *a: "",
    "startswith": flip, "isidentifier": flip, "encode": lambda *a: b"x", "send": lambda *a: any_value(2),
    "throw": None, "close": None, "pop": lambda *a: any_value(2), "copy": lambda *a: a[0],
    "setdefault": lambda *a: any_value(2), "register": lambda *a: any_value(2),
    "__getattr__": get_missing, "__setattr__": None, "__delattr__": None, "extend": None, "sort": None,
    "debug": None, "log": None, "run": None, "addFailure": None, "addError": None, "startTest": None,
    "stopTest": None, "addSuccess": None, "shouldStop": flip, "failureException": ValueError,
}
words = list(hooks)
def some_hooks(count):
    chosen = {}
    for _ in range(count):
        word = pick(words)
        chosen[word] = hook(word, hooks[word])
    return chosen

class Plain:
    pass
LIES = [type, type(hook), type(builtins), str, dict, list, tuple, set, int, property, classmethod,
        staticmethod, ValueError, type(lambda: 0), type((lambda: 0).__get__(1)), type(len),
        canaries.objects()[0], type(None), object]
kinds = set()
def spy_class(bases=(), lie=True, metaclass=type):
    names = some_hooks(3 + R(20))
    if R(3) == 0:
        names["__getattribute__"] = get_attribute
    if lie and R(2) == 0:
        cls_lie = pick(LIES)
        names["__class__"] = property(lambda self: cls_lie)
    for attribute in ("__wrapped__", "__signature__", "__dataclass_fields__", "__dataclass_params__",
                      "__annotations__", "__orig_bases__", "__abstractmethods__", "__code__", "__dict__",
                      "__mro__", "__bases__", "__func__", "__self__", "__name__", "__module__",
                      "__qualname__", "__doc__", "__traceback__", "__origin__", "__args__",
                      "__protocol_attrs__", "_is_protocol", "_member_map_", "__type_params__", "__slots__",
                      "__match_args__", "_fields", "__isabstractmethod__", "__text_signature__",
                      "__subclasshook__", "__init_subclass__", "_fields_defaults", "__wrapped__", "func",
                      "_field_type", "__iter__", "__partialmethod__", "name", "fget", "__next__"):
        if R(14) == 0:
            names[attribute] = any_value(1) if attribute not in ("__slots__", "__module__", "__qualname__") else pick(
                ["x", "canaries", "typing", "dataclasses"])
    names.pop("__setattr__" if R(2) else "x", None)
    made = metaclass("Spy", bases or (Listening,), names)
    kinds.add(made)
    return made
def spy_metaclass():
    names = some_hooks(2 + R(12))
    for word in ("__eq__", "__hash__", "__subclasscheck__", "__instancecheck__"):
        if R(2) == 0:
            names[word] = hook("metaclass " + word, hooks[word])
    names.setdefault("__hash__", hook("metaclass __hash__", some_hash))
    for word in ("__call__", "__setattr__", "__delattr__", "__prepare__", "__get__", "__getattr__", "__dir__"):
        if word in names and R(3):
            del names[word]
    if R(4) == 0:
        def new(metacls, name, bases, space, **keywords):
            look((name, bases, space), "the metaclass's __new__")
            return type.__new__(metacls, name, bases, dict(space))
        names["__new__"] = new
        names["__init__"] = hook("metaclass __init__", None)
    if R(8) == 0:
        names["mro"] = hook("metaclass mro", lambda cls: type.mro(cls))
    return type("SpyMeta", (type,), names)

class ListeningStr(str):
    __eq__ = hook("str.__eq__", flip)
    __ne__ = hook("str.__ne__", flip)
    __hash__ = hook("str.__hash__", some_hash)
    startswith = hook("str.startswith", flip)
    isidentifier = hook("str.isidentifier", True)
    split = hook("str.split", lambda *a: ["x"])
class ListeningDict(dict):
    __contains__ = hook("dict.__contains__", flip)
    get = hook("dict.get", lambda *a: any_value(2))
    update = hook("dict.update", None)
    __setitem__ = hook("dict.__setitem__", None)
    setdefault = hook("dict.setdefault", lambda *a: any_value(2))
    items = hook("dict.items", lambda *a: [("x", any_value(2))])
class ListeningList(list):
    append = hook("list.append", None)
    extend = hook("list.extend", None)
    __contains__ = hook("list.__contains__", flip)
class Failure(Listening, Exception):
    __traceback__ = property(lambda self: failures[R(len(failures))],
                             hook("the setter of __traceback__", None))
    __context__ = property(lambda self: None, hook("the setter of __context__", None))
    __cause__ = property(lambda self: None, hook("the setter of __cause__", None))

HOST = host_objects()
failures = [value for value in HOST if type(value).__name__ == "traceback"] + [None]

def spy(kind):
    if kind < 3:
        return spy_class()()
    if kind < 5:
        return spy_class((pick([HOST[0], HOST[4], Listening, dict, str, list, tuple, int, ValueError]),),
                         metaclass=spy_metaclass())
    if kind == 5:
        return ListeningStr(pick(NAMES))
    if kind == 6:
        return ListeningDict(x=any_value(2), kept=1)
    if kind == 7:
        return ListeningList([any_value(2)])
    if kind == 8:
        return Failure()
    if kind == 9:
        return property(*[hook("property", any_value(3)) for _ in range(3)])
    if kind == 10:
        function = hook("function", lambda *a: any_value(2))
        for word in ("__wrapped__", "__signature__", "__annotations__", "__isabstractmethod__",
                     "__text_signature__", "__qualname__", "__module__", "x"):
            if R(5) == 0:
                try:
                    setattr(function, word, any_value(2))
                except TypeError:
                    pass
        return function
    if kind == 11:
        return pick([staticmethod, classmethod])(hook("wrapped", lambda *a: any_value(2)))
    if kind == 12:
        return spy_class(metaclass=spy_metaclass())
    if kind == 13:
        return spy_class((HOST[0],))()
    if kind == 14:
        return pick(KNOWN)
    return spy_class(lie=False)()

KNOWN = [Plain]
simple = [None, 0, 1, "x", "kept", "canaries", b"x", [], {}, (), True, "canaries.function", "__dict__",
          1.5, print, type, object, str, dict, "x y", ("x", "y"), [("x", int)], {"x": 1}, -1, "utf-8", 3]
def any_value(level=0):
    kind = R(10)
    if level > 1 or level and kind < 5:
        return pick(simple) if R(4) else pick(HOST) if R(2) else pick(KNOWN)
    if kind < 4:
        try:
            return spy(R(16))
        except Exception:
            return Plain()
    if kind < 6:
        return pick(HOST)
    if kind < 7:
        return pick(KNOWN)
    if kind < 8:
        return pick([list, tuple])([any_value(level + 1) for _ in range(R(3))])
    if kind < 9:
        return {pick(NAMES): any_value(level + 1)}
    return pick(simple)

import types as _types
SKIP = {"mro", "input", "breakpoint", "help", "exit", "quit", "print_exc", "sleep", "set_trace"}
def remember(value):
    if value is not None and len(KNOWN) < 60 and type(value) not in (str, int, bool, float):
        KNOWN.append(value)
def use(value, level=0):
    """What a program may do with a result: call it, iterate over it, read its attributes."""
    look(value, "the result")
    remember(value)
    if level > 1 or type(value) in kinds:
        return
    for name in (dir(value) if R(3) == 0 else [])[:80]:
        if name in SKIP:
            continue
        try:
            look(getattr(value, name), f"the result by .{name}")
        except Exception as error:
            look(error, "an exception")
    try:
        if type(value).__name__ == "coroutine":
            for _ in range(3):
                look(value.send(None), "a coroutine")
        elif hasattr(type(value), "__next__"):
            for _ in range(4):
                look(next(value), "an iterator")
        elif callable(value) and R(2):
            use(value(*[any_value() for _ in range(R(3))]), level + 1)
    except BaseException as error:
        look(error, "an exception")
def call(target, label):
    global now
    arguments = [any_value() for _ in range(R(4))]
    keywords = {}
    if R(3) == 0:
        keywords[pick(KEYWORDS)] = any_value()
    if R(12) == 0:
        keywords[pick(KEYWORDS)] = pick([True, False, 1])
    now = label
    try:
        use(target(*arguments, **keywords))
    except BaseException as error:
        look(error, "an exception")
KEYWORDS = ["memo", "frozen", "slots", "owner", "module", "format", "globals", "locals", "bases", "namespace",
            "default", "key", "func", "assigned", "updated", "cls", "name", "type", "eval_str", "tb", "value",
            "spec", "wraps", "side_effect", "return_value", "field", "x", "loop", "context", "result", "file",
            "limit", "chain", "int", "fields", "is_safe", "boundary", "start", "names", "order", "init"]

# --- what belongs together: several calls with one another's results. RECIPES[module](): any of these
import dataclasses, functools, copy, copyreg, annotationlib, typing, abc, asyncio, enum, uuid, inspect
import types, traceback, unittest, contextlib, collections.abc, weakref, string, pprint, io
import unittest.mock as mock
forced = None
class Forced(type):
    def __hash__(cls):
        return forced
    __eq__ = hook("metaclass __eq__ (forced hash)", False)
    __subclasscheck__ = hook("metaclass __subclasscheck__", flip)
    __instancecheck__ = hook("metaclass __instancecheck__", flip)
def some_class():
    return pick([HOST[0], HOST[2], HOST[4], HOST[5], HOST[7]]) if R(2) else spy_class(metaclass=Forced) \
        if R(3) == 0 else spy_class((HOST[0],), metaclass=spy_metaclass()) if R(2) else spy_class()
def host():
    return pick(HOST)
def hashes_near(cls):
    global forced
    forced = hash(Plain)
    made = spy_class(metaclass=Forced)
    base = hash(cls)
    for forced in range(base - 700 + R(7), base + 700, 7):
        yield made
INJECTION = "a=0): print('FOUND text was executed')\n  def __init__(self"
def spy_field():
    field = dataclasses.field(default=any_value(2)) if R(2) else dataclasses.field(default_factory=list)
    field.name = pick([INJECTION, "x", "user", ListeningStr("x"), "__dataclass_set__", "__dataclass_setattr__",
                       "__dataclass_cls__", "self", "__setattr__"])
    field._field_type = pick(FIELD_TYPES)
    for word in ("init", "repr", "hash", "compare", "kw_only", "default", "type", "doc"):
        if R(5) == 0:
            setattr(field, word, any_value(2))
    field.kw_only = pick([False, True, field.kw_only])
    return field
@dataclasses.dataclass
class Sample:
    a: int
    b: dataclasses.InitVar[int] = 0
    c: typing.ClassVar[int] = 0
FIELD_TYPES = [each._field_type for each in Sample.__dataclass_fields__.values()]
def recipe_dataclass():
    options = {word: True for word in ("frozen", "slots", "order", "unsafe_hash", "kw_only", "weakref_slot")
               if R(3) == 0}
    options.update({word: False for word in ("init", "repr", "eq", "match_args") if R(4) == 0})
    if R(2):
        class Base(HOST[0] if R(2) else object):
            pass
        Base.__dataclass_fields__ = {"x": spy_field()}
        Base.__dataclass_params__ = type("P", (), {"frozen": "frozen" in options})
        cls = type("D", (Base,), {"__post_init__": hook("__post_init__", None)})
    else:
        cls = type.__call__(spy_metaclass() if R(2) else type, "D", (HOST[0],) if R(2) else (),
                            {"__annotations__": {"user": "str", "kept": int, "x": any_value(2)},
                             "user": any_value(1), "admin": 1})
    if R(4) == 0:
        cls = pick([HOST[0], HOST[2], HOST[4]])
    made = dataclasses.dataclass(cls, **options)
    use(made)
    if R(2):
        made.__init__(pick(HOST), *[any_value(2) for _ in range(R(3))])
def recipe_copy():
    cls = pick([type(host()), HOST[5], HOST[7], functools.partial, set, Plain, some_class()])
    victim = host()
    if R(2):
        state = pick([["x", True], any_value(1), {"x": 1}, (lambda *a: 1, (), {}, None)])
        maker = pick([lambda *a: victim, cls, copyreg.__newobj__, hook("a maker", victim)])
        reducer = hook("a reducer", lambda x: (maker, pick([(), (cls,), (any_value(2),)]), state))
        copyreg.pickle(cls, reducer)
    memo = pick([{}, {}, ListeningDict()])
    values = pick([[host()], (host(), spy_class()()), {"x": host()}, Plain(), host()])
    if type(values) is Plain:
        values.x, values.y = host(), spy_class()()
    try:
        use(pick([copy.copy, copy.deepcopy, lambda x: copy.deepcopy(x, memo)])(values))
    finally:
        copyreg.dispatch_table.pop(cls, None)
        look(dict(memo), "the memo")
def recipe_reference():
    name = pick(["kept", "_abc_impl", "kept.x", "x", "__dict__", "[kept]", "visible"])
    owner = pick([HOST[0], HOST[2], HOST[4], HOST[9], type("Sub", (HOST[0],), {}), "canaries"])
    if R(2):
        use(annotationlib.ForwardRef(name, owner=owner).evaluate())
    elif R(2):
        cls = type("Sub", (HOST[0] if R(2) else object,), {"__annotations__": {"x": name},
                                                            "__module__": "canaries"})
        use(pick([typing.get_type_hints, lambda x: annotationlib.get_annotations(x, eval_str=True),
                  lambda x: inspect.signature(x, eval_str=True)])(cls))
    else:
        def function(x: name):
            pass
        function.__module__ = "canaries"
        use(typing.get_type_hints(function))
def recipe_dispatch():
    function = functools.singledispatch(hook("the default", None))
    registered = [some_class() for _ in range(1 + R(3))]
    if R(2):
        registered.append(pick([collections.abc.Sized, collections.abc.Hashable, collections.abc.Iterable]))
    if R(2):
        abstract = type(abc.ABC)("A", (abc.ABC,), {"__subclasshook__": classmethod(
            hook("__subclasshook__", lambda *a: pick([True, False, NotImplemented])))})
        registered.append(abstract)
    global forced
    forced = pick([hash(cls) + R(9) * 16 for cls in (HOST[0], HOST[2])])
    for cls in registered:
        function.register(cls, hook("an implementation", None))
    use(function.dispatch(pick([HOST[0], HOST[2], HOST[4], type("Sub", (HOST[0],), {})])))
def recipe_abc():
    cls = HOST[4] if R(2) else pick([collections.abc.Sized, collections.abc.Mapping])
    for made in hashes_near(cls):
        issubclass(made, cls)
    if R(2):
        look(cls._dump_registry.__func__ if R(2) else isinstance(made(), cls), "an answer")
    use(pick([isinstance, issubclass])(some_class(), cls))
def recipe_wrapper():
    wrapper = spy_class()
    try:
        wrapper.__dict__ = ListeningDict() if R(2) else spy_class()()
    except Exception:
        pass
    class Wrapper:
        __dict__ = pick([ListeningDict(), spy_class()(), {}])
    target = pick([Wrapper(), wrapper(), hook("wrapper", None)])
    use(functools.update_wrapper(target, pick([HOST[9], host(), spy_class()()]), updated=("__dict__",)))
def recipe_task():
    async def fail():
        raise pick([Failure, asyncio.CancelledError, type("C", (asyncio.CancelledError, Failure), {})])
    async def main():
        task = asyncio.ensure_future(fail())
        await asyncio.wait([task])
        use(task)
        await pick([fail, HOST[12]])()
    asyncio.run(pick([main, fail])())
def recipe_enum():
    saved = []
    class Mixed(type):
        def __new__(metacls, name, bases, names, **keywords):
            saved.append(names)
            return pick([HOST[0], HOST[2]]) if R(2) else type.__new__(metacls, name, bases, dict(names))
    metaclass = type("M", (enum.EnumType, Mixed), {}) if R(2) else enum.EnumType
    if R(2):
        HOST[0]._E__in_progress = 1
    bases = pick([(enum.Enum,), (HOST[0], enum.Enum), (enum.Flag,), (some_class(), enum.Enum)])
    try:
        names = metaclass.__prepare__("E", bases)
        names[pick(["x", "method", "visible"])] = any_value(1)
        use(metaclass("E", bases, names))
    finally:
        look(saved, "a namespace that was kept")
def recipe_protocol():
    protocol = typing.runtime_checkable(type(typing.Protocol)("P", (typing.Protocol,), {
        "__annotations__": {"kept": int}, "_is_protocol": True}))
    if R(2):
        protocol.__protocol_attrs__ = {ListeningStr("kept"), "x"}
    use(pick([isinstance, issubclass])(pick([HOST[0], host(), some_class()]), protocol))
def recipe_inspect():
    use(pick([inspect.getmembers, inspect.getmembers_static, inspect.signature, inspect.getdoc,
              inspect.getmro, inspect.classify_class_attrs, inspect.getclosurevars, inspect.isabstract,
              inspect.getgeneratorlocals, inspect.getcoroutinelocals, inspect.unwrap, inspect.getsource,
              lambda x: inspect.getattr_static(x, pick(["kept", ListeningStr("kept"), "__dict__"])),
              inspect.getfile, inspect.getgeneratorstate, inspect.iscoroutinefunction])(
        pick([host(), some_class(), any_value()])))
def recipe_mock():
    target = pick([host(), some_class()])
    made = pick([lambda: mock.create_autospec(target), lambda: mock.Mock(spec=target),
                 lambda: mock.MagicMock(wraps=target), lambda: mock.patch.object(target, pick(NAMES)),
                 lambda: mock.patch("canaries." + pick(["sees", "kept", "objects"]), any_value(1)),
                 lambda: mock.patch.dict(pick([target, {}]), any_value(1)),
                 lambda: mock.seal(mock.Mock(spec=target))])()
    if hasattr(made, "get_original"):
        use(made.get_original())
        with made:
            use(made)
    use(made)
def recipe_unittest():
    class Test(unittest.TestCase):
        def test(self):
            try:
                raise Failure
            except Failure:
                pick([lambda: self.fail("x"), lambda: self.assertEqual(spy_class()(), host()),
                      lambda: 1 / 0, lambda: self.assertIs(host(), host())])()
    result = unittest.TestResult()
    Test("test").run(result)
    error = pick([each for each in HOST if isinstance(each, BaseException)] + [Failure()])
    result.addError(pick([Test("test"), any_value()]), (type(error), error, pick(failures)))
    use(result)
def recipe_traceback():
    error = pick([each for each in HOST if isinstance(each, BaseException)] + [Failure()])
    use(pick([lambda: traceback.TracebackException(type(error), error, pick(failures), capture_locals=R(2) == 0),
              lambda: traceback.format_exception(error), lambda: list(traceback.walk_tb(pick(failures))),
              lambda: traceback.extract_tb(pick(failures)), lambda: traceback.clear_frames(pick(failures)),
              lambda: traceback.StackSummary.extract(iter([(host(), 1)]))])())
def recipe_slots():
    cls = pick([uuid.UUID, functools.partial, dataclasses.Field, types.SimpleNamespace, enum.property,
                weakref.WeakSet, string.Template, string.Formatter, contextlib.ExitStack, io.StringIO])
    word = pick([name for name in dir(cls) if name not in SKIP])
    method = getattr(cls, word)
    if callable(method):
        keywords = {"int": 5} if cls is uuid.UUID and R(2) else {}
        use(method(pick([host(), any_value()]), *[any_value() for _ in range(R(3))], **keywords))
def recipe_text():
    use(pick([lambda: pprint.pformat(pick([host(), [host()], any_value()])),
              lambda: string.Formatter().vformat("{0.kept} {0.__dict__} {x}", (host(),), {"x": any_value()}),
              lambda: string.Formatter().get_field(pick(["0.kept", "0.__class__", "0.__dict__"]), (host(),), {}),
              lambda: contextlib.AbstractContextManager.__subclasshook__(any_value()),
              lambda: weakref.WeakMethod(pick(HOST))(), lambda: types.get_original_bases(some_class()),
              lambda: types.new_class("N", (some_class(),), {}, hook("exec_body", None)),
              lambda: types.resolve_bases((any_value(), some_class())),
              lambda: functools.total_ordering(some_class()),
              lambda: functools.cached_property(hook("f", None)).__get__(host())])())
RECIPES = [
    recipe_dataclass, recipe_copy, recipe_reference, recipe_dispatch, recipe_abc, recipe_wrapper,
    recipe_task, recipe_enum, recipe_protocol, recipe_inspect, recipe_mock, recipe_unittest,
    recipe_traceback, recipe_slots, recipe_text]
TARGETS = []
# The imports are text of this tool, as programs under `strict` have no __import__.
IMPORTS
for label, module in list(LOADED.items()):
    for name in sorted(dir(module)):
        if name in SKIP or name.startswith("_"):
            continue
        try:
            value = getattr(module, name, None)
        except ImportError:  # of a class that needs processes
            continue
        if callable(value):
            TARGETS.append((f"{label}.{name}", value))
if not TARGETS:
    say("no targets")
for _ in range(CALLS):
    if R(2):
        recipe = pick(RECIPES)
        now = recipe.__name__
        try:
            recipe()
        except BaseException as error:
            look(error, "an exception")
        continue
    label, target = pick(TARGETS)
    if isinstance(target, type) and R(2):
        methods = [name for name in dir(target) if name not in SKIP]
        word = pick(methods)
        try:
            method = getattr(target, word)
        except Exception as error:
            look(error, "an exception")
            continue
        if callable(method):
            call(method, f"{label}.{word}")
        continue
    call(target, label)
now = "the end"
try:
    harm = damage()
except Exception as error:
    harm = f"damage() fails: {type(error).__name__}: {error}"
if harm:
    say("FOUND", harm, "was changed")
say("done")
'''


def public_modules():
    """All modules that a program may import, those with rights (or whose parts have some) first."""
    names = [name for name, _, _ in tables.library_rows("MODULE")]
    rights = {module for module, _, _, _ in tables.library_rows("TRUSTED_NAMES")}
    # These reach rights through a private part.
    rights |= {"unittest", "unittest.result", "unittest.mock", "abc", "asyncio", "asyncio.tasks", "uuid",
               "csv", "time", "traceback", "contextlib", "contextvars", "copyreg"}
    return ([name for name in names if name in rights],
            [name for name in names if name not in rights and name not in ("builtins", "sys", "__future__")])


def program_of(seed, only):
    with_rights, others = public_modules()
    number = seed
    chosen = only or [with_rights[number % len(with_rights)],
                      with_rights[number * 7 // 3 % len(with_rights)],
                      others[number % len(others)]]
    lines = ["LOADED = {}"]
    for place, name in enumerate(chosen):
        # Some modules of CPython's own text need guarded names, so they end with an AttributeError under `strict`.
        lines += ["try:", f"    import {name} as module_{place}", f"    LOADED[{name!r}] = module_{place}",
                  "except AttributeError:", "    pass"]
    return (PROGRAM.replace("SEED", str(seed * 1000003 + 17), 1).replace("IMPORTS", "\n".join(lines))
            .replace("CALLS", str(CALLS)))


def policy_file(folder):
    text = (ROOT / "include" / "hognose" / "policy_table.h").read_text("utf-8")
    version = int(re.search(r"kPolicyVersion = (\d+);", text)[1])
    path = folder / "policy.json"
    path.write_text(json.dumps({"version": version, "profile": "strict", "name": "deputies",
                                "guarded": {"add": ["kept"]}}))
    return path


def run_seed(options, folder, policy, seed):
    path = folder / f"seed_{seed}.py"
    path.write_text(program_of(seed, options.module), "utf-8")
    command = [options.hognose, "run", "--json", "--policy", str(policy), "--allow-import", "*", "--enable", "files",
               "--module-path", str(MODULES), "--max-time", "20", "--max-steps", "200000000", str(path)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    path.unlink()
    try:
        outcome = json.loads(done.stdout)
    except ValueError:
        return seed, [f"the command ended with {done.returncode}: {done.stderr[-300:]!r}"], "crash"
    finds = [line for line in outcome["output"].splitlines() if line.startswith("FOUND")]
    if outcome["status"] == "ok" and "done" not in outcome["output"].splitlines():
        finds.append("the program did not finish")
    if outcome["status"] == "error":
        finds.append(f"the program failed: {outcome['error']['traceback'][-600:]}")
    return seed, finds, outcome["status"]


def main():
    parser = argparse.ArgumentParser(description="Try to borrow the rights of the library.")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--seeds", type=int, default=60)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--seconds", type=float, help="run for this many seconds and ignore --seeds")
    parser.add_argument("--module", action="append", help="only this module (can be repeated)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--show", type=int, help="print the program of this seed")
    options = parser.parse_args()
    if options.show is not None:
        print(program_of(options.show, options.module))
        return 0
    passed = failed = 0
    ends = {}
    limit = time.monotonic() + options.seconds if options.seconds else None
    seed = options.start
    with tempfile.TemporaryDirectory() as name, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        folder = pathlib.Path(name)
        policy = policy_file(folder)
        while time.monotonic() < limit if limit else seed < options.start + options.seeds:
            count = 8 * options.jobs if limit else options.seeds
            results = pool.map(lambda each: run_seed(options, folder, policy, each),
                               range(seed, seed + count))
            seed += count
            for number, finds, status in results:
                ends[status] = ends.get(status, 0) + 1
                failed += bool(finds)
                passed += not finds
                for find in finds:
                    print(f"seed {number}: {find}", flush=True)
    print(f"outcomes: {ends}, up to {CALLS} calls each")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
