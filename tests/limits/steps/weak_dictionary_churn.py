# Objects that die young in a WeakValueDictionary cost memory only until the next collection.
# option: --allow-import weakref --max-memory 16 --policy standard
# expect: ok
# output: few True
# max-seconds: 8
import weakref


class A:
    pass


table = weakref.WeakValueDictionary()
most = 0
for i in range(20_000):
    table[i % 1000] = A()
print("few", len(table) < 1001)
