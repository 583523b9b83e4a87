# _struct: functions of struct under the name that they have in the pickles of CPython.
"""Functions of the module struct."""

from struct import Struct, calcsize, iter_unpack, pack, pack_into, unpack, unpack_from
