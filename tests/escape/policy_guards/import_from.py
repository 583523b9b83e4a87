# By import from a module.
# policy: {"guarded": {"add": ["pi"]}}
# option: --allow-import *
# expect-strict: ImportError: cannot import name 'pi' from 'math' (unknown location)
# expect-standard: ImportError: cannot import name 'pi' from 'math' (unknown location)
from math import pi
print("ESCAPED")
