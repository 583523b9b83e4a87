# _codecs: functions of codecs under the name that they have in the pickles of CPython.
"""Functions of the module codecs."""

from codecs import decode, encode, lookup, register
