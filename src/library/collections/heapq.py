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


def _best(n, iterable, key, heap_makers, first_order, step, reverse):
    # The n best so far lie in a heap with the worst of them on top.
    make_heap, replace = heap_makers
    iterator = iter(iterable)
    heap = [(item if key is None else key(item), order, item)
            for order, item in zip(range(0, step * n, step), iterator)]
    if not heap:
        return heap
    make_heap(heap)
    worst = heap[0][0]
    order = step * n
    for item in iterator:
        value = item if key is None else key(item)
        if (worst < value) if reverse else (value < worst):
            replace(heap, (value, order, item))
            worst = heap[0][0]
            order += step
    heap.sort(reverse=reverse)
    return [item for _, _, item in heap]


def nsmallest(n, iterable, key=None):
    """The n smallest items, as sorted(iterable, key=key)[:n]."""
    if n == 1:
        missing = object()
        result = min(iterable, default=missing, key=key)
        return [] if result is missing else [result]
    try:
        size = len(iterable)
    except (TypeError, AttributeError):
        pass
    else:
        if n >= size:
            return sorted(iterable, key=key)[:n]
    return _best(n, iterable, key, (heapify_max, heapreplace_max), 0, 1, False)


def nlargest(n, iterable, key=None):
    """The n largest items, as sorted(iterable, key=key, reverse=True)[:n]."""
    if n == 1:
        missing = object()
        result = max(iterable, default=missing, key=key)
        return [] if result is missing else [result]
    try:
        size = len(iterable)
    except (TypeError, AttributeError):
        pass
    else:
        if n >= size:
            return sorted(iterable, key=key, reverse=True)[:n]
    return _best(n, iterable, key, (heapify, heapreplace), 0, -1, True)
