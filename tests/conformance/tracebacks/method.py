# Methods, static methods and class methods show their plain names.
class A:
    def method(self):
        return self.static(1)

    @staticmethod
    def static(x):
        return A.cls(x)

    @classmethod
    def cls(cls, x):
        return cls().prop

    @property
    def prop(self):
        return {}["missing"]


A().method()

#! Traceback (most recent call last):
#!   File "method.py", line 19, in <module>
#!     A().method()
#!     ~~~~~~~~~~^^
#!   File "method.py", line 4, in method
#!     return self.static(1)
#!            ~~~~~~~~~~~^^^
#!   File "method.py", line 8, in static
#!     return A.cls(x)
#!            ~~~~~^^^
#!   File "method.py", line 12, in cls
#!     return cls().prop
#!            ^^^^^^^^^^
#!   File "method.py", line 16, in prop
#!     return {}["missing"]
#!            ~~^^^^^^^^^^^
#! KeyError: 'missing'
