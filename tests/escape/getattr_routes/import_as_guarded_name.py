# from module import guarded name: the module's metadata by the import statement.
# option: --allow-import=math
# expect-strict: ImportError: cannot import name '__loader__'
# expect-standard: contained
from math import __loader__ as loader

print("contained" if loader is None else "ESCAPED")
