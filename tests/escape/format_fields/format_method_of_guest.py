# A guest's __format__ gets only text.
# expect-strict: contained
# expect-standard: contained
class A:
    def __format__(self, spec):
        return type(spec).__name__


print("contained" if f"{A():{'x'}}" == "str" and "{:y}".format(A()) == "str" else "ESCAPED")
