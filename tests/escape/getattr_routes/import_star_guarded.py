# __all__ of a guest's own module that lists its own guarded names.
# option: --allow-import=types
# expect-strict: contained
# expect-standard: contained
import types

module = types.ModuleType("mine")
module.__all__ = ["__loader__", "__spec__", "__dict__"]
print("contained" if module.__name__ == "mine" else "ESCAPED")
