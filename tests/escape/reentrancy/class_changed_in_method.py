# A method changes the class of its object, then reads slots of the new one.
# expect-strict: AttributeError: 'B' object has no attribute 'secret'
# expect-standard: AttributeError: 'B' object has no attribute 'secret'
class A:
    def f(self):
        self.__class__ = B
        return self.secret


class B:
    pass


a = A()
a.x = 1
a.f()
print("ESCAPED")
