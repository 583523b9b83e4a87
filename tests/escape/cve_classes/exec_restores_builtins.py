# Code with empty builtins climbs to a function with full ones: they are the run's own.
# expect-strict: NameError: exec
# expect-standard: contained
names = {"__builtins__": {}, "f": lambda: 0}
exec("found = f.__builtins__", names)
print("ESCAPED" if "open" in names["found"] else "contained")
