# property: getter, setter, deleter, documentation, inheritance, errors.
class Temperature:
    def __init__(self, c=0):
        self._c = c

    @property
    def celsius(self):
        """Degrees."""
        return self._c

    @celsius.setter
    def celsius(self, value):
        if value < -273.15:
            raise ValueError(f"{value} is below zero")
        self._c = value

    @celsius.deleter
    def celsius(self):
        print("deleting")
        self._c = 0

    @property
    def fahrenheit(self):
        return self._c * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, f):
        self.celsius = (f - 32) * 5 / 9

    def _get(self):
        return "old style"

    old = property(_get)
    write_only = property(None, lambda self, v: print("wrote", v))
    nothing = property()
    documented = property(_get, doc="a doc")


t = Temperature(25)
print(t.celsius, t.fahrenheit, Temperature.celsius.__doc__, Temperature.documented.__doc__, t.old,
      type(Temperature.celsius).__name__, isinstance(Temperature.celsius, property))
t.celsius = 30
t.celsius += 1
t.fahrenheit = 212
print(t.celsius, t.__dict__)
del t.celsius
t.write_only = 5
print(t.celsius, hasattr(t, "write_only"), Temperature.celsius.fget(t), Temperature.celsius.fdel.__name__,
      Temperature.old.fset)
for bad in (lambda: setattr(t, "celsius", -300), lambda: setattr(t, "old", 1), lambda: delattr(t, "old"),
            lambda: t.write_only, lambda: t.nothing, lambda: delattr(t, "fahrenheit"), lambda: t.celsius(),
            lambda: setattr(t, "nothing", 1), lambda: property(1, 2, 3, 4, 5), lambda: property(5).__get__(t)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
t.__dict__["celsius"] = "shadow"
print(t.celsius)


class Sub(Temperature):
    @property
    def celsius(self):
        return "sub " + str(super().celsius)

    @Temperature.fahrenheit.getter
    def fahrenheit(self):
        return "sub getter"


s = Sub(1)
print(s.celsius, s.fahrenheit)
try:
    s.fahrenheit = 50
except AttributeError as error:
    print(error)
try:
    s.celsius = 1
except AttributeError as error:
    print(error)

#> 25 77.0 Degrees. a doc old style property True
#> 100.0 {'_c': 100.0}
#> deleting
#> wrote 5
#> 0 False 0 celsius None
#> ValueError -300 is below zero
#> AttributeError property 'old' of 'Temperature' object has no setter
#> AttributeError property 'old' of 'Temperature' object has no deleter
#> AttributeError property 'write_only' of 'Temperature' object has no getter
#> AttributeError property 'nothing' of 'Temperature' object has no getter
#> AttributeError property 'fahrenheit' of 'Temperature' object has no deleter
#> TypeError 'int' object is not callable
#> AttributeError property 'nothing' of 'Temperature' object has no setter
#> TypeError property() takes at most 4 arguments (5 given)
#> TypeError 'int' object is not callable
#> 0
#> sub 1 sub getter
#> property 'celsius' of 'Sub' object has no setter
#> property 'celsius' of 'Sub' object has no setter
