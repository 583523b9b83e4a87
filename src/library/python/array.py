# array: the type is native.
# Here it is made known to the abstract classes.
from collections.abc import MutableSequence as _MutableSequence

_MutableSequence.register(array)
