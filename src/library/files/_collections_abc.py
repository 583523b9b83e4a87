# _collections_abc: the name by which CPython's own modules import collections.abc.
from collections.abc import *
from _abc import defines as _check_methods
