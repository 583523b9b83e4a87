# Prints the public names of modules as JSON: {module: {name: [members of a class]}}.
#
# Runs under CPython and under Hognose alike; MODULES is put in front of it. Public is what __all__
# names and, besides, what the module defines itself without an underscore in front. Members are the
# attributes of a class without an underscore in front.
import json
import sys
import types
import warnings

warnings.simplefilter("ignore")


def is_defined_by(value, module):
    owner = getattr(value, "__module__", None)
    if isinstance(value, types.ModuleType):
        return False
    if not isinstance(value, (type, types.FunctionType)):
        return True
    return owner in (module, "_" + module)


def names_of(module):
    listed = getattr(module, "__all__", None)
    found = {}
    for name in sorted(set(listed or ()) | set(dir(module))):
        is_listed = listed is not None and name in listed
        if name.startswith("_") and not is_listed:
            continue
        try:
            value = getattr(module, name)
        except (AttributeError, ImportError, NameError):
            continue
        if not is_listed and not is_defined_by(value, module.__name__):
            continue
        if listed is not None and not is_listed and not isinstance(value, (type, types.FunctionType)):
            continue
        found[name] = ([member for member in dir(value) if not member.startswith("_")]
                       if isinstance(value, type) else [])
    return found


answer = {}
for name in MODULES:
    try:
        __import__(name)
    except ImportError:
        continue
    answer[name] = names_of(sys.modules[name])
print(json.dumps(answer, sort_keys=True))
