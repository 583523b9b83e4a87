# A sequence that gets shorter while it is bisected.
# option: --allow-import=bisect
# expect-strict: IndexError: 
# expect-standard: IndexError: 
import bisect

x = list(range(1000))


class A:
    def __lt__(self, other):
        x.clear()
        return False

    __gt__ = __lt__


bisect.bisect(x, A())
print("ESCAPED")
