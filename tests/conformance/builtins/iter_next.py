# iter() and next()
print(next(iter("a")), next(iter([]), "default"), next(iter({5: 1})), list(iter(range(2))), next(iter([None]), 1),
      next(iter(()), None))
stack = [3, 2, 1]
print(list(iter(stack.pop, 3)), stack, list(iter(lambda: 5, 5)))
it = iter([1, 2, 3])
print(next(it), [next(it) for _ in range(2)], next(it, "none"))


class Once:
    def __init__(self):
        self.done = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.done:
            raise StopIteration("why")
        self.done = True
        return "once"


o = Once()
print(next(o), next(o, "again"))
try:
    next(o)
except StopIteration as e:
    print(repr(e))


def reader(lines):
    return iter(iter(lines).__next__, "END")


print(list(reader(["a", "b", "END", "c"])))
try:
    list(reader(["x"]))
    print("a StopIteration from the callable ends the loop")
except StopIteration:
    print("no")
bad_count = 0
for bad in (lambda: next(5), lambda: next("abc"), lambda: iter(3), lambda: next(iter("")), lambda: iter(5, 5),
            lambda: next([1]), lambda: next(range(3)), lambda: iter(len)):
    try:
        print(bad())
    except (TypeError, StopIteration) as error:
        print(type(error).__name__, error)

#> a default 5 [0, 1] None None
#> [1, 2] [] []
#> 1 [2, 3] none
#> once again
#> StopIteration('why')
#> ['a', 'b']
#> a StopIteration from the callable ends the loop
#> TypeError 'int' object is not an iterator
#> TypeError 'str' object is not an iterator
#> TypeError 'int' object is not iterable
#> StopIteration 
#> TypeError iter(v, w): v must be callable
#> TypeError 'list' object is not an iterator
#> TypeError 'range' object is not an iterator
#> TypeError 'builtin_function_or_method' object is not iterable
