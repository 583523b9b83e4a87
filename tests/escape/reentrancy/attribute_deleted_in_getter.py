# A property deletes the class attribute that it is.
# expect-strict: contained
# expect-standard: contained
class A:
    @property
    def x(self):
        del A.x
        return 1


a = A()
first = a.x
try:
    a.x
    print("ESCAPED")
except AttributeError:
    print("contained")
