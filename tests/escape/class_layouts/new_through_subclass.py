# The __new__ of one base used for a class of another: called by name it refuses, and a call of the class makes an
# instance of its own base.
# expect-strict: contained
# expect-standard: contained
class A(int):
    pass


class B(dict):
    __new__ = A.__new__


made = B()
made["key"] = 1
refused = 0
for call in lambda: A.__new__(B), lambda: int.__new__(B), lambda: B.__new__(B), lambda: dict.__new__(A), lambda: int.__add__(made, 1):
    try:
        call()
    except TypeError:
        refused += 1
print("contained" if dict.__len__(made) == 1 and not isinstance(made, int) and refused == 5 else "ESCAPED")
