# A class body may define a guarded name; reading it is refused, also within the class.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
class A:
    __globals__ = "mine"

    def read(self):
        return self.__globals__


print("contained" if A().read() == "mine" else "ESCAPED")
