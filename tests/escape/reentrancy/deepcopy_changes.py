# __deepcopy__ of an item empties the list that is copied.
# option: --allow-import=copy
# expect-strict: contained
# expect-standard: contained
import copy


class A:
    def __deepcopy__(self, memo):
        x.clear()
        return 1


x = [A(), A(), A()]
print("contained" if copy.deepcopy(x) == [1] else "ESCAPED")
