# By import of all names of a module.
# policy: {"guarded": {"add": ["pi"]}}
# option: --allow-import *
# expect-strict: NameError: name 'pi' is not defined
# expect-standard: NameError: name 'pi' is not defined
from math import *
pi
print("ESCAPED")
