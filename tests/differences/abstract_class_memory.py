# An abstract class compares the classes that it knows by identity.
# option: --policy standard
# cpython: An abstract class compares the classes that it knows by == and hash() of their metaclasses.
# reason: It compares by identity. Otherwise a program's metaclass would get classes of others.
import abc

class Meta(type):
    def __hash__(cls):
        print("asked for a hash")
        return 1

    def __eq__(cls, other):
        print("asked whether equal")
        return cls is other


class A(abc.ABC):
    pass


class C(metaclass=Meta):
    pass


print(A.register(C) is C, issubclass(C, A))

#> True True
