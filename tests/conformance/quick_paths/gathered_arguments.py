# Natives with *args, called with arguments for them: in registers, as methods, within other calls.
# option: --policy standard
import itertools, math, operator, struct

print(1, 2, 3), print("a", "b", sep="-"), print(*"xyz", end="!\n"), print(*[1, 2], 3)
print(max(3, 1, 2), min(3, 1, 2), max("b", "a"), max(1, 2, key=lambda x: -x), max(*[4, 5], 6))
print(math.gcd(12, 18, 27), math.lcm(4, 6), math.hypot(3, 4), math.gcd(5), math.gcd())
print(struct.pack("<IH", 1, 2), struct.pack("b", -1), struct.pack(""))
print(list(itertools.chain([1], [2], "ab")), list(itertools.product("ab", [1, 2])), list(zip("ab", [1, 2], (3, 4))))
print({1, 2}.union([3], (4,)), {1, 2, 3}.difference([1], [2]), {1, 2, 3}.intersection([1, 2], [2]))
print("{} {}".format(1, 2), "{0}{1}{0}".format("a", "b"), "a".join(["x", "y"]))
print(operator.itemgetter(1, 2)("abc"), operator.attrgetter("real", "imag")(3), operator.methodcaller("count", "a")("aba"))
union = {1}.union
print(union([2], [3]), list(map(max, [1, 5], [4, 2], [3, 3])), list(map(math.gcd, [12, 18], [8, 27])))


class Loud:
    def __init__(self, number):
        self.number = number

    def __lt__(self, other):
        print("compares", self.number, other.number)
        return self.number < other.number

    def __gt__(self, other):
        return other < self

    def __repr__(self):
        return f"Loud({self.number})"


def nested(depth, *more):
    return max(depth, *more) if depth == 0 else max(nested(depth - 1, depth, *more), depth, len(more))


print(max(Loud(1), Loud(3), Loud(2)), min(Loud(2), Loud(1)))
print(nested(5), [max(i, i * i % 7, 3) for i in range(9)], sum(math.gcd(i, 12, 18) for i in range(30)))
for call in (lambda: max(1, "a"), lambda: math.gcd(1, 2.5), lambda: struct.pack("<I", "x"), lambda: struct.pack("<II", 1),
             lambda: struct.pack(1, 2), lambda: max(), lambda: {1}.union([[]], 2), lambda: math.hypot("a", 1)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
kept = []
for i in range(3):
    kept.append(itertools.chain([i], (j for j in range(i)), str(i)))
print([list(chain) for chain in kept])

#> 1 2 3
#> a-b
#> x y z!
#> 1 2 3
#> 3 1 b 1 6
#> 3 12 5.0 5 0
#> b'\x01\x00\x00\x00\x02\x00' b'\xff' b''
#> [1, 2, 'a', 'b'] [('a', 1), ('a', 2), ('b', 1), ('b', 2)] [('a', 1, 3), ('b', 2, 4)]
#> {1, 2, 3, 4} {3} {2}
#> 1 2 aba xay
#> ('b', 'c') (3, 0) 2
#> {1, 2, 3} [4, 5] [4, 9]
#> compares 1 3
#> compares 3 2
#> compares 1 2
#> Loud(3) Loud(1)
#> 5 [3, 3, 4, 3, 4, 5, 6, 7, 8] 75
#> TypeError '>' not supported between instances of 'str' and 'int'
#> TypeError 'float' object cannot be interpreted as an integer
#> error required argument is not an integer
#> error pack expected 2 items for packing (got 1)
#> TypeError Struct() argument 1 must be a str or bytes object, not int
#> TypeError max expected at least 1 argument, got 0
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError must be real number, not str
#> [[0, '0'], [1, 0, '1'], [2, 0, 1, '2']]
