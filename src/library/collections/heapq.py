# heapq: merge, nsmallest and nlargest, on top of the native heap operations (heapq.cpp).
"""Heap queue algorithm: the functions that are not native (see heapq.cpp)."""

__all__ = ['heappush', 'heappop', 'heapify', 'heapreplace', 'heappushpop', 'heappush_max',
           'heappop_max', 'heapify_max', 'heapreplace_max', 'heappushpop_max', 'nlargest',
           'nsmallest', 'merge']


def merge(*iterables, key=None, reverse=False):
    """Merge sorted inputs into one sorted iterator, without reading them whole."""
    # A heap of [key, number of the input, item, iterator]: the number keeps equal keys in order.
    make_heap, replace, take = ((heapify_max, heapreplace_max, heappop_max) if reverse
                                else (heapify, heapreplace, heappop))
    direction = -1 if reverse else 1
    heap = []
    for number, iterable in enumerate(iterables):
        iterator = iter(iterable)
        for item in iterator:
            heap.append([item if key is None else key(item), number * direction, item, iterator])
            break
    make_heap(heap)
    while len(heap) > 1:
        entry = heap[0]
        yield entry[2]
        for item in entry[3]:
            entry[2] = item
            entry[0] = item if key is None else key(item)
            replace(heap, entry)
            break
        else:
            take(heap)
    if heap:
        _, _, item, iterator = heap[0]
        yield item
        yield from iterator


def _first_sorted(n, iterable, key, reverse):
    """sorted(iterable, key=key, reverse=reverse)[:n], with less work where n is small."""
    if n == 1:
        nothing = object()
        best = (max if reverse else min)(iterable, default=nothing, key=key)
        return [best] if best is not nothing else []
    try:
        length = len(iterable)
    except (AttributeError, TypeError):
        length = None
    if length is not None and n >= length:
        return sorted(iterable, key=key, reverse=reverse)[:n]
    # The n best so far are in a heap with the worst of them on top, each as (key, order, item). Of equal ones, the
    # later is worse.
    make_heap, replace, step = ((heapify, heapreplace, -1) if reverse else
                                (heapify_max, heapreplace_max, 1))
    iterator = iter(iterable)
    heap = [(item if key is None else key(item), order, item)
            for order, item in zip(range(0, step * n, step), iterator)]
    if not heap:
        return heap
    make_heap(heap)
    order, worst = step * n, heap[0][0]
    for item in iterator:
        value = item if key is None else key(item)
        if (worst < value) if reverse else (value < worst):
            replace(heap, (value, order, item))
            order, worst = order + step, heap[0][0]
    heap.sort(reverse=reverse)
    return [item for _, _, item in heap]


def nsmallest(n, iterable, key=None):
    """The n smallest items, as sorted(iterable, key=key)[:n]."""
    return _first_sorted(n, iterable, key, False)


def nlargest(n, iterable, key=None):
    """The n largest items, as sorted(iterable, key=key, reverse=True)[:n]."""
    return _first_sorted(n, iterable, key, True)
