# __init_subclass__ and __set_name__ change the class while it is created.
# expect-strict: contained
# expect-standard: contained
class D:
    def __set_name__(self, owner, name):
        for i in range(100):
            setattr(owner, f"x{i}", D)


class B:
    def __init_subclass__(cls):
        del cls.d


class A(B):
    d = D()


print("contained" if A.x99 is D and not hasattr(A, "d") else "ESCAPED")
