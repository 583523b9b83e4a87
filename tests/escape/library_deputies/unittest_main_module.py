# unittest.main(module=NAME) imports by name.
# option: --allow-import=unittest
# expect-strict: ImportError: _asyncio | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
import unittest

unittest.main(module="_asyncio", exit=False)
print("ESCAPED")
