# An object that gc.collect() finds dead is freed after its __del__ ran, however often it was collected.
# option: --policy standard
import gc
import weakref


class Noted:
    calls = 0

    def __init__(self):
        self.me = self

    def __del__(self):
        Noted.calls += 1


def make():
    return weakref.ref(Noted())


for i in range(200):
    reference = make()
    gc.collect()
    if reference() is not None or Noted.calls != i + 1:
        print("alive", i)
print(Noted.calls)

#> 200
