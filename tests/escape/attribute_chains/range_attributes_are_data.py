# Public attributes of built-in objects are plain data: a walk over all of them finds no module and
# no function with globals.
# expect-strict: contained
# expect-standard: contained
SEEDS = [1, 1.5, 2j, "a", b"b", [1], (1,), {1: 2}, {1}, range(3), slice(1), ..., None, True, len, print,
         object(), type, int, Exception("x"), iter([]), enumerate([]), zip(), map(len, []),
         memoryview(b"x"), bytearray(b"x"), frozenset(), property(), staticmethod(len), super]
bad = []
seen = []
todo = [(repr(type(s).__name__), s, 0) for s in SEEDS]
while todo:
    path, value, depth = todo.pop()
    kind = type(value).__name__
    if kind == "module" and value.__name__ not in ("builtins", "__main__"):
        bad.append(path)
    if depth == 3 or any(value is s for s in seen):
        continue
    seen.append(value)
    if len(seen) > 1500:
        break
    for name in dir(value):
        try:
            found = getattr(value, name)
        except (AttributeError, TypeError, ValueError):
            continue
        if isinstance(found, (int, str, float, bytes)):
            continue
        todo.append((path + "." + name, found, depth + 1))
print("ESCAPED " + bad[0] if bad else "contained")
