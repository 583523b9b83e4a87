# __all__ of a module of the guest's own, holding guarded names of itself.
# option: --allow-import=types
# expect-strict: contained
# expect-standard: contained
import types

module = types.ModuleType("mine")
module.__all__ = ["__loader__", "__spec__", "__dict__"]
print("contained" if module.__name__ == "mine" else "ESCAPED")
