# A comparison during heappush empties the heap.
# option: --allow-import=heapq
# expect-strict: RuntimeError: | IndexError: | contained
# expect-standard: RuntimeError: | IndexError: | contained
import heapq


class A:
    def __lt__(self, other):
        heap.clear()
        return True


heap = [A() for i in range(10)]
heapq.heappush(heap, A())
print("contained")
