# A chain of ten thousand subclasses stays usable or is refused.
# option: --max-time 20
# expect: ok
class Base:
    x = 1


C = Base
for i in range(3000):
    C = type("C", (C,), {})
print(C.x, isinstance(C(), Base))
