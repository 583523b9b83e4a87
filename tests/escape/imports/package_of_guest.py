# __package__ set by hand, so that a relative import names a module of the library.
# expect-strict: ImportError: 
# expect-standard: ModuleNotFoundError: No module named 'asyncio._asyncio'
__package__ = "asyncio"
from ._asyncio import os
print("ESCAPED")
