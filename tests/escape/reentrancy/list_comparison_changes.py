# Comparing two lists whose items empty them.
# expect-strict: contained
# expect-standard: contained
class A:
    def __eq__(self, other):
        x.clear()
        y.clear()
        return True


x = [A() for i in range(50)]
y = [A() for i in range(50)]
x == y
print("contained")
