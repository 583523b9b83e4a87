# Errors inside special methods called by operators.
class Vector:
    def __init__(self, *c):
        self.c = c

    def __add__(self, other):
        return Vector(*[a + b for a, b in zip(self.c, other.c)])

    def __getitem__(self, i):
        return self.c[i]


v = Vector(1, 2) + Vector(3, 4)
print(v[0])
v[1] + v[2]

#> 4
#! Traceback (most recent call last):
#!   File "special_methods.py", line 15, in <module>
#!     v[1] + v[2]
#!            ~^^^
#!   File "special_methods.py", line 10, in __getitem__
#!     return self.c[i]
#!            ~~~~~~^^^
#! IndexError: tuple index out of range
