# super: without class cell.
# option: --policy standard
class A:
    def f(self): return 'A.f'
class B(A): pass
def free(self): return super().f()
def deleted_maker():
    class D(A):
        def f(self):
            del self
            return super().f()
    return D
B.free = free
for make in (lambda: B().free(), lambda: free(B()), lambda: type('Z', (A,), {'f': lambda self: super().f()})().f()):
    try:
        print(make())
    except RuntimeError as error:
        print(error)
try:
    deleted_maker()().f()
except Exception as error:
    print(type(error).__name__, error)

#> super(): __class__ cell not found
#> super(): __class__ cell not found
#> super(): __class__ cell not found
#> UnboundLocalError cannot access local variable 'self' where it is not associated with a value
