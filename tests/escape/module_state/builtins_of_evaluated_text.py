# Text that a built-in module evaluates for the program gets the program's builtins, not the module's own.
# option: --allow-import annotationlib,builtins,doctest,timeit
# expect-strict: contained
# expect-standard: contained
import annotationlib

got = {}
try:
    found = annotationlib.ForwardRef("__builtins__").evaluate(globals=got)
except Exception:
    found = None
try:
    import builtins
    own = builtins.__dict__
except (ImportError, AttributeError):
    own = None
leaked = [value for value in (found, got.get("__builtins__"))
          if value is not None and value is not own and getattr(value, "__dict__", None) is not own]
print("contained" if not leaked else "ESCAPED")
