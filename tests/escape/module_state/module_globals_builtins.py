# __builtins__ among the globals.
# expect-strict: NameError: name '__builtins__' is not defined
# expect-standard: contained
b = __builtins__
names = b if isinstance(b, dict) else {n: 1 for n in ("open", "__loader__") if hasattr(b, n)}
print("ESCAPED" if "open" in names else "contained")
