# Nor is it found in the namespaces of modules that import by name.
# policy: {"builtins": {"remove": ["__import__"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: KeyError: '__builtins__'
import unittest.loader
unittest.loader.__dict__["__builtins__"]["__import__"]
print("ESCAPED")
