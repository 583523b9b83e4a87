# struct_time() writes two fields of the object that it creates.
# option: --allow-import=time --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import time


class T(tuple):
    def __setattr__(self, name, value):
        print("ESCAPED")


try:
    made = time.struct_time.__new__(T, range(11))
    print("contained" if type(made) is T else "ESCAPED")
except TypeError:
    print("contained")
