# The same, all names of it.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: NameError: name 'fullmatch' is not defined
import sys
import textwrap
box = textwrap.__dict__["re"]
sys.modules["other"] = box
from other import *
fullmatch
print("ESCAPED")
