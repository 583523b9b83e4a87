# The start of each generated program: values of all kinds, objects that lie, and `native`, which
# reaches every function and method that a guest can name. programs.cpp prepends the list MODULES.
try:
    import_module = __import__
except NameError:
    import_module = lambda name: 1

state = [0]

def say(*values):
    try:
        print(*values)
    except Exception:
        pass

def answer(*values):
    """A callback that returns a different value each time."""
    state[0] += 1
    return POOL[(state[0] * 7 + len(values)) % len(POOL)]

class Liar:
    def __init__(self, *a, **k): self.a = a
    def __len__(self): state[0] += 1; return (2, 0, 5, 1 << 40, -1, 3)[state[0] % 6]
    def __getitem__(self, i): state[0] += 1; return answer(i) if state[0] % 9 else list[99]
    def __iter__(self): return iter([self, 1, 'a', shared])
    def __hash__(self): state[0] += 1; return state[0] % 3
    def __eq__(self, other): shared.append(1); return state[0] % 2 == 0
    def __lt__(self, other): shared.clear(); return state[0] % 3 == 0
    def __bool__(self): return state[0] % 2 == 0
    def __index__(self): state[0] += 1; return (0, 1, -1, 3, 1 << 33)[state[0] % 5]
    def __contains__(self, x): return x
    def __call__(self, *a, **k): return answer(*a)
    def __getattr__(self, name): return answer(name) if name[:2] != '__' else object.__getattribute__(self, name)
    def __repr__(self): table.clear(); return 'Liar'
    def __str__(self): return text[:state[0] % 5]
    def __format__(self, spec): return spec * 3
    def __add__(self, o): return o
    def __radd__(self, o): return NotImplemented
    def __float__(self): return 1.5
    def __enter__(self): return self
    def __exit__(self, *a): return state[0] % 2
    def __get__(self, *a): return answer(*a)
    def __set_name__(self, o, n): shared.append(n)
    def __del__(self): shared.append(2)
    def __next__(self):
        state[0] += 1
        if state[0] % 11 == 0: raise StopIteration
        return self
    def __reversed__(self): return shared
    def __length_hint__(self): return 1 << 20
    def __copy__(self): return 1
    def __bytes__(self): return b'xy'
    def keys(self): return iter(shared)
    def __await__(self): yield 1
    __match_args__ = 'a', 'b'

class LyingInt(int):
    def __index__(self): return 7
    def __add__(self, o): return 'x'
    def __hash__(self): return 1
    def __eq__(self, o): shared.append(0); return True

class LyingStr(str):
    def __str__(self): return self
    def __len__(self): return 1 << 30
    def __hash__(self): return hash('a')
    def __eq__(self, o): table.pop(o, None); return True
    def __format__(self, s): return LyingStr('q')

class LyingList(list):
    def __len__(self): return 3
    def __iter__(self): self.append(1); return iter((1, 2))
    def __getitem__(self, i): shared.clear(); return i

class LyingDict(dict):
    def keys(self): return [1, 'a', []]
    def __getitem__(self, k): shared.append(k); return k
    def __missing__(self, k): self.clear(); return k
    def __iter__(self): return iter((1, 2, 1))

class LyingBytes(bytes):
    def __bytes__(self): return b'longer than before'
    def __len__(self): return 100

class LyingTuple(tuple):
    def __iter__(self): return iter([self] * 3)
    def __eq__(self, o): return o

class Meta(type):
    def __instancecheck__(self, o): shared.append(o); return state[0] % 2
    def __call__(self, *a, **k): return super().__call__() if state[0] % 3 else a
    def mro(self): return type.mro(self)

class Made(metaclass=Meta):
    __slots__ = 'a', '__weakref__'

class Error(Exception):
    def __str__(self): raise self

def generate(n=3):
    try:
        for i in range(n):
            got = yield i
            if got: shared.append(got)
    finally:
        shared.append('end')

shared = [3, 1, 2]
table = {1: 'one', 'a': [2], None: 3.5}
text = 'a\xe9\u4e2d\U0001f600 0x1f, {0!r:>5} %s'
data = bytearray(b'abc\xff\x00def')
shared.append(shared)
table['self'] = table
v = None
a = b = 1
c = d = e = Liar()

POOL = [None, True, 0, 1, -1, 255, 1 << 31, -(1 << 63), 1 << 200, 0.0, -0.0, 1e308, float('inf'), float('nan'),
        1j, '', 'a', text, '\ud800', 'x' * 300, b'', b'abc\xff', data, [], shared, (), (1, 'a', None), {}, table,
        set(),
        {1, 'a', 2.5}, frozenset((1, 2)), range(10), range(-5, 1 << 70, 3), slice(1, None, -1), Ellipsis,
        NotImplemented, int, str, list, dict, object, type, Liar, Meta, Made, LyingList, Error, ValueError, Liar(),
        LyingInt(3), LyingStr('abc'),
        LyingList([1, 2, 3, 4]), LyingDict(a=1), LyingBytes(b'abc'), LyingTuple((1, 2)), Made, Error('e'), len,
        print, answer, generate, [[1, 2], [3, 4]], [('a', 1), ('b', 2)], 'utf-8', 'strict', '%d', '{}', '>10.3f',
        3.7, 10, 64,
        lambda *a, **k: a, iter([1, 2, 3]), zip([1], [2])]

def native(m, n, *arguments, **named):
    """Calls the n-th attribute of a module, a type or a value."""
    try:
        if m < len(MODULES):
            holder = import_module(MODULES[m])
        else:
            holder = POOL[m % len(POOL)]
            arguments = arguments if n % 2 else (holder,) + arguments
            holder = holder if n % 2 else type(holder)
        names = dir(holder)
        found = getattr(holder, names[n // 2 % len(names)])
        result = found(*arguments, **named) if callable(found) else found
        if isinstance(result, type):
            names = dir(result)
            result = getattr(result, names[n % len(names)])(*arguments)
        POOL[n % len(POOL)] = result
        return result
    except Exception as e:
        return e

def method(value, n, *arguments, **named):
    try:
        names = dir(value)
        return getattr(value, names[n % len(names)])(*arguments, **named)
    except Exception as e:
        return e

