# __builtins__ of a guest function.
# expect-strict: AttributeError: __builtins__
# expect-standard: contained
def f():
    pass


names = f.__builtins__
names = names if isinstance(names, dict) else {n: 1 for n in ("open",) if hasattr(names, n)}
print("ESCAPED" if "open" in names or "__loader__" in names and names["__loader__"] is not None else "contained")
