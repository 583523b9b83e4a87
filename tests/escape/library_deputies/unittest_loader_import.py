# unittest imports by a computed name, under the rules of the run.
# option: --allow-import=unittest
# expect-strict: contained
# expect-standard: contained
import unittest

loader = unittest.TestLoader()
for name in "os", "_asyncio", "_help", "subprocess", "importlib":
    loader.loadTestsFromName(name + ".system")
print("contained" if len(loader.errors) == 5 else "ESCAPED")
