# collections: Counter, deque, OrderedDict, ChainMap, defaultdict, UserDict.
# tags: collections
import collections


def main():
    total = 0
    words = [f"w{i * i % 257}" for i in range(30000)]
    counts = collections.Counter(words)
    for _ in range(5):
        counts.update(words)
        total += counts.most_common(3)[0][1]
    other = collections.Counter(words[:1000])
    for _ in range(100):
        total += sum((counts - other).values()) + len(counts & other) + counts["missing"]
    queue = collections.deque(maxlen=100)
    for i in range(100000):
        queue.append(i)
        if i % 3 == 0:
            total += queue.popleft()
    queue.rotate(5)
    total += sum(queue)
    ordered = collections.OrderedDict()
    for i in range(60000):
        ordered[i % 500] = i
        ordered.move_to_end(i % 250 if i % 250 in ordered else i % 500)
        if len(ordered) > 400:
            ordered.popitem(last=False)
    total += sum(ordered)
    chain = collections.ChainMap({"a": 1}, {"b": 2}, {i: i for i in range(100)})
    for i in range(10000):
        total += chain["a"] + chain["b"] + chain[i % 100] + ("none" in chain)
    groups = collections.defaultdict(list)
    for i in range(60000):
        groups[i % 100].append(i)
    total += sum(len(group) for group in groups.values())
    user = collections.UserDict()
    for i in range(20000):
        user[i % 50] = i
        total += user[i % 50]
    print(total)


main()
