# dir() lists no name that the policy guards, for any kind of object.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: SystemError: listed
import math


class A:
    def __getattr__(self, name):
        raise AttributeError(name)


listed = []
for value in (A, A(), len, math, (lambda: 0), (x for x in ()), 1, type, object(), ValueError(), {}.keys(), slice(1)):
    for name in dir(value):
        if name in ("__globals__", "__code__", "__closure__", "__builtins__", "__reduce__", "__reduce_ex__",
                    "__getstate__",
                    "__setattr__", "__delattr__", "__getattr__", "gi_frame", "gi_code", "__loader__", "__spec__",
                    "__getnewargs__", "__setstate__"):
            listed.append(name)
if listed:
    raise SystemError(f"listed {sorted(set(listed))}")
print("contained")
