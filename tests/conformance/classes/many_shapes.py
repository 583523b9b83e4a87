# Objects of one class that get their attributes in many orders, and loops over mixed classes.
class Bag:
    pass


def fill(names):
    b = Bag()
    for i, n in enumerate(names):
        setattr(b, n, i)
    return b


bags = [fill(order) for order in ("abc", "cba", "bca", "ab", "a", "", "abcd", "dcba")]
print([getattr(b, "a", None) for b in bags], [sum(b.__dict__.values()) for b in bags], [list(b.__dict__) for b in bags])


class P:
    def __init__(self, v):
        self.v = v

    def get(self):
        return self.v


class Q:
    v = 100

    def get(self):
        return self.v + 1


class R(P):
    def get(self):
        return -super().get()


class S:
    __slots__ = ("v",)

    def __init__(self, v):
        self.v = v

    def get(self):
        return self.v * 2


class T:
    def __getattr__(self, name):
        return 7 if name == "v" else lambda: 8


class U:
    @property
    def v(self):
        return 9

    get = lambda self: 10


def total(objects):
    result = 0
    for o in objects:
        result = result * 3 + o.v + o.get()
    return result


objects = [P(1), Q(), R(2), S(3), T(), U()] * 5
print(total(objects), total([P(i) for i in range(20)]), total(objects[::-1]))
p = P(1)
results = []
for step in range(8):
    results.append((p.v, p.get()))
    if step == 1:
        p.v = "text"
    elif step == 2:
        p.get = lambda: "instance method"
    elif step == 3:
        del p.get
    elif step == 4:
        P.get = lambda self: ("patched", self.v)
    elif step == 5:
        del p.v
        P.v = "class attribute"
    elif step == 6:
        p.__class__ = Q
print(results)
counter = Bag()
counter.n = 0
for i in range(100):
    counter.n += i
    if i == 50:
        counter.extra = True
    if i == 70:
        counter.n += 0.5
    if i == 90:
        counter.n = int(counter.n) + 2 ** 60
print(counter.n, counter.extra)

#> [0, 2, 2, 0, 0, None, 0, 3] [3, 3, 3, 1, 0, 0, 6, 6] [['a', 'b', 'c'], ['c', 'b', 'a'], ['b', 'c', 'a'], ['a', 'b'], ['a'], [], ['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a']]
#> 4783009376352592 1743392180 1889220827461880
#> [(1, 1), (1, 1), ('text', 'text'), ('text', 'instance method'), ('text', 'text'), ('text', ('patched', 'text')), ('class attribute', ('patched', 'class attribute')), (100, 101)]
#> 1152921504606851926 True
