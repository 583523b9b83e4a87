# A bank with a queue, an elevator, cellular automata, a random walk with a linear generator.
class Random:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (6364136223846793005 * self.state + 1442695040888963407) % 2 ** 64
        return self.state >> 33

    def below(self, n):
        return self.next() % n

    def random(self):
        return self.next() / 2 ** 31

    def shuffle(self, items):
        for i in reversed(range(1, len(items))):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items

    def choice(self, items):
        return items[self.below(len(items))]


r = Random(2024)
print([r.below(100) for _ in range(10)], [round(r.random(), 4) for _ in range(3)], r.shuffle(list(range(10))),
      "".join(r.choice("abc") for _ in range(12)))


def automaton(rule, width, steps):
    row = [0] * width
    row[width // 2] = 1
    for _ in range(steps):
        yield "".join(".#"[c] for c in row)
        row = [rule >> (row[i - 1] * 4 + row[i] * 2 + row[(i + 1) % width]) & 1 for i in range(width)]


print("\n".join(automaton(30, 31, 8)))


class Bank:
    def __init__(self, tellers, seed):
        self.free, self.r, self.queue, self.busy = tellers, Random(seed), [], []
        self.served = self.waited = 0

    def tick(self, t):
        for end in [b for b in self.busy if b <= t]:
            self.busy.remove(end)
            self.free += 1
        if self.r.below(3) < 2:
            self.queue.append(t)
        while self.free and self.queue:
            arrived = self.queue.pop(0)
            self.waited += t - arrived
            self.served += 1
            self.free -= 1
            self.busy.append(t + 1 + self.r.below(5))

    def report(self):
        return f"served {self.served}, waiting {len(self.queue)}, mean wait {self.waited / max(self.served, 1):.3f}"


for tellers in (1, 2, 3):
    bank = Bank(tellers, 7)
    for t in range(500):
        bank.tick(t)
    print(tellers, bank.report())
inside = sum(r.random() ** 2 + r.random() ** 2 <= 1 for _ in range(4000))
print(inside, f"{4 * inside / 4000:.3f}")
position, trail = (0, 0), {(0, 0): 1}
for _ in range(1000):
    dx, dy = r.choice([(0, 1), (0, -1), (1, 0), (-1, 0)])
    position = position[0] + dx, position[1] + dy
    trail[position] = trail.get(position, 0) + 1
print(position, len(trail), max(trail.values()), sum(trail.values()))

#> [2, 26, 34, 95, 98, 12, 92, 81, 21, 73] [0.2586, 0.5876, 0.7768] [0, 2, 7, 1, 4, 9, 6, 5, 8, 3] acaacccbcbbb
#> ...............#...............
#> ..............###..............
#> .............##..#.............
#> ............##.####............
#> ...........##..#...#...........
#> ..........##.####.###..........
#> .........##..#....#..#.........
#> ........##.####..######........
#> 1 served 161, waiting 152, mean wait 117.547
#> 2 served 316, waiting 0, mean wait 5.383
#> 3 served 306, waiting 0, mean wait 0.203
#> 3141 3.141
#> (8, 24) 333 13 1001
