# ModuleType.__init__ on a module of the library renames it, so that it could pass for another.
# option: --allow-import=math,types
# expect-strict: contained
# expect-standard: contained
import math
import types

types.ModuleType.__init__(math, "_asyncio")
print("contained" if math.pi > 3 and not hasattr(math, "enter_task") else "ESCAPED")
