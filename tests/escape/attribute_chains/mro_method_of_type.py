# type.mro() is a method that computes the order again: __mro__ under another name.
# option: --allow-import=operator
# expect-strict: contained
# expect-standard: contained
class A:
    pass


# It names object, which every program has anyway, and no class below it.
names = [c.__name__ for c in A.mro()]
print("contained" if names == ["A", "object"] else "ESCAPED")
