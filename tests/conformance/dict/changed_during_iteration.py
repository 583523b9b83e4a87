# Changing the size of a dict or set during iteration raises; replacing values does not.
d = {i: i for i in range(4)}
for key in d:
    d[key] *= 10
print(d)
for action, name in ((lambda: d.pop(0), "pop"), (lambda: d.__setitem__("n", 1), "add"), (lambda: d.clear(),
    "clear"), (lambda: d.update(z=1), "update")):
    d = {i: i for i in range(4)}
    seen = []
    try:
        for key in d:
            seen.append(key)
            if len(seen) == 2:
                action()
    except RuntimeError as error:
        print(name, seen, error, sorted(map(str, d)))
d = {i: i for i in range(3)}
try:
    for key in d:
        del d[key]
        d[key + 10] = 1
except RuntimeError as error:
    print(error)
d = {1: 1, 2: 2}
for view in (d.keys(), d.values(), d.items()):
    it = iter(view)
    next(it)
    d[len(d) + 5] = 0
    try:
        next(it)
    except RuntimeError as error:
        print(error)
    try:
        next(it)
    except RuntimeError as error:
        print("again", error)
d = {1: 1}
for key in d:
    d[2] = 2
    break
print(d)
try:
    for key in d:
        del d[key]
except RuntimeError as error:
    print(error, d)
s = {1, 2, 3}
try:
    for x in s:
        s.add(x + 10)
except RuntimeError as error:
    print(error)
for key in list(d):
    del d[key]
print(d)
it = iter({})
print(next(it, "empty"))

#> {0: 0, 1: 10, 2: 20, 3: 30}
#> pop [0, 1] dictionary changed size during iteration ['1', '2', '3']
#> add [0, 1] dictionary changed size during iteration ['0', '1', '2', '3', 'n']
#> clear [0, 1] dictionary changed size during iteration []
#> update [0, 1] dictionary changed size during iteration ['0', '1', '2', '3', 'z']
#> dictionary changed size during iteration
#> again dictionary changed size during iteration
#> dictionary changed size during iteration
#> again dictionary changed size during iteration
#> dictionary changed size during iteration
#> again dictionary changed size during iteration
#> {1: 1, 2: 2}
#> dictionary changed size during iteration {2: 2}
#> Set changed size during iteration
#> {}
#> empty
