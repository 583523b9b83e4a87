# importlib does not exist.
# option: --allow-import=*
# expect-strict: ModuleNotFoundError: No module named 'importlib'
# expect-standard: ModuleNotFoundError: No module named 'importlib'
from importlib import import_module
print("ESCAPED")
