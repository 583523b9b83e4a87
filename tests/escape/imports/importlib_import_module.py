# importlib does not exist.
# option: --allow-import=*
# expect-strict: ImportError: importlib | ModuleNotFoundError: importlib
# expect-standard: ImportError: importlib | ModuleNotFoundError: importlib
from importlib import import_module
print("ESCAPED")
