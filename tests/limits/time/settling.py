# Collections for the sake of weak references are paid from a share of their own; each looks at the
# clock, for many may come within one slice of fuel.
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
