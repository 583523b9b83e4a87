# inspect: what objects of the guest are, have and take.
# It reads objects with the rights of a guest: what the policy guards stays guarded. There are no
# files and no frames of callers. Sources are those that the run's own modules were made of. The
# questions of what an object is are native (_inspect).
# Why this file is long: the module is one namespace of a hundred small functions.
"""What is to be known about living objects, their classes, functions and frames."""

import _traceback
import _typing
import builtins
import sys
import types

__all__ = [
    "AGEN_CLOSED", "AGEN_CREATED", "AGEN_RUNNING", "AGEN_SUSPENDED", "ArgInfo", "Arguments",
    "Attribute", "BoundArguments", "BufferFlags", "CORO_CLOSED", "CORO_CREATED", "CORO_RUNNING",
    "CORO_SUSPENDED", "CO_ASYNC_GENERATOR", "CO_COROUTINE", "CO_GENERATOR",
    "CO_ITERABLE_COROUTINE", "CO_NESTED", "CO_NEWLOCALS", "CO_NOFREE", "CO_OPTIMIZED",
    "CO_VARARGS", "CO_VARKEYWORDS", "CO_HAS_DOCSTRING", "CO_METHOD", "ClosureVars", "FrameInfo",
    "FullArgSpec", "GEN_CLOSED", "GEN_CREATED", "GEN_RUNNING", "GEN_SUSPENDED", "Parameter",
    "Signature", "TPFLAGS_IS_ABSTRACT", "Traceback", "classify_class_attrs", "cleandoc",
    "currentframe", "findsource", "formatannotation", "formatannotationrelativeto",
    "formatargvalues", "get_annotations", "getargs", "getargvalues", "getasyncgenlocals",
    "getasyncgenstate", "getattr_static", "getblock", "getcallargs", "getclasstree",
    "getclosurevars", "getcomments", "getcoroutinelocals", "getcoroutinestate", "getdoc",
    "getfile", "getframeinfo", "getfullargspec", "getgeneratorlocals", "getgeneratorstate",
    "getinnerframes", "getlineno", "getmembers", "getmembers_static", "getmodule",
    "getmodulename", "getmro", "getouterframes", "getsource", "getsourcefile", "getsourcelines",
    "indentsize", "isabstract", "isasyncgen", "isasyncgenfunction", "isawaitable", "isbuiltin",
    "isclass", "iscode", "iscoroutine", "iscoroutinefunction", "isdatadescriptor", "isframe",
    "isfunction", "isgenerator", "isgeneratorfunction", "isgetsetdescriptor",
    "ismemberdescriptor", "ismethod", "ismethoddescriptor", "ismethodwrapper", "ismodule",
    "ispackage", "isroutine", "istraceback", "markcoroutinefunction", "signature", "stack",
    "trace", "unwrap", "walktree"]

CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS = 1, 2, 4, 8
CO_NESTED, CO_GENERATOR, CO_NOFREE, CO_COROUTINE = 16, 32, 64, 128
CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 256, 512
CO_HAS_DOCSTRING, CO_METHOD = 0x4000000, 0x8000000
TPFLAGS_IS_ABSTRACT = 1 << 20

_sentinel = object()
# Natives ask as the guest does: `_ask` reads nothing that the guest may not.
_ask = getattr


# --- annotations

from annotationlib import get_annotations


# --- signatures

from _signature import (BoundArguments, Parameter, Signature, formatannotation, signature, unwrap,
                        _empty, _ParameterKind)


# --- abstract classes

import collections.abc


# --- enumerations

import enum


# --- regular expressions

import re


# --- helpers of other modules

from collections import namedtuple
from operator import attrgetter


# --- what it is: the native part

from _inspect import (isasyncgen, isbuiltin, isclass, iscode, iscoroutine, isdatadescriptor, isframe,
                      isfunction, isgenerator, isgetsetdescriptor, ismemberdescriptor, ismethod,
                      ismethoddescriptor, ismethodwrapper, ismodule, isroutine, istraceback,
                      _frame_state, _is_coroutine)


# --- what it is

def ispackage(object):
    """Whether it is a module with a __path__."""
    return hasattr(object, "__path__") if ismodule(object) else False


def isabstract(object):
    """Whether it is a class with abstract methods left."""
    if not isinstance(object, type):
        return False
    names = getattr(object, "__abstractmethods__", None)
    if names is not None:
        return bool(names) and "__abstractmethods__" in object.__dict__
    # ABCMeta has not finished making it: we are in __init_subclass__.
    if not any(base.__name__ == "ABCMeta" for base in type(object).__mro__):
        return False
    if any(getattr(value, "__isabstractmethod__", False) for value in object.__dict__.values()):
        return True
    return any(getattr(getattr(object, name, None), "__isabstractmethod__", False)
               for base in object.__bases__
               for name in getattr(base, "__abstractmethods__", ()))


def _unwrap_partial(f):
    import functools
    while True:
        if ismethod(f):
            f = f.__func__
        elif isinstance(f, functools.partial):
            f = f.func
        elif isinstance(getattr(f, "__partialmethod__", None), functools.partialmethod):
            f = f.__partialmethod__.func
        else:
            return f


def _code_flags(f):
    # Those of the code that a call runs; 0 if it is no code in Python.
    f = _unwrap_partial(f)
    if isfunction(f):
        return f.__code__.co_flags
    code = getattr(f, "__code__", None)
    return code.co_flags if iscode(code) and callable(f) else 0


def isgeneratorfunction(obj):
    """Whether calling it gives a generator."""
    return _code_flags(obj) & CO_GENERATOR != 0


def isasyncgenfunction(obj):
    """Whether calling it gives an async generator."""
    return _code_flags(obj) & CO_ASYNC_GENERATOR != 0


# Functions that are none, but whose calls give coroutines, have this as an attribute.
_coroutine_mark = object()


def iscoroutinefunction(obj):
    """Whether calling it gives a coroutine."""
    if _code_flags(obj) & CO_COROUTINE:
        return True
    return getattr(_unwrap_partial(obj), "_is_coroutine_marker", None) is _coroutine_mark


def markcoroutinefunction(func):
    """Say that calling this function gives a coroutine."""
    marked = getattr(func, "__func__", func)
    marked._is_coroutine_marker = _coroutine_mark
    return marked


def isawaitable(object):
    """Whether await takes it."""
    return _is_coroutine(object) or iscoroutine(object) \
        or isinstance(object, collections.abc.Awaitable)


# --- members

def getmro(cls):
    """The classes in which attributes of cls are looked up, in order."""
    return _ask(cls, "__mro__")


def _own_names(cls):
    # What stands in the class itself, as far as the guest may see it.
    return _ask(cls, "__dict__", {})


def _members(getter, object, predicate):
    names = list(dir(object))
    bases = ()
    if isclass(object):
        bases = _ask(object, "__mro__", ())
        for base in _ask(object, "__bases__", ()):
            names.extend(name for name, value in _own_names(base).items()
                         if isinstance(value, types.DynamicClassAttribute))
    members = []
    seen = set()
    for name in names:
        try:
            value = getter(object, name)
            if name in seen:
                raise AttributeError(name)
        except AttributeError:
            for base in bases:
                if name in _own_names(base):
                    value = _own_names(base)[name]
                    break
            else:
                continue
        seen.add(name)
        if not predicate or predicate(value):
            members.append((name, value))
    return sorted(members, key=lambda pair: pair[0])


def getmembers(object, predicate=None):
    """The pairs of name and value of all attributes, sorted by name."""
    return _members(getattr, object, predicate)


def getmembers_static(object, predicate=None):
    """As getmembers(), but what descriptors would compute is left alone."""
    return _members(getattr_static, object, predicate)


def _static_mro(cls):
    return type.__dict__["__mro__"].__get__(cls) if _ask(type, "__mro__", None) else ()


def _in_classes(cls, attr):
    for entry in _static_mro(cls):
        names = type.__dict__["__dict__"].__get__(entry)
        if attr in names:
            return names[attr]
    return _sentinel


def _shadows_dict(cls):
    # Whether a class says something of its own by the name __dict__, and what.
    for entry in _static_mro(cls):
        names = type.__dict__["__dict__"].__get__(entry)
        if "__dict__" in names:
            found = names["__dict__"]
            if not (isgetsetdescriptor(found) and found.__name__ == "__dict__"
                    and found.__objclass__ is entry):
                return found
    return _sentinel


def _goes_first(kind):
    # Whether descriptors of this class go before the attributes of the object itself.
    return (_in_classes(kind, "__get__") is not _sentinel
            and any(_in_classes(kind, name) is not _sentinel for name in ("__set__", "__delete__")))


def getattr_static(obj, attr, default=_sentinel):
    """Retrieve attributes without calling descriptors, __getattr__ or __getattribute__."""
    # The guest must have the right to look into classes at all.
    _ask(type(obj), "__mro__")
    _ask(type(obj), "__dict__")
    found = _sentinel
    cls = obj
    if type not in _static_mro(type(obj)):
        cls = type(obj)
        shadow = _shadows_dict(cls)
        if shadow is _sentinel or ismemberdescriptor(shadow):
            try:
                found = dict.get(object.__getattribute__(obj, "__dict__"), attr, _sentinel)
            except (AttributeError, TypeError):
                pass
    of_class = _in_classes(cls, attr)
    if of_class is not _sentinel and (found is _sentinel or _goes_first(type(of_class))):
        found = of_class
    if found is _sentinel and obj is cls:
        found = _in_classes(type(cls), attr)
    if found is _sentinel:
        found = default
    if found is _sentinel:
        raise AttributeError(attr)
    return found


Attribute = namedtuple("Attribute", "name kind defining_class object")


def _home_of(cls, name, found, bases, metabases):
    home = getattr(found, "__objclass__", None)
    if home in bases:
        return home
    home = None
    for base in bases:
        if getattr(base, name, None) is found:
            home = base
    for base in metabases:
        hook = _own_names(base).get("__getattr__")
        if hook is None:
            continue
        try:
            if hook(cls, name) is found:
                home = base
        except AttributeError:
            continue
    return home


def _kind_of(found, raw):
    if isinstance(raw, (staticmethod, types.BuiltinMethodType)):
        return "static method", raw
    if isinstance(raw, (classmethod, types.ClassMethodDescriptorType)):
        return "class method", raw
    if isinstance(raw, property):
        return "property", raw
    return ("method" if isroutine(found) else "data"), found


def classify_class_attrs(cls):
    """Return list of attribute-descriptor tuples: name, kind, defining class, object."""
    mro = getmro(cls)
    metabases = tuple(base for base in getmro(type(cls)) if base not in (type, object))
    bases = (cls, *mro)
    names = list(dir(cls))
    for base in mro:
        names.extend(name for name, value in _own_names(base).items()
                     if isinstance(value, types.DynamicClassAttribute) and value.fget is not None)
    results = []
    seen = set()
    for name in names:
        home = found = raw = None
        if name not in seen and name != "__dict__":
            try:
                found = getattr(cls, name)
            except Exception:
                pass
            else:
                home = _home_of(cls, name, found, bases, metabases)
        for base in bases + metabases:
            if name in _own_names(base):
                raw = _own_names(base)[name]
                if home not in metabases:
                    home = base
                break
        if home is None:
            continue
        kind, value = _kind_of(raw if found is None else found, raw)
        results.append(Attribute(name, kind, home, value))
        seen.add(name)
    return results


def _with_bases(cls):
    return cls, _ask(cls, "__bases__")


def walktree(classes, children, parent):
    """The part of getclasstree() below these classes."""
    tree = []
    classes.sort(key=lambda cls: (cls.__module__, cls.__name__))
    for pair in map(_with_bases, classes):
        tree.append(pair)
        if pair[0] in children:
            tree.append(walktree(children[pair[0]], children, pair[0]))
    return tree


def getclasstree(classes, unique=False):
    """Nested lists of (class, bases), each followed by the list of what derives from it."""
    below, tops = {}, []
    for cls, bases in map(_with_bases, classes):
        if unique:  # only below the first of its bases that is listed
            listed = [i for i, base in enumerate(bases) if base in classes]
            parents = bases[:listed[0] + 1] if listed else bases
        else:
            parents = bases
        for place in [below.setdefault(parent, []) for parent in parents] or [tops]:
            if cls not in place:
                place.append(cls)
    tops += [parent for parent in below if parent not in classes]
    return walktree(tops, below, None)


# --- documentation

def cleandoc(doc):
    """A docstring without the indentation of its lines."""
    lines = doc.expandtabs().split("\n")
    margins = [len(line) - len(line.lstrip(" ")) for line in lines[1:] if line.lstrip(" ")]
    margin = min(margins, default=0)
    lines = [lines[0].lstrip(" "), *(line[margin:] for line in lines[1:])]
    return "\n".join(lines).strip("\n")


def _class_around(func):
    found = sys.modules.get(func.__module__)
    if found is not None:
        *path, _ = func.__qualname__.split(".")
        for name in path:
            found = getattr(found, name)
    return found if isclass(found) else None


def _owner_of(obj):
    # The class through which others may have documented it, and its name there.
    if ismethod(obj):
        name = obj.__func__.__name__
        owner = obj.__self__
        if (isclass(owner)
                and getattr(getattr(owner, name, None), "__func__", None) is obj.__func__):
            return owner, name
        return owner.__class__, name
    name = None
    if isbuiltin(obj):
        name = obj.__name__
        owner = _ask(obj, "__self__")
        if isclass(owner) and f"{owner.__qualname__}.{name}" == obj.__qualname__:
            return owner, name
        return owner.__class__, name
    if isfunction(obj):
        owner = _class_around(obj)
    elif isinstance(obj, property):
        owner = _class_around(obj.fget)
    elif isdatadescriptor(obj) or ismethoddescriptor(obj):
        owner = obj.__objclass__
    else:
        return None, name
    name = obj.__name__
    return (owner if owner is not None and getattr(owner, name) is obj else None), name


def _finddoc(obj):
    if isclass(obj):
        for base in obj.__mro__:
            doc = None if base is object else getattr(base, "__doc__", None)
            if doc is not None:
                return doc
        return None
    cls, name = _owner_of(obj)
    if cls is None:
        return None
    slots = getattr(cls, "__slots__", None) if ismemberdescriptor(obj) else None
    if isinstance(slots, dict) and name in slots:
        return slots[name]
    for base in cls.__mro__:
        doc = getattr(getattr(base, name, None), "__doc__", None) if hasattr(base, name) else None
        if doc is not None:
            return doc
    return None


def getdoc(object):
    """The docstring of an object, or the one it inherits, without indentation."""
    text = getattr(object, "__doc__", None)
    if text is None:
        try:
            text = _finddoc(object)
        except (TypeError, AttributeError):
            pass
    return cleandoc(text) if isinstance(text, str) else None


# --- modules and sources

def _code_of(object):
    if ismethod(object):
        object = object.__func__
    if isfunction(object):
        return object.__code__
    if istraceback(object):
        object = _ask(object, "tb_frame")
    if isframe(object):
        return _ask(object, "f_code")
    return object if iscode(object) else None


def _file_of(module):
    return getattr(module, "__file__", None)


def getfile(object):
    """The file name that an object's module or code tells."""
    if (code := _code_of(object)) is not None:
        return code.co_filename
    if isclass(object):
        name = getattr(object, "__module__", None)
        what, file = "class", _file_of(sys.modules.get(name))
        if not file and name == "__main__":
            raise OSError("source code not available")
    elif ismodule(object):
        what, file = "module", _file_of(object)
    else:
        raise TypeError("module, class, method, function, traceback, frame, or code object was "
                        f"expected, got {type(object).__name__}")
    if not file:
        raise TypeError(f"{object!r} is a built-in {what}")
    return file


def getmodulename(path):
    """What a module in this file would be called."""
    name = path.rpartition("/")[2]
    return name[:-3] if name.endswith(".py") else None


def getsourcefile(object):
    """The file name of an object's source, None if it has none."""
    name = getfile(object)
    return None if name.startswith("<") else name


def getmodule(object, _filename=None):
    """The module that an object comes from."""
    if not ismodule(object):
        if hasattr(object, "__module__"):
            return sys.modules.get(object.__module__)
        name = getattr(object, "__name__", None)
        homes = [] if name is None else [home for home in (sys.modules.get("__main__"), builtins)
                                         if getattr(home, name, None) is object]
        return sys.modules.get(homes[0].__name__) if homes else None
    return object


def _source_of(object):
    # (lines of the whole source, number of the line where the object begins, from 0)
    if ismodule(object):
        text = _traceback.module_source(object)
        first = 0
        if text is None:
            getfile(object)
    elif isclass(object):
        first = getattr(object, "__firstlineno__", None)
        module = sys.modules.get(getattr(object, "__module__", None))
        text = None
        if first is None:
            getfile(object)
        elif ismodule(module):
            text = _traceback.module_source(module)
            first -= 1
    else:
        code = _code_of(object)
        if code is None:
            getfile(object)  # says what was expected
        text = _traceback.source(code)
        first = code.co_firstlineno - 1
    if text is None:
        raise OSError("could not get source code")
    lines = text.splitlines(keepends=True)
    if not ismodule(object) and not 0 <= first < len(lines):
        raise OSError("lineno is out of bounds")
    return lines, first


def findsource(object):
    """Return the entire source and the number of the line where the object begins."""
    return _source_of(object)


def indentsize(line):
    """How many columns of blanks a line begins with."""
    expanded = line.expandtabs()
    return len(expanded) - len(expanded.lstrip())


# A quote, a comment, a bracket, the end of a line that is continued.
_TOKEN = re.compile(r"""(\"{3}|'{3}|"|')|(\#.*)|([\[({])|([\])}])|(\\\n)""")


class _LogicalLines:
    """Goes through lines: which of them begin a statement, with no bracket or string open."""

    def __init__(self):
        self.depth = 0
        self.quote = None
        self.continued = False

    def begins_statement(self):
        return self.depth == 0 and self.quote is None and not self.continued

    def feed(self, line):
        self.continued = False
        at = 0
        while at < len(line):
            if self.quote is not None:
                at = self._skip_string(line, at)
                continue
            match = _TOKEN.search(line, at)
            if match is None:
                break
            quote, comment, opening, closing, backslash = match.groups()
            at = match.end()
            if quote:
                self.quote = quote
            elif comment:
                break
            elif opening:
                self.depth += 1
            elif closing:
                self.depth = max(self.depth - 1, 0)
            elif backslash:
                self.continued = True
        if self.quote is not None and len(self.quote) == 1 and not line.endswith("\\\n"):
            self.quote = None

    def _skip_string(self, line, at):
        while at < len(line):
            if line[at] == "\\":
                at += 2
            elif line.startswith(self.quote, at):
                at += len(self.quote)
                self.quote = None
                return at
            else:
                at += 1
        return at


def getblock(lines):
    """The lines up to the end of the block that begins with the first."""
    state = _LogicalLines()
    indent = body = None
    seen_head = False
    end = 0
    for number, line in enumerate(lines):
        text = line.strip()
        if state.begins_statement() and text.startswith("#"):
            # A comment belongs to the body that it is as deep as.
            if body is not None and indentsize(line) >= body:
                end = number + 1
            continue
        if state.begins_statement() and text:
            here = indentsize(line)
            if indent is None:
                indent = here
            elif seen_head and here <= indent:
                break
            elif here < indent:
                break
            elif seen_head and body is None:
                body = here
            if not text.startswith("@"):
                if seen_head is False and not re.match(r"(async\s|def\s|class\s)", text):
                    # A lambda or another expression: its logical line is all of it.
                    state.feed(line)
                    while not state.begins_statement() and number + 1 < len(lines):
                        number += 1
                        state.feed(lines[number])
                    return lines[:number + 1]
                seen_head = True
        if text or not state.begins_statement():
            end = number + 1
        state.feed(line)
    return lines[:end]


def getsourcelines(object):
    """The lines of the source of an object, and the number of the first."""
    object = unwrap(object)
    lines, first = _source_of(object)
    if istraceback(object):
        object = _ask(object, "tb_frame")
    if ismodule(object) or (isframe(object) and _code_of(object).co_name == "<module>"):
        return lines, 0
    return getblock(lines[first:]), first + 1


def getsource(object):
    """The source of an object."""
    return "".join(getsourcelines(object)[0])


def getcomments(object):
    """The comment lines right above the source of an object."""
    try:
        lines, first = _source_of(object)
    except (TypeError, OSError):
        return None
    if ismodule(object):
        from itertools import dropwhile, takewhile
        if lines and lines[0].startswith("#!"):
            del lines[0]
        filled = dropwhile(lambda line: line.strip() in {"", "#"}, lines)
        found = takewhile(lambda line: line.startswith("#"), filled)
        return "".join(map(str.expandtabs, found)) or None
    indent = indentsize(lines[first])
    comments = []
    for line in reversed(lines[:first]):
        if not line.lstrip().startswith("#") or indentsize(line) != indent:
            break
        comments.insert(0, line.expandtabs().lstrip())
    return "".join(comments) or None


# --- arguments

Arguments = namedtuple("Arguments", "args, varargs, varkw")
FullArgSpec = namedtuple("FullArgSpec", "args, varargs, varkw, defaults, kwonlyargs, "
                                        "kwonlydefaults, annotations")
ArgInfo = namedtuple("ArgInfo", "args varargs keywords locals")


def getargs(co):
    """The names of the parameters of a code object."""
    if iscode(co):
        names = iter(co.co_varnames)
        named = [next(names) for _ in range(co.co_argcount + co.co_kwonlyargcount)]
        rest = [next(names) if co.co_flags & flag else None for flag in (CO_VARARGS, CO_VARKEYWORDS)]
        return Arguments(named, *rest)
    raise TypeError(f"{co!r} is not a code object")


def getfullargspec(func):
    """The parameters of a callable, with defaults and annotations."""
    from _signature import _of_callable
    options = {"globals": None, "locals": None, "eval_str": False, "format": 1}
    try:
        if ismethod(func):
            func = func.__func__
        sig = _of_callable(Signature, func, False, options)
    except Exception as error:
        raise TypeError("unsupported callable") from error
    only, args, named = [], [], []
    varargs = varkw = None
    defaults = ()
    named_defaults = {}
    annotations = {}
    if sig.return_annotation is not _empty:
        annotations["return"] = sig.return_annotation
    for parameter in sig.parameters.values():
        kind, name, default = parameter.kind, parameter.name, parameter.default
        if kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD):
            (only if kind is Parameter.POSITIONAL_ONLY else args).append(name)
            if default is not _empty:
                defaults += (default,)
        elif kind is Parameter.VAR_POSITIONAL:
            varargs = name
        elif kind is Parameter.VAR_KEYWORD:
            varkw = name
        else:
            named.append(name)
            if default is not _empty:
                named_defaults[name] = default
        if parameter.annotation is not _empty:
            annotations[name] = parameter.annotation
    return FullArgSpec(only + args, varargs, varkw, defaults or None, named,
                       named_defaults or None, annotations)


def getargvalues(frame):
    """The parameters of a frame and their values."""
    args, varargs, varkw = getargs(_ask(frame, "f_code"))
    return ArgInfo(args, varargs, varkw, _ask(frame, "f_locals"))


def formatannotationrelativeto(object):
    """A formatannotation() that leaves out the module of this object."""
    import functools
    return functools.partial(formatannotation, base_module=getattr(object, "__module__", None))


def formatargvalues(args, varargs, varkw, locals, formatarg=str,
                    formatvarargs=lambda name: "*" + name, formatvarkw=lambda name: "**" + name,
                    formatvalue=lambda value: "=" + repr(value)):
    """What getargvalues() gave, written as a call."""
    shown = [(formatarg, name) for name in args]
    shown += [pair for pair in ((formatvarargs, varargs), (formatvarkw, varkw)) if pair[1]]
    return f"({', '.join([show(name) + formatvalue(locals[name]) for show, name in shown])})"


def _missing_arguments(name, wanted, kind, values):
    names = [repr(each) for each in wanted if each not in values]
    if len(names) > 2:
        text = ", ".join(names[:-1]) + f" and {names[-1]}"
    else:
        text = " and ".join(names)
    count = sum(each not in values for each in wanted)
    plural = "" if count == 1 else "s"
    raise TypeError(f"{name}() missing {count} required {kind} argument{plural}: {text}")


def _too_many(name, args, kwonly, varargs, default_count, given, values):
    least = len(args) - default_count
    named = sum(each in values for each in kwonly)
    if varargs:
        takes, plural = f"at least {least}", least != 1
    elif default_count:
        takes, plural = f"from {least} to {len(args)}", True
    else:
        takes, plural = str(len(args)), len(args) != 1
    also = ""
    if named:
        also = (f" positional argument{'s' if given != 1 else ''} (and {named} keyword-only "
                f"argument{'s' if named != 1 else ''})")
    verb = "was" if given == 1 and not named else "were"
    raise TypeError(f"{name}() takes {takes} positional argument{'s' if plural else ''} but "
                    f"{given}{also} {verb} given")


def getcallargs(func, /, *positional, **named):
    """Which parameter gets which value in such a call."""
    args, varargs, varkw, defaults, kwonly, kwdefaults, _ = getfullargspec(func)
    name = func.__name__
    if ismethod(func) and func.__self__ is not None:
        positional = (func.__self__, *positional)
    defaults = defaults or ()
    values = dict(zip(args, positional))
    if varargs:
        values[varargs] = tuple(positional[len(args):])
    if varkw:
        values[varkw] = {}
    for key, value in named.items():
        if key not in args and key not in kwonly:
            if not varkw:
                raise TypeError(f"{name}() got an unexpected keyword argument {key!r}")
            values[varkw][key] = value
        elif key in values:
            raise TypeError(f"{name}() got multiple values for argument {key!r}")
        else:
            values[key] = value
    if len(positional) > len(args) and not varargs:
        _too_many(name, args, kwonly, varargs, len(defaults), len(positional), values)
    required = args[:len(args) - len(defaults)]
    if any(each not in values for each in required):
        _missing_arguments(name, required, "positional", values)
    for each, value in zip(args[len(args) - len(defaults):], defaults):
        values.setdefault(each, value)
    for each in kwonly:
        if kwdefaults and each in kwdefaults:
            values.setdefault(each, kwdefaults[each])
    if any(each not in values for each in kwonly):
        _missing_arguments(name, kwonly, "keyword-only", values)
    return values


ClosureVars = namedtuple("ClosureVars", "nonlocals globals builtins unbound")


def getclosurevars(func):
    """What the free names of a function stand for now."""
    func = func.__func__ if ismethod(func) else func
    if not isfunction(func):
        raise TypeError(f"{func!r} is not a Python function")
    code = _ask(func, "__code__")
    cells = zip(code.co_freevars, _ask(func, "__closure__") or ())
    nonlocals = {name: cell.cell_contents for name, cell in cells}
    namespace = _ask(func, "__globals__")
    built_in = namespace.get("__builtins__", sys.modules["builtins"])
    if ismodule(built_in):
        built_in = _ask(built_in, "__dict__")
    mentioned = _typing._names_of(func)
    found, found_built_in, unbound = {}, {}, set()
    for name in code.co_names:
        if name in nonlocals:
            continue
        if name not in mentioned:
            unbound.add(name)
        elif name in namespace:
            found[name] = namespace[name]
        elif name in built_in:
            found_built_in[name] = built_in[name]
        else:
            unbound.add(name)
    return ClosureVars(nonlocals, found, found_built_in, unbound)


# --- frames and tracebacks

class _Record:
    # A named tuple with positions, which are no item of it.
    def __new__(cls, *args, positions=None, **kwargs):
        made = super().__new__(cls, *args, **kwargs)
        made.positions = positions
        return made

    def __repr__(self):
        return f"{super().__repr__()[:-1]}, positions={self.positions!r})"


class Traceback(_Record, namedtuple("_Traceback", "filename lineno function code_context index")):
    """A line of a traceback."""


class FrameInfo(_Record, namedtuple("_FrameInfo", ("frame", *Traceback._fields))):
    """A frame, and the line that it is at."""


def getlineno(frame):
    """The line that a frame is at."""
    return frame.f_lineno


def getframeinfo(frame, context=1):
    """Where a frame or traceback is: file, line, function and the lines around."""
    if istraceback(frame):
        lineno = frame.tb_lineno
        frame = _ask(frame, "tb_frame")
    else:
        if not isframe(frame):
            raise TypeError(f"{frame!r} is not a frame or traceback object")
        lineno = frame.f_lineno
    code = _ask(frame, "f_code")
    lines = index = None
    text = _traceback.source(code) if context > 0 else None
    if text is not None:
        every = text.splitlines(keepends=True)
        before = max(0, min(lineno - 1 - context // 2, len(every) - context))
        lines, index = every[before:before + context], lineno - 1 - before
    return Traceback(code.co_filename, lineno, code.co_name, lines, index)


def getouterframes(frame, context=1):
    """A FrameInfo of the frame and of each that waits for it."""
    found = []
    while frame:
        found.append(FrameInfo(frame, *getframeinfo(frame, context)))
        frame = _ask(frame, "f_back")
    return found


def getinnerframes(tb, context=1):
    """A FrameInfo of each frame that an exception passed."""
    found = []
    while tb:
        found.append(FrameInfo(_ask(tb, "tb_frame"), *getframeinfo(tb, context)))
        tb = _ask(tb, "tb_next")
    return found


def currentframe():
    """None: running frames are nobody's to see."""
    return None


def stack(context=1):
    """Running frames are nobody's to see."""
    return []


def trace(context=1):
    """Records for the frames between here and where the current exception was raised."""
    exception = sys.exception()
    return getinnerframes(None if exception is None else exception.__traceback__, context)


# --- generators and coroutines

GEN_CREATED, GEN_RUNNING = "GEN_CREATED", "GEN_RUNNING"
GEN_SUSPENDED, GEN_CLOSED = "GEN_SUSPENDED", "GEN_CLOSED"
CORO_CREATED, CORO_RUNNING = "CORO_CREATED", "CORO_RUNNING"
CORO_SUSPENDED, CORO_CLOSED = "CORO_SUSPENDED", "CORO_CLOSED"
AGEN_CREATED, AGEN_RUNNING = "AGEN_CREATED", "AGEN_RUNNING"
AGEN_SUSPENDED, AGEN_CLOSED = "AGEN_SUSPENDED", "AGEN_CLOSED"


def _state(object, family, prefix):
    # Of what is no generator but looks like one, too: by its attributes.
    if (state := _frame_state(object)) is None:
        for name in ("running", "suspended"):
            if getattr(object, f"{prefix}_{name}"):
                state = name.upper()
                break
        else:
            state = "CLOSED" if _ask(object, f"{prefix}_frame") is None else "CREATED"
    return f"{family}_{state}"


def getgeneratorstate(generator):
    """GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED or GEN_CLOSED."""
    return _state(generator, "GEN", "gi")


def getcoroutinestate(coroutine):
    """CORO_CREATED, CORO_RUNNING, CORO_SUSPENDED or CORO_CLOSED."""
    return _state(coroutine, "CORO", "cr")


def getasyncgenstate(agen):
    """AGEN_CREATED, AGEN_RUNNING, AGEN_SUSPENDED or AGEN_CLOSED."""
    return _state(agen, "AGEN", "ag")


def _locals_in(frame):
    return {} if frame is None else _ask(frame, "f_locals")


def getgeneratorlocals(generator):
    """The locals of a suspended generator."""
    if isgenerator(generator):
        return _locals_in(_ask(generator, "gi_frame"))
    raise TypeError(f"{generator!r} is not a Python generator")


def getcoroutinelocals(coroutine):
    """The locals of a suspended coroutine."""
    return _locals_in(_ask(coroutine, "cr_frame", None))


def getasyncgenlocals(agen):
    """The locals of a suspended async generator."""
    if isasyncgen(agen):
        return _locals_in(_ask(agen, "ag_frame"))
    raise TypeError(f"{agen!r} is not a Python async generator")


# --- flags of buffers

# The flags of one bit, and what else each of them asks for.
_BITS = dict(SIMPLE=0, WRITABLE=1, FORMAT=4, ND=8, STRIDES=0x18, C_CONTIGUOUS=0x38, F_CONTIGUOUS=0x58,
             ANY_CONTIGUOUS=0x98, INDIRECT=0x118)
_COMBINED = dict(CONTIG="ND WRITABLE", CONTIG_RO="ND", STRIDED="STRIDES WRITABLE", STRIDED_RO="STRIDES",
                 RECORDS="STRIDES WRITABLE FORMAT", RECORDS_RO="STRIDES FORMAT",
                 FULL="INDIRECT WRITABLE FORMAT", FULL_RO="INDIRECT FORMAT")


def _buffer_flags():
    members = dict(_BITS)
    for name, parts in _COMBINED.items():
        members[name] = 0
        for part in parts.split():
            members[name] |= _BITS[part]
    return enum.IntFlag("BufferFlags", members | {"READ": 0x100, "WRITE": 0x200}, module=__name__)


BufferFlags = _buffer_flags()
