# A class stores the special methods of a type that has the same layout as its base, but adds to it.
# option: --allow-import=collections,time,sys,re,json,datetime,os --enable files
# expect-strict: contained
# expect-standard: contained
import datetime
import json
import re
import sys
import time
from collections import Counter, OrderedDict, defaultdict

FAMILIES = [
    (tuple, [time.struct_time, type(sys.version_info), type(datetime.date(2020, 1, 2).isocalendar())]),
    (dict, [OrderedDict, defaultdict]),
    (int, [bool, re.RegexFlag]),
    (ValueError, [OSError, ImportError, SyntaxError, UnicodeDecodeError, StopIteration, KeyError, ExceptionGroup, AttributeError,
                  NameError, json.JSONDecodeError, re.PatternError]),
]
OPERATIONS = [repr, str, hash, len, bool, int, lambda x: x == x, lambda x: x < x, lambda x: x | x, lambda x: x[0], lambda x: x["k"],
              iter, lambda x: x + x, lambda x: x & x, lambda x: x ^ x, lambda x: -x, lambda x: ~x, lambda x: x.__reduce__(),
              lambda x: x.__replace__(), lambda x: x.n_fields, lambda x: x.tm_zone, lambda x: x.filename, lambda x: x.exceptions]

KINDS = [type(dict.__repr__), type(dict.get), type(OSError.errno)]


def natives_of(owner, base):
    """The natives that the type itself adds."""
    found = {}
    for name in dir(owner):
        if name in ("__init__", "__getattribute__", "__setattr__", "__delattr__"):
            continue
        try:
            value = getattr(owner, name)
        except AttributeError:
            continue
        if type(value) in KINDS and getattr(base, name, None) is not value:
            found[name] = value
    return found


calls = refused = 0
for base, owners in FAMILIES:
    for owner in owners:
        names = natives_of(owner, base)
        stored = type("Stored", (base,), dict(names, __slots__=()))
        item = stored()
        for operation in OPERATIONS:
            try:
                operation(item)
            except Exception:
                pass
        for name, native in names.items():
            for arguments in (), (item,), ("k",):
                for call in lambda: native(item, *arguments), lambda: native.__get__(item)(*arguments):
                    calls += 1
                    try:
                        call()
                    except TypeError:
                        refused += 1
print("contained" if calls == refused > 300 else f"ESCAPED {calls - refused} of {calls}")
