# _functools: functions of functools under the name that they have in the pickles of CPython.
"""Functions of the module functools."""

from functools import cmp_to_key, reduce
