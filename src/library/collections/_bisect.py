# _bisect: functions of bisect under the name that they have in the pickles of CPython.
"""Functions of the module bisect."""

from bisect import bisect, bisect_left, bisect_right, insort, insort_left, insort_right
