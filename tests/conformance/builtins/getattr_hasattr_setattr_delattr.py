# getattr(), hasattr(), setattr(), delattr()
class C:
    x = 1

    def m(self):
        return "m"

    @property
    def fails(self):
        raise ValueError("property failed")

    @property
    def missing(self):
        raise AttributeError("property says no")


c = C()
print(getattr(c, "x"), getattr(c, "nope", "default"), getattr(c, "m")(), getattr(5, "real"), getattr("a", "upper")(),
      getattr(C, "x"), hasattr(c, "x"), hasattr(c, "nope"), hasattr(c, "missing"), getattr(c, "missing", 5),
      getattr(c, "nope", None), hasattr([], "append"), hasattr(1, "bit_length"))
setattr(c, "y", 2)
setattr(c, "odd name!", 3)
setattr(C, "z", 4)
print(c.y, getattr(c, "odd name!"), c.z, sorted(c.__dict__), setattr(c, "y", 5), c.y)
delattr(c, "y")
delattr(C, "z")
print(hasattr(c, "y"), hasattr(c, "z"))


class Str(str):
    pass


print(getattr(c, Str("x")), hasattr(c, Str("m")))
for bad in (lambda: getattr(c, "nope"), lambda: getattr(c, 5), lambda: getattr(c), lambda: hasattr(c, "fails"),
            lambda: getattr(c, "fails", 1), lambda: hasattr(c), lambda: hasattr(c, 5), lambda: setattr(c, "a"),
            lambda: setattr(c, 1, 2), lambda: delattr(c, "nope"), lambda: delattr(c, "x"),
            lambda: getattr(c, "x", 1, 2), lambda: getattr(None, "x"), lambda: getattr(c, "missing"),
            lambda: setattr(c, "fails", 1), lambda: delattr(c, "fails"), lambda: getattr(c, b"x"),
            lambda: getattr(C, "nope"), lambda: delattr(5, "real"), lambda: getattr(c, None)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> 1 default m 5 A 1 True False False 5 None True True
#> 2 3 4 ['odd name!', 'y'] None 5
#> False False
#> 1 True
#> AttributeError 'C' object has no attribute 'nope'
#> TypeError attribute name must be string, not 'int'
#> TypeError getattr expected at least 2 arguments, got 1
#> ValueError property failed
#> ValueError property failed
#> TypeError hasattr expected 2 arguments, got 1
#> TypeError attribute name must be string, not 'int'
#> TypeError setattr expected 3 arguments, got 2
#> TypeError attribute name must be string, not 'int'
#> AttributeError 'C' object has no attribute 'nope'
#> AttributeError 'C' object has no attribute 'x'
#> TypeError getattr expected at most 3 arguments, got 4
#> AttributeError 'NoneType' object has no attribute 'x'
#> AttributeError property says no
#> AttributeError property 'fails' of 'C' object has no setter
#> AttributeError property 'fails' of 'C' object has no deleter
#> TypeError attribute name must be string, not 'bytes'
#> AttributeError type object 'C' has no attribute 'nope'
#> AttributeError attribute 'real' of 'int' objects is not writable
#> TypeError attribute name must be string, not 'NoneType'
