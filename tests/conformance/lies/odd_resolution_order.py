# lies: metaclasses whose mro() is odd, and bases that are replaced.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


class Other:
    z = 3

    def __repr__(self):
        return "Other"


class Far(Other):
    y = 2


def define(order, *bases):
    class Meta(type):
        def mro(cls):
            return order(cls)
    return Meta("A", bases, {"x": 1})


ORDERS = (
    ("usual", type.mro), ("only itself", lambda c: [c]), ("no object", lambda c: [c, Other]), ("other",
        lambda c: [c, Other, object]), ("twice", lambda c: [c, Other, Other, object]),
    ("without itself", lambda c: [Other, object]), ("tuple", lambda c: (c, object)), ("empty",
        lambda c: []), ("number", lambda c: 5), ("none", lambda c: None), ("numbers", lambda c: [1, 2]),
    ("layout", lambda c: [c, int, object]), ("strings", lambda c: "ab"), ("generator",
        lambda c: (k for k in (c, Far, object))), ("raises", lambda c: 1 / 0), ("more",
            lambda c: type.mro(c) + [Far]))
for name, order in ORDERS:
    for bases in ((), (Other,), (Far,)):
        try:
            A = define(order, *bases)
        except Exception as e:
            print(name, type(e).__name__, e)
            continue
        print(name, [k.__name__ for k in A.__mro__], A.__bases__ == (bases or (object,)))
        t("x", lambda: A.x)
        t("z", lambda: A.z)
        t("y", lambda: A.y)
        t("missing", lambda: A.nothing)
        if A in A.__mro__ and object in A.__mro__:
            t("instance", lambda: (A().x, isinstance(A(), A), isinstance(A(), Other), issubclass(A, Other)))
            t("super", lambda: super(A, A()).z)


class Base1:
    where = 1


class Base2:
    where = 2


class C(Base1):
    pass


c = C()
print(c.where)
C.__bases__ = (Base2,)
print(c.where, [k.__name__ for k in C.__mro__], Base1.__subclasses__(), Base2.__subclasses__())
for bases in ((), (C,), (int,), 5, (5,), (Base1, Base1), (object, Base1), (bool,), [Base1], (type,)):
    t(bases if isinstance(bases, (int, list)) else len(bases), lambda: setattr(C, "__bases__", bases))
    print(c.where)
t("del", lambda: delattr(C, "__bases__"))


class Late(type):
    def mro(cls):
        order = type.mro(cls)
        if cls.__name__ == "Trap" and Base1 in order:
            cls.seen = len(order)
        return order


class Trap(Base1, metaclass=Late):
    pass


print(Trap.__dict__.get("seen"), Trap.where)
Trap.__bases__ = (Base2,)
print(Trap.where)
t("cycle", lambda: setattr(Base2, "__bases__", (Trap,)))

#> usual ['A', 'object'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> usual ['A', 'Other', 'object'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> usual ['A', 'Far', 'Other', 'object'] True
#> x 1
#> z 3
#> y 2
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> only itself ['A'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> only itself ['A'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> only itself ['A'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> no object ['A', 'Other'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> no object ['A', 'Other'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> no object ['A', 'Other'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> other ['A', 'Other', 'object'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> other ['A', 'Other', 'object'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> other ['A', 'Other', 'object'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> twice ['A', 'Other', 'Other', 'object'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> twice ['A', 'Other', 'Other', 'object'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> twice ['A', 'Other', 'Other', 'object'] True
#> x 1
#> z 3
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> without itself TypeError super(type, obj): obj (type A) is not an instance or subtype of type (A).
#> without itself TypeError super(type, obj): obj (type A) is not an instance or subtype of type (A).
#> without itself TypeError super(type, obj): obj (type A) is not an instance or subtype of type (A).
#> tuple ['A', 'object'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> tuple ['A', 'object'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> tuple ['A', 'object'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y AttributeError type object 'A' has no attribute 'y'
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> empty TypeError type MRO must not be empty
#> empty TypeError type MRO must not be empty
#> empty TypeError type MRO must not be empty
#> number TypeError 'int' object is not iterable
#> number TypeError 'int' object is not iterable
#> number TypeError 'int' object is not iterable
#> none TypeError 'NoneType' object is not iterable
#> none TypeError 'NoneType' object is not iterable
#> none TypeError 'NoneType' object is not iterable
#> numbers TypeError mro() returned a non-class ('int')
#> numbers TypeError mro() returned a non-class ('int')
#> numbers TypeError mro() returned a non-class ('int')
#> layout TypeError mro() returned base with unsuitable layout ('int')
#> layout TypeError mro() returned base with unsuitable layout ('int')
#> layout TypeError mro() returned base with unsuitable layout ('int')
#> strings TypeError mro() returned a non-class ('str')
#> strings TypeError mro() returned a non-class ('str')
#> strings TypeError mro() returned a non-class ('str')
#> generator ['A', 'Far', 'object'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y 2
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> generator ['A', 'Far', 'object'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y 2
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> generator ['A', 'Far', 'object'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y 2
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> raises ZeroDivisionError division by zero
#> raises ZeroDivisionError division by zero
#> raises ZeroDivisionError division by zero
#> more ['A', 'object', 'Far'] True
#> x 1
#> z AttributeError type object 'A' has no attribute 'z'
#> y 2
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, False, False)
#> super AttributeError 'super' object has no attribute 'z'
#> more ['A', 'Other', 'object', 'Far'] True
#> x 1
#> z 3
#> y 2
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> more ['A', 'Far', 'Other', 'object', 'Far'] True
#> x 1
#> z 3
#> y 2
#> missing AttributeError type object 'A' has no attribute 'nothing'
#> instance (1, True, True, True)
#> super 3
#> 1
#> 2 ['C', 'Base2', 'object'] [] [<class '__main__.C'>]
#> 0 TypeError can only assign non-empty tuple to C.__bases__, not ()
#> 2
#> 1 TypeError a __bases__ item causes an inheritance cycle
#> 2
#> 1 TypeError __bases__ assignment: 'int' deallocator differs from 'Base2'
#> 2
#> 5 TypeError can only assign tuple to C.__bases__, not int
#> 2
#> 1 TypeError C.__bases__ must be tuple of classes, not 'int'
#> 2
#> 2 TypeError duplicate base class Base1
#> 2
#> 2 TypeError __bases__ assignment: 'object' deallocator differs from 'Base2'
#> 2
#> 1 TypeError type 'bool' is not an acceptable base type
#> 2
#> [<class '__main__.Base1'>] TypeError can only assign tuple to C.__bases__, not list
#> 2
#> 1 TypeError __bases__ assignment: 'type' object layout differs from 'Base2'
#> 2
#> del TypeError cannot delete '__bases__' attribute of immutable type 'C'
#> 3 1
#> 2
#> cycle TypeError a __bases__ item causes an inheritance cycle
