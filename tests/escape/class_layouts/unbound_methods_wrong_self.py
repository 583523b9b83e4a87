# Methods of built-in types, called with self of another type: 40 of them.
# expect-strict: contained
# expect-standard: contained
wrong = 0
count = 0
for cls, other in ((list, {}), (dict, []), (str, b""), (bytes, ""), (set, frozenset()), (tuple, []), (int,
    1.5), (float, 1)):
    for name in dir(cls):
        if name.startswith("__") and name not in ("__len__", "__getitem__", "__iter__", "__contains__", "__add__"):
            continue
        method = getattr(cls, name)
        if not callable(method) or type(method).__name__ not in ("method_descriptor", "wrapper_descriptor"):
            continue
        count += 1
        try:
            method(other)
        except TypeError:
            continue
        wrong += 1
print("contained" if wrong == 0 and count > 40 else "ESCAPED")
