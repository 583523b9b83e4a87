# Collections for weak references are charged to their own share; each polls the clock, because many
# may occur within one slice of fuel.
# option: --allow-import weakref --policy standard --max-time 0.3
# expect: timeout
# max-seconds: 3
import weakref


class A:
    pass


table = weakref.WeakValueDictionary()
kept = [[i] for i in range(100_000)]
while True:
    for i in range(1000):
        table[i] = A()
