# The start of each program of guests.cpp. v0 to v7 are the first variables of guests.tables.
calls = [0]
def show(x):
    print(type(x).__name__, repr(x)[:100])
def show_type(x):
    print(type(x).__name__)
def method(x, n, *a, **k):
    names = dir(x)
    return getattr(x, names[n * 7 % len(names)])(*a, **k)
class Descriptor:
    def __init__(self, f): self.f = f
    def __get__(self, o, t=None): return self.f(o, t)
    def __set__(self, o, x): self.f(o, x)
class LiarClass:
    def __init__(self, *a, **k): self.a = a
    def __eq__(self, o):
        calls[0] += 1
        v0.clear()
        return calls[0] % 2
    def __hash__(self): return 1
    def __index__(self):
        calls[0] += 1
        v2.clear()
        return calls[0] % 3
    def __len__(self): return 3
    def __getitem__(self, i):
        if i == 5: raise IndexError
        return v0
    def __lt__(self, o):
        v0.append(o)
        return False
class Meta(type):
    def __instancecheck__(self, o): return v0.clear()
    def mro(self): return super().mro()
    def __getattr__(self, name): return name
