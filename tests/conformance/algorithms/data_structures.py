# LRU cache, trie, priority queue, disjoint sets, interval merge, bloom-like sets, stack machine.
class LRU:
    def __init__(self, size):
        self.size, self.data, self.hits = size, {}, 0

    def get(self, key, make):
        if key in self.data:
            self.hits += 1
            value = self.data.pop(key)
        else:
            value = make(key)
            if len(self.data) >= self.size:
                del self.data[next(iter(self.data))]
        self.data[key] = value
        return value


class Trie:
    def __init__(self):
        self.root = {}

    def add(self, word):
        node = self.root
        for c in word:
            node = node.setdefault(c, {})
        node["$"] = word

    def find(self, prefix):
        node = self.root
        for c in prefix:
            if c not in node:
                return
            node = node[c]
        stack = [node]
        while stack:
            node = stack.pop()
            for key in sorted(node, reverse=True):
                if key == "$":
                    yield node[key]
                else:
                    stack.append(node[key])


class PriorityQueue:
    def __init__(self):
        self.heap, self.count = [], 0

    def push(self, priority, item):
        self.count += 1
        self.heap.append((priority, self.count, item))
        i = len(self.heap) - 1
        while i and self.heap[i] < self.heap[p := (i - 1) >> 1]:
            self.heap[i], self.heap[p] = self.heap[p], self.heap[i]
            i = p

    def pop(self):
        h = self.heap
        h[0], h[-1] = h[-1], h[0]
        top = h.pop()
        i = 0
        while True:
            c = min((j for j in (2 * i + 1, 2 * i + 2) if j < len(h)), key=lambda j: h[j], default=None)
            if c is None or h[i] < h[c]:
                return top[2]
            h[i], h[c] = h[c], h[i]
            i = c

    def __len__(self):
        return len(self.heap)


def merge(intervals):
    out = []
    for lo, hi in sorted(intervals):
        if out and lo <= out[-1][1]:
            out[-1][1] = max(out[-1][1], hi)
        else:
            out.append([lo, hi])
    return out


class Machine:
    def run(self, program):
        stack, ip, out = [], 0, []
        while ip < len(program):
            op, *args = program[ip].split()
            ip += 1
            if op == "push":
                stack.append(int(args[0]))
            elif op in ("add", "mul", "sub"):
                b, a = stack.pop(), stack.pop()
                stack.append({"add": a + b, "mul": a * b, "sub": a - b}[op])
            elif op == "dup":
                stack.append(stack[-1])
            elif op == "jnz":
                if stack[-1]:
                    ip = int(args[0])
            elif op == "print":
                out.append(stack[-1])
            elif op == "swap":
                stack[-2:] = stack[:-3:-1]
            else:
                raise SyntaxError(f"unknown op {op!r} at {ip - 1}")
        return out, stack


lru = LRU(2)
print([lru.get(k, lambda k: k * 10) for k in (1, 2, 1, 3, 2, 1)], lru.data, lru.hits)
t = Trie()
for w in ("car", "card", "care", "cat", "dog", "do"):
    t.add(w)
print(list(t.find("car")), list(t.find("d")), list(t.find("x")), list(t.find("")))
q = PriorityQueue()
for p, item in ((3, "c"), (1, "a"), (2, "b"), (1, "a2"), (0, "z")):
    q.push(p, item)
print([q.pop() for _ in range(len(q))], merge([(1, 3), (8, 10), (2, 6), (15, 18), (17, 20), (6, 7)]))
print(Machine().run("push 5,print,push 1,sub,jnz 1,push 7,dup,mul,swap,add".split(",")))
try:
    Machine().run(["push 1", "jump 3"])
except SyntaxError as e:
    print(e.msg, type(e).__name__)

#> [10, 20, 10, 30, 20, 10] {2: 20, 1: 10} 1
#> ['car', 'card', 'care'] ['do', 'dog'] [] ['car', 'card', 'care', 'cat', 'do', 'dog']
#> ['z', 'a', 'a2', 'b', 'c'] [[1, 7], [8, 10], [15, 20]]
#> ([5, 4, 3, 2, 1], [49])
#> unknown op 'jump' at 1 SyntaxError
