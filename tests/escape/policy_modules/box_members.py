# By inspect.getmembers.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: contained
import inspect
import textwrap
box = textwrap.__dict__["re"]
assert "compile" not in dict(inspect.getmembers(box))
print("contained")
