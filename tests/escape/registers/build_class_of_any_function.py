# __build_class__ with functions that need no arguments: all that they see is bound.
# expect-strict: contained
# expect-standard: contained
seen = []


def fill(x, n):
    a = b = c = d = e = f = g = h = x
    if n: fill(x, n - 1)


def spy(a=1, *rest, b=2, **named):
    seen.append((a, rest, b, named))
    try:
        if len(seen) == 0: local = 1
        seen.append(local)
    except UnboundLocalError:
        seen.append("unbound")


def generator(a=1, *rest):
    seen.append((a, rest))
    yield a


def captured(a=1, *rest):
    def inner(): return a, rest, local
    try:
        seen.append(inner())
    except NameError:
        seen.append("unbound")
    if len(seen) == 0: local = 1


for function in (spy, generator, captured, lambda *a, b=3: seen.append((a, b))):
    fill(["a secret"], 5)
    made = __build_class__(function, "C")
    assert type(made) is type and made.__name__ == "C"
assert seen == [(1, (), 2, {}), "unbound", "unbound", ((), 3)], seen
print("contained")
