# Very many weak references with callbacks to one object: charged like other memory, no quadratic work.
# option: --allow-import weakref --max-memory 12
# expect: memory_error
# max-seconds: 5
import weakref


class A:
    pass


a = A()
kept = []
while True:
    kept.append(weakref.ref(a, print))
