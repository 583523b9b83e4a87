# from module import * takes public names only.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: contained
from math import *

try:
    __loader__.load_module
    print("ESCAPED")
except AttributeError:
    print("contained")
