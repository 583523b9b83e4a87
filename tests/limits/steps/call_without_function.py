# expect: ok
# output: RecursionError
# output: 100000 (0, 1)
# A chain of __call__ that never reaches a function, and a method that is bound a hundred thousand times.
class Deep:
    pass


Deep.__call__ = Deep()
try:
    Deep()()
except RecursionError:
    print("RecursionError")


def count(*args):
    return len(args), args[:2]


class C:
    def m(self):
        pass


Method = type(C().m)
many = count
for i in range(100_000):
    many = Method(many, i)
length, first = many()
print(length, first)
