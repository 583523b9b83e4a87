# Types of the library get arguments and states from a pickle that their own pickles never have.
# option: --allow-import pickle,functools,datetime,random,array,collections,itertools,decimal,fractions
# expect-strict: contained
# expect-standard: contained
import array
import collections
import datetime
import decimal
import fractions
import functools
import itertools
import pickle
import random


class Gives:
    def __init__(self, *made):
        self.made = made

    def __reduce__(self):
        return self.made


TYPES = (functools.partial, datetime.datetime, datetime.date, datetime.time, datetime.timezone, datetime.timedelta,
         random.Random,
         array.array, collections.deque, collections.OrderedDict, collections.defaultdict, itertools.count,
         itertools.cycle,
         decimal.Decimal, fractions.Fraction, ValueError, OSError, iter, bytearray, slice, memoryview, complex, range,
         frozenset)
ARGUMENTS = ((), (b"\xff" * 10,), (int,), ("i", [1]), (2**63,), (None,))
STATES = (None, 5, -1, 2**70, (), (len, (), {}, None), (5, 6, 7, 8), (3, (2**32 - 1,) * 624 + (99999,), None),
          (3, (-1,) * 625, None),
          {"x": 1}, {"__class__": int}, {"__dict__": 5, "args": 5}, (None, {"x": 1, 2: 3}), b"\xff" * 100, ([], [], []))
tried = 0
for made in TYPES:
    for arguments in ARGUMENTS:
        for state in STATES:
            tried += 1
            try:
                value = pickle.loads(pickle.dumps(Gives(made, arguments, state)))
                repr(value)
                pickle.dumps(value)
            except Exception:
                pass
print("contained" if tried == 24 * 6 * 15 else f"ESCAPED {tried}")
