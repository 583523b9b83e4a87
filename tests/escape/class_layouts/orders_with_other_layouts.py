# A metaclass puts a type into the order of a class over another type with the same layout.
# option: --allow-import=collections,time,sys,re,json
# expect-strict: contained
# expect-standard: contained
import json
import re
import sys
import time
from collections import OrderedDict, defaultdict


class Slotted(dict):
    __slots__ = ("a", "b")


def ordered(order, base):
    class Meta(type):
        def mro(cls):
            return [cls, *order, object]

    try:
        return Meta("Ordered", (base,), {})
    except TypeError as error:
        return "unsuitable layout" not in str(error)


PAIRS = [(tuple, time.struct_time), (tuple, type(sys.version_info)), (tuple, type(sys.flags)), (dict, OrderedDict),
         (dict, defaultdict), (dict, Slotted), (Slotted, OrderedDict), (OrderedDict, Slotted), (OrderedDict, defaultdict),
         (defaultdict, OrderedDict), (int, bool), (int, re.RegexFlag), (ValueError, OSError), (OSError, ImportError),
         (Exception, ExceptionGroup), (ValueError, json.JSONDecodeError), (Exception, re.PatternError), (object, dict), (list, tuple)]
built = 0
for base, owner in PAIRS:
    for order in [owner], [owner, base], [base, owner], [owner, base, owner]:
        built += ordered(order, base) is not False
# Types that add nothing are allowed, and their natives still look at the object.
for base, owner in (ValueError, KeyError), (KeyError, LookupError), (OSError, ValueError):
    cls = ordered([owner, base, Exception, BaseException], base)
    try:
        item = cls("x")
    except TypeError:  # base.__new__ is not the owner's
        continue
    str(item), repr(item)
print("ESCAPED" if built else "contained")
