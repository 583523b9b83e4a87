# option: --policy standard
# importlib: imports by name, relative names, errors, questions about modules.
import importlib
import importlib.machinery
import importlib.util
import json
import sys


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print(importlib.import_module("json") is json, importlib.import_module("json.decoder").__name__)
print(importlib.import_module(".parse", "urllib").quote("a b"), importlib.import_module("..decoder", "json.scanner").__name__)
for arguments in (("missing",), ("json.missing",), (".x",), ("",), (".x", ""), ("...x", "json")):
    print(arguments, attempt(importlib.import_module, *arguments))
print(importlib.reload(sys) is sys, attempt(importlib.reload, 5), importlib.invalidate_caches())
module = type(sys)("made")
print(attempt(importlib.reload, module))
print(importlib.util.find_spec("missing"), importlib.util.find_spec("json").name, attempt(importlib.util.find_spec, "math.x"))
for arguments in (("a", None), (".a", "p"), ("..a", "p.q"), (".", "p"), (".a", None), ("...a", "p.q")):
    print(arguments, attempt(importlib.util.resolve_name, *arguments))
spec = importlib.machinery.ModuleSpec("a.b", None, origin="here")
print(spec, spec.parent, spec == importlib.machinery.ModuleSpec("a.b", None, origin="here"), spec.has_location, spec.cached)
print(importlib.machinery.ModuleSpec("p", None, is_package=True), importlib.machinery.ModuleSpec("p", None, is_package=True).parent)

#> True json.decoder
#> a%20b json.decoder
#> ('missing',) ModuleNotFoundError: No module named 'missing'
#> ('json.missing',) ModuleNotFoundError: No module named 'json.missing'
#> ('.x',) TypeError: the 'package' argument is required to perform a relative import for '.x'
#> ('',) ValueError: Empty module name
#> ('.x', '') TypeError: the 'package' argument is required to perform a relative import for '.x'
#> ('...x', 'json') ImportError: attempted relative import beyond top-level package
#> True TypeError: reload() argument must be a module None
#> ImportError: module made not in sys.modules
#> None json ModuleNotFoundError: __path__ attribute not found on 'math' while trying to find 'math.x'
#> ('a', None) a
#> ('.a', 'p') p.a
#> ('..a', 'p.q') p.a
#> ('.', 'p') p
#> ('.a', None) ImportError: no package specified for '.a' (required for relative module names)
#> ('...a', 'p.q') ImportError: attempted relative import beyond top-level package
#> ModuleSpec(name='a.b', loader=None, origin='here') a True False None
#> ModuleSpec(name='p', loader=None, submodule_search_locations=[]) p
