# total_ordering calls methods of the class by fixed names.
# option: --allow-import=functools
# expect-strict: contained
# expect-standard: contained
import functools


@functools.total_ordering
class A:
    def __lt__(self, other):
        return NotImplemented


try:
    A() > 1
    print("ESCAPED")
except TypeError:
    print("contained")
