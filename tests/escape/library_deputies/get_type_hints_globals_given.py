# Globals of the guest's own with builtins of its own.
# option: --allow-import=typing
# expect-strict: contained
# expect-standard: contained
import typing

hints = typing.get_type_hints(type("A", (), {"__annotations__": {"x": "secret"}}), {"secret": int, "__builtins__": {}})
print("contained" if hints == {"x": int} else "ESCAPED")
