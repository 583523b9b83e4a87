# Bytecode is not accessible as data.
# option: --policy standard
# cpython: co_code, co_linetable and co_exceptiontable contain bytecode and tables, replace() makes changed code objects, and marshal and dis work.
# reason: Code written by a guest would have to be checked at every instruction. The instructions are
# reason: Hognose's own and use registers.
def f(a):
    return a + 1


for name in ("co_code", "co_linetable", "co_exceptiontable"):
    print(name, hasattr(f.__code__, name))
try:
    f.__code__.replace(co_name="g")
except TypeError as e:
    print(e)
try:
    type(f.__code__)()
except TypeError as e:
    print(e)
try:
    import dis
except ImportError as e:
    print(type(e).__name__)

#> co_code False
#> co_linetable False
#> co_exceptiontable False
#> code objects cannot be changed
#> cannot create 'code' instances
#> ModuleNotFoundError
