# Nothing is stored in it by the descriptors of modules.
# policy: {"modules": {"remove": ["re"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict'
# expect-standard: AttributeError: module has no attribute '__annotations__' (blocked by policy 'standard'
import types
import textwrap

box = textwrap.__dict__["re"]
types.ModuleType.__dict__["__annotations__"].__set__(box, {})
print("ESCAPED")
