# == during list.remove clears the list.
# expect-strict: contained
# expect-standard: contained
class A:
    def __eq__(self, other):
        x.clear()
        return True


x = [A(), A(), A()]
x.remove(1)
print("contained")
