# The __new__ of one base used for a class of another.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
class A(int):
    pass


class B(dict):
    __new__ = A.__new__


B()
print("ESCAPED")
