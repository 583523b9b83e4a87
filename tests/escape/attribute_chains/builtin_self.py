# __self__ of a builtin function does not lead to a module.
# expect-strict: AttributeError: __self__
# expect-standard: contained
module = print.__self__
print("ESCAPED" if hasattr(module, "open") or getattr(module, "__loader__", None) is not None else "contained")
