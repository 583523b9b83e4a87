# The same, imported from under another name.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: ImportError: cannot import name 'compile' from '<unknown module name>' (unknown location)
import sys
import textwrap
box = textwrap.__dict__["re"]
sys.modules["other"] = box
from other import compile
print("ESCAPED")
