# The type of an except* clause may not be a group, nor lie about being a class.
# expect-strict: TypeError: catching classes that do not inherit from BaseException
# expect-standard: TypeError: catching classes that do not inherit from BaseException
class Liar:
    __class__ = type


try:
    raise ValueError
except* Liar():
    print("ESCAPED")
