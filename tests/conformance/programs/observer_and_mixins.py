# programs: observer and mixins.
# option: --policy standard
class Observable:
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._watchers = {}
    def watch(self, name, f):
        self._watchers.setdefault(name, []).append(f)
        return self
    def __setattr__(self, name, value):
        old = self.__dict__.get(name)
        super().__setattr__(name, value)
        if not name.startswith("_") and old != value:
            for f in self._watchers.get(name, ()): f(self, old, value)
class Named:
    def __init__(self, name, **kwargs):
        super().__init__(**kwargs)
        self._name = name
    def __repr__(self): return f"<{type(self).__name__} {self._name}>"
class Countable:
    made = 0
    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.made = 0
    def __new__(cls, *args, **kwargs):
        cls.made += 1
        return super().__new__(cls)
class Thermostat(Observable, Named, Countable):
    def __init__(self, name, target=20):
        super().__init__(name)
        self.target = target
t = Thermostat("hall")
changes = []
t.watch("target", lambda o, old, new: changes.append((repr(o), old, new))).watch("target",
    lambda *a: a[2] > 25 and changes.append("hot!"))
t.target = 22
t.target = 22
t.target = 30
t.other = 1
print(changes, Thermostat("x").made, Countable.made, [c.__name__ for c in Thermostat.__mro__])
class Loud(Thermostat):
    def __setattr__(self, name, value):
        if name == "target" and value < 5: raise ValueError("too cold")
        super().__setattr__(name, value)
l = Loud("loud")
try:
    l.target = 1
except ValueError as error:
    print(error, l.target, Loud.made, Thermostat.made, l)
try:
    Thermostat("a", 1, 2)
except TypeError as error:
    print(error)
try:
    Named("a", extra=1)
except TypeError as error:
    print(error)

#> [('<Thermostat hall>', 20, 22), ('<Thermostat hall>', 22, 30), 'hot!'] 2 0 ['Thermostat', 'Observable', 'Named', 'Countable', 'object']
#> too cold 20 1 2 <Loud loud>
#> Thermostat.__init__() takes from 2 to 3 positional arguments but 4 were given
#> object.__init__() takes exactly one argument (the instance to initialize)
