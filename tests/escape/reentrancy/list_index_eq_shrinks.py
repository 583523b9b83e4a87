# == during list.index shrinks the list.
# expect-strict: ValueError: 
# expect-standard: ValueError: 
class A:
    def __eq__(self, other):
        del x[1:]
        return False


x = [A() for i in range(100)]
x.index(5)
print("ESCAPED")
