# A comparison during heappush empties the heap.
# option: --allow-import=heapq
# expect-strict: RuntimeError: list changed size during iteration
# expect-standard: RuntimeError: list changed size during iteration
import heapq


class A:
    def __lt__(self, other):
        heap.clear()
        return True


heap = [A() for i in range(10)]
heapq.heappush(heap, A())
print("contained")
