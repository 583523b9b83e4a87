# copy.replace calls __replace__ of the class.
# option: --allow-import=copy
# expect-strict: contained
# expect-standard: contained
import copy


class A:
    def __replace__(self, **changes):
        return changes


print("contained" if copy.replace(A(), __globals__=1) == {"__globals__": 1} else "ESCAPED")
