# __class__ of an int.
# expect-strict: TypeError: __class__ assignment | AttributeError: 
# expect-standard: TypeError: __class__ assignment | AttributeError: 
class A(int):
    pass


x = A(5)
x.__class__ = int
print("ESCAPED")
