# _help: prints names, signatures and docstrings for help(), and returns no object. For a name in the
# policy's tables it prints what the tables say.
"""The text of help()."""

import types

import _policy

_FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodDescriptorType,
              types.WrapperDescriptorType, types.MethodWrapperType, types.ClassMethodDescriptorType)


def help(*request):
    print(_text(*request), end="")


def _text(*request):
    if not request:
        return ("help(object) describes an object; help('name') prints the policy's rules for "
                "a name.\n")
    subject = request[0]
    if type(subject) is str:
        return _of_name(subject)
    if isinstance(subject, type):
        return _of_class(subject)
    if type(subject) is types.ModuleType:
        return _of_module(subject)
    if type(subject) in _FUNCTIONS or type(subject) is types.MethodType:
        return _of_function(subject, 0)
    return f"{type(subject).__name__} object\n\n" + _of_class(type(subject))


def _of_name(name):
    lines = []
    for kind, is_open, reason in _policy.rows(name):
        state = "open" if is_open else "closed"
        lines.append(f"{name} ({kind}, {state} in this run): {reason}\n")
    if not lines:
        return f"No help for {name!r}: the name is not in a table of the policy.\n"
    return "".join(lines)


def _doc(subject, indentation):
    doc = getattr(subject, "__doc__", None)
    if not isinstance(doc, str):
        return ""
    lines = str.expandtabs(str.__str__(doc)).strip().split("\n")
    space = "    " * (indentation + 1)
    return "".join(f"{space}{line.strip()}\n" if line.strip() else "\n" for line in lines)


def _signature(function):
    if type(function) is types.MethodType:
        function = getattr(function, "__func__", None)
    if type(function) is not types.FunctionType:
        text = getattr(function, "__text_signature__", None)
        if type(text) is not str:
            return "(...)"
        return text.replace("($self, /)", "()").replace("$self, /, ", "").replace("$self, ", "")
    code = function.__code__
    names = code.co_varnames
    positional = code.co_argcount
    defaults = function.__defaults__ or ()
    parts = []
    for i in range(positional):
        part = names[i]
        place = i - (positional - len(defaults))
        if place >= 0:
            part += "=" + _shown(defaults[place])
        parts.append(part)
        if i + 1 == code.co_posonlyargcount:
            parts.append("/")
    keyword_only = names[positional:positional + code.co_kwonlyargcount]
    rest = positional + len(keyword_only)
    if code.co_flags & 4:
        parts.append("*" + names[rest])
        rest += 1
    elif keyword_only:
        parts.append("*")
    keyword_defaults = function.__kwdefaults__ or {}
    for name in keyword_only:
        if name in keyword_defaults:
            name += "=" + _shown(keyword_defaults[name])
        parts.append(name)
    if code.co_flags & 8:
        parts.append("**" + names[rest])
    return "(" + ", ".join(parts) + ")"


def _shown(default):
    if type(default) in (int, float, bool, str, bytes, type(None)):
        return repr(default)
    return "..."


def _of_function(function, indentation):
    name = getattr(function, "__name__", "?")
    return "    " * indentation + f"{name}{_signature(function)}\n" + _doc(function, indentation)


def _of_class(cls):
    parts = [f"class {cls.__name__}\n", _doc(cls, 0)]
    try:
        names = cls.__dict__
    except AttributeError:  # a metaclass may answer for its classes
        return "".join(parts)
    for name in type.__dir__(cls):
        if name.startswith("_") and name != "__init__":
            continue
        member = names.get(name)
        if isinstance(member, (staticmethod, classmethod)):
            member = member.__func__
        if type(member) in _FUNCTIONS:
            parts.append("\n" + _of_function(member, 1))
        elif type(member) is property:
            parts.append(f"\n    {name}\n" + _doc(member, 1))
    return "".join(parts)


def _of_module(module):
    names = [name for name in sorted(dir(module)) if not name.startswith("_")]
    return (f"module {module.__name__}\n" + _doc(module, 0)
            + "\n    names: " + ", ".join(names) + "\n")
