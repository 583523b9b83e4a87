# By inspect.getattr_static.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: compile
import inspect
import textwrap
box = textwrap.__dict__["re"]
inspect.getattr_static(box, "compile")
print("ESCAPED")
