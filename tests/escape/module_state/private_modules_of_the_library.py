# The native halves of library modules are not importable, and no public module shows them.
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import calendar
import datetime
import decimal
import fractions
import json
import json.decoder
import json.encoder
import locale
import math
import random
import statistics
import sys
import time

reached = []
try:
    import _json
    reached.append('_json')
except ImportError:
    pass
try:
    import _random
    reached.append('_random')
except ImportError:
    pass
try:
    import _decimal
    reached.append('_decimal')
except ImportError:
    pass
try:
    import _hash
    reached.append('_hash')
except ImportError:
    pass
try:
    import _typing
    reached.append('_typing')
except ImportError:
    pass
try:
    import os
    reached.append('os')
except ImportError:
    pass
try:
    import posix
    reached.append('posix')
except ImportError:
    pass
shown = []
for module in (calendar, datetime, decimal, fractions, json, json.decoder, json.encoder, locale, math, random,
               statistics, time):
    for name in dir(module):
        value = getattr(module, name, None)
        if type(value) is type(sys) and value.__name__.startswith('_'):
            shown.append(name)
print('ESCAPED' if reached or shown else 'contained', *reached, *shown)
