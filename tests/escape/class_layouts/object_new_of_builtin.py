# object.__new__ for types that need their own.
# expect-strict: contained
# expect-standard: contained
made = []
for cls in (int, str, list, dict, type, tuple, bytes, float, set, BaseException, property, memoryview, slice, range,
            type(None), type(len), type(lambda: 0), type([].append), map, zip, super):
    try:
        made.append(object.__new__(cls))
    except TypeError:
        pass
print("ESCAPED" if any(type(m) is not object for m in made) else "contained")
