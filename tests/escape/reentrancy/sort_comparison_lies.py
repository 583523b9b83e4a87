# A comparison with random results never makes sort() read outside of the list.
# expect-strict: contained
# expect-standard: contained
class A:
    count = 0

    def __lt__(self, other):
        A.count += 1
        return A.count * 7919 % 3 == 0


x = [A() for i in range(1000)]
x.sort()
print("contained" if len(x) == 1000 and all(type(i) is A for i in x) else "ESCAPED")
