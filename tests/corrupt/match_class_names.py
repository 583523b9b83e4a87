# The tuple of names of a class pattern is longer than the registers that the pattern fills.
class P:
    x = 1
    y = 2
def f(p):
    match p:
        case P(x=1, y=2): return 1
    return 0
f(P())
names = [c for c in f.__code__.co_consts if type(c) is tuple and c == ("x", "y")][0]
w4(id(names) + 4, attempts([0x100, 0x10000, 0x1000000, 0x0FFFFFFF])[0] if attempt else 0x0FFFFFFF)
print(f(P()))
