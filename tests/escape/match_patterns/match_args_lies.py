# __match_args__ that is not a tuple.
# expect-strict: TypeError: __match_args__ must be a tuple
# expect-standard: TypeError: __match_args__ must be a tuple
class A:
    __match_args__ = ["x"]
    x = 1


match A():
    case A(x):
        print("ESCAPED")
