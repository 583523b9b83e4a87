# The __dict__ of an instance holds what the guest put there: it is open.
# option: --enable introspection
# expect-strict: contained
# expect-standard: contained
class A:
    pass


a = A()
a.x = 1
print("contained" if vars(a) == a.__dict__ == {"x": 1} else "ESCAPED")
