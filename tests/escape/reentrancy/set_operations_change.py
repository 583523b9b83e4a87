# Set operations whose == changes both operands.
# expect-strict: contained
# expect-standard: contained
class K:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        a.clear()
        if len(b) < 20:
            b.add(len(b) + 100)
        return False


a = set()
b = set()
for i in range(8):
    a.add(K())
    b.add(K())
try:
    a & b
    a | b
    a ^ b
    a - b
    a <= b
except (RuntimeError, RecursionError):
    pass
print("contained")
