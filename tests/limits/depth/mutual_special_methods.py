# Recursion through special methods called by native code.
# expect: ok
# output: repr RecursionError
# output: eq RecursionError
# output: lt RecursionError
# output: hash RecursionError
# output: len RecursionError
# output: iter RecursionError
# output: getattr RecursionError
# output: call RecursionError
# output: bool RecursionError
# output: add RecursionError
# output: getitem RecursionError
# output: contains RecursionError
# output: str RecursionError
# output: format RecursionError
# output: index RecursionError
class Loop:
    def __repr__(self):
        return repr([self])

    def __eq__(self, other):
        return [self] == [Loop()]

    def __lt__(self, other):
        return sorted([self, Loop()])

    def __hash__(self):
        return hash((self,))

    def __len__(self):
        return len(self)

    def __iter__(self):
        return iter(self)

    def __getattr__(self, name):
        return getattr(self, name + "x")

    def __call__(self):
        return list(map(self, [])) or self()

    def __bool__(self):
        return not self

    def __add__(self, other):
        return sum([self, 1], self)

    def __getitem__(self, key):
        return self[key]

    def __contains__(self, key):
        return key in self

    def __str__(self):
        return str(self)

    def __format__(self, spec):
        return f"{self}"

    def __index__(self):
        return range(10)[self]


x = Loop()
for name, action in (("repr", lambda: repr(x)), ("eq", lambda: x == 1), ("lt", lambda: x < x), ("hash",
    lambda: hash(x)), ("len", lambda: len(x)), ("iter", lambda: list(x)),
                     ("getattr", lambda: x.name), ("call", lambda: x()), ("bool", lambda: bool(x)), ("add",
                         lambda: x + 1), ("getitem", lambda: x[0]),
                     ("contains", lambda: 1 in x), ("str", lambda: str(x)), ("format", lambda: f"{x}"), ("index",
                         lambda: [1][x])):
    try:
        action()
        print(name, "no error")
    except RecursionError:
        print(name, "RecursionError")
