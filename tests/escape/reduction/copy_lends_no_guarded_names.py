# copy reads guarded names of the objects that it copies; it must not expose them.
# option: --allow-import copy,dataclasses,enum
# expect-strict: contained
# expect-standard: contained
import copy
from dataclasses import dataclass

seen = []


def probe():
    pass


class Lies:
    def __init__(self, make, state):
        self.answer = (make, (), state)

    def __reduce_ex__(self, protocol):
        return self.answer


class Keys(dict):
    def items(self):
        seen.append("items")
        return super().items()


targets = [lambda: probe, lambda: Lies, lambda: copy, lambda: ValueError("x"), lambda: len,
           lambda: dataclass]
states = [{"__globals__": 1}, (None, {"__globals__": 1}), (None, {"__setattr__": print}),
          {"__code__": None}, (None, Keys(__closure__=1)), {"__dict__": {}}]
for make in targets:
    for state in states:
        try:
            copy.copy(Lies(make, state))
        except (TypeError, AttributeError, ValueError):
            pass
bad = []
if not callable(probe) or probe() is not None:
    bad.append("probe")
for name in ("__globals__", "__code__"):
    if isinstance(getattr(probe, name, None), int):
        bad.append(name)
if copy.copy([1]) != [1] or copy.deepcopy({"a": [1]}) != {"a": [1]}:
    bad.append("copy")
print("ESCAPED" if bad else "contained", *bad)
