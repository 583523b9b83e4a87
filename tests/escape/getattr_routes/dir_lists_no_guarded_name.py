# dir() leaves guarded names out, so that nothing can be enumerated and read.
# expect-strict: contained
# expect-standard: contained
GUARDED = ("__globals__", "__code__", "__closure__", "__builtins__", "__reduce__", "__reduce_ex__",
           "__getstate__", "__setattr__", "__delattr__", "__subclasses__", "__mro__", "__bases__", "gi_frame")


def f():
    pass


try:
    f.__globals__
    strict = False
except AttributeError:
    strict = True
listed = set()
for value in (f, object(), type, (x for x in ()), int, len):
    listed.update(name for name in dir(value) if name in GUARDED)
for name in sorted(listed) if strict else ():
    for value in (f, object(), type, (x for x in ()), int, len):
        if hasattr(value, name):
            print("ESCAPED", name)
print("contained")
