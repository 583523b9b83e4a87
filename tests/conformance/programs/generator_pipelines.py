# programs: generator pipelines.
# option: --policy standard
import itertools
def numbers(stop):
    print("start", end=" ")
    try:
        yield from range(stop)
    finally:
        print("cleaned", end=" ")
def chunks(items, size):
    iterator = iter(items)
    while chunk := list(itertools.islice(iterator, size)):
        yield chunk
def windows(items, size):
    window = []
    for item in items:
        window.append(item)
        if len(window) == size:
            yield tuple(window)
            window.pop(0)
def running(f, items):
    iterator = iter(items)
    total = next(iterator)
    yield total
    for item in iterator:
        total = f(total, item)
        yield total
print(list(chunks(numbers(7), 3)))
print(list(windows("abcde", 3)), list(running(max, [3, 1, 4, 1, 5])), list(running(lambda a, b: a * b, range(1, 7))))
pipeline = (x * x for x in numbers(1000) if x % 3)
print(list(itertools.takewhile(lambda x: x < 60, pipeline)))
pipeline.close()
def averager():
    total = count = 0
    value = yield
    while value is not None:
        total, count = total + value, count + 1
        value = yield total / count
    return total, count
a = averager()
next(a)
print([a.send(n) for n in (10, 20, 60)])
try:
    a.send(None)
except StopIteration as stop:
    print(stop.value)
def flatten(tree):
    for item in tree:
        if isinstance(item, (list, tuple)): yield from flatten(item)
        else: yield item
print(list(flatten([1, [2, (3, [4, []]), 5], [[[6]]]])), sum(flatten([[1, 2], [3]])))
def outer():
    result = yield from inner()
    print("inner returned", result)
def inner():
    try:
        got = yield "first"
        print("got", got)
        yield "second"
    except KeyError as error:
        print("caught", repr(error))
        return "recovered"
o = outer()
print(next(o), o.send("hello"))
try:
    o.throw(KeyError("thrown"))
except StopIteration:
    print("done")

#> start cleaned [[0, 1, 2], [3, 4, 5], [6]]
#> [('a', 'b', 'c'), ('b', 'c', 'd'), ('c', 'd', 'e')] [3, 3, 4, 4, 5] [1, 2, 6, 24, 120, 720]
#> start [1, 4, 16, 25, 49]
#> cleaned [10.0, 15.0, 30.0]
#> (90, 3)
#> [1, 2, 3, 4, 5, 6] 6
#> got hello
#> first second
#> caught KeyError('thrown')
#> inner returned recovered
#> done
