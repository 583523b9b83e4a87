# == during deque.index rotates the deque.
# option: --allow-import=collections
# expect-strict: RuntimeError: deque mutated during iteration
# expect-standard: RuntimeError: deque mutated during iteration
import collections


class A:
    def __eq__(self, other):
        d.rotate(3)
        d.pop()
        return False


d = collections.deque(A() for i in range(10))
d.index(5)
print("ESCAPED")
