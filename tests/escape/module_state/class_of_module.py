# Changing the class of a module of the library: its namespace stays guarded.
# option: --allow-import=math,types
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
import math
import types


class Mine(types.ModuleType):
    def __getattribute__(self, name):
        return super().__getattribute__("__dict__")


math.__class__ = Mine
print("contained" if math.harmless["__name__"] == "math" else "ESCAPED")
