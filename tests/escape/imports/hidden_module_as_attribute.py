# Library modules import others; a closed one is not visible there.
# option: --allow-import=enum,json,collections
# expect-strict: contained
# expect-standard: contained
import collections
import enum
import json

closed = []
for module in (collections, enum, json, json.decoder):
    for name in dir(module):
        value = getattr(module, name, None)
        if type(value) is type(json) and value.__name__.split(".")[0] in ("sys", "re", "_json", "_weakref", "os"):
            closed.append(name)
try:
    import re
    strict = False
except ImportError:
    strict = True
print("ESCAPED " + closed[0] if strict and closed else "contained")
