# Programs built from generators: tokenizer, sliding windows, merge, cooperative tasks, permutations.
def windows(it, n):
    window = []
    for x in it:
        window.append(x)
        if len(window) > n:
            window.pop(0)
        if len(window) == n:
            yield tuple(window)


def merge(*its):
    its = [iter(i) for i in its]
    heads = []
    for it in its:
        for x in it:
            heads.append([x, it])
            break
    while heads:
        best = min(heads, key=lambda h: h[0])
        yield best[0]
        try:
            best[0] = next(best[1])
        except StopIteration:
            heads.remove(best)


def groups(it, key):
    current, last = [], object()
    for x in it:
        k = key(x)
        if current and k != last:
            yield last, current
            current = []
        last = k
        current.append(x)
    if current:
        yield last, current


def tokens(text):
    i = 0
    while i < len(text):
        if text[i].isdigit():
            j = i
            while j < len(text) and text[j].isdigit():
                j += 1
            yield "num", int(text[i:j])
            i = j
        elif text[i].isspace():
            i += 1
        else:
            yield "op", text[i]
            i += 1


def task(name, n):
    for i in range(n):
        print(name, i, end="; ")
        yield
    return name + " finished"


def scheduler(tasks):
    results = []
    queue = list(tasks)
    while queue:
        t = queue.pop(0)
        try:
            next(t)
            queue.append(t)
        except StopIteration as e:
            results.append(e.value)
    return results


def combos(items, n):
    if n == 0:
        yield []
        return
    for i in range(len(items)):
        for rest in combos(items[i + 1:], n - 1):
            yield [items[i]] + rest


def integers():
    n = 1
    while True:
        yield n
        n += 1


def until(pred, it):
    for x in it:
        if pred(x):
            return
        yield x


def lines(text):
    buffer = ""
    for ch in text:
        if ch == "\n":
            yield buffer
            buffer = ""
        else:
            buffer += ch
    if buffer:
        yield buffer


print(list(windows(range(6), 3)), list(merge([1, 4, 7], [2, 5], [0, 9], [])), list(groups("aabccc", str)),
      list(groups(range(10), lambda x: x // 4)))
print(list(tokens("12+(3 * 45)-6")), list(combos("abcd", 2)),
      list(until(lambda x: x > 50, (x * x for x in integers() if x % 2))))
print(scheduler([task("a", 2), task("b", 3), task("c", 1)]))
print(list(lines("one\ntwo\n\nthree")), sum(len(w) for line in lines("a bb\nccc d") for w in line.split()))

#> [(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5)] [0, 1, 2, 4, 5, 7, 9] [('a', ['a', 'a']), ('b', ['b']), ('c', ['c', 'c', 'c'])] [(0, [0, 1, 2, 3]), (1, [4, 5, 6, 7]), (2, [8, 9])]
#> [('num', 12), ('op', '+'), ('op', '('), ('num', 3), ('op', '*'), ('num', 45), ('op', ')'), ('op', '-'), ('num', 6)] [['a', 'b'], ['a', 'c'], ['a', 'd'], ['b', 'c'], ['b', 'd'], ['c', 'd']] [1, 9, 25, 49]
#> a 0; b 0; c 0; a 1; b 1; b 2; ['c finished', 'a finished', 'b finished']
#> ['one', 'two', '', 'three'] 7
