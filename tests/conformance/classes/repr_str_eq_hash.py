# Default and custom __repr__, __str__, __eq__, __ne__, __hash__.
class Value:
    def __init__(self, v):
        self.v = v

    def __repr__(self):
        return f"Value({self.v!r})"

    def __eq__(self, other):
        if not isinstance(other, Value):
            return NotImplemented
        return self.v == other.v


class Hashed(Value):
    def __hash__(self):
        return hash(self.v)

    def __str__(self):
        return f"<{self.v}>"


a, b, c = Value(1), Value(1), Value(2)
print(f"{a = }")
print(f"{[a] = }")
print(f"{a == b = }")
print(f"{a != b = }")
print(f"{a == c = }")
print(f"{a != c = }")
print(f"{a == 1 = }")
print(f"{1 == a = }")
print(f"{a != "x" = }")
print(f"{a in [b] = }")
print(f"{[a, c] == [b, c] = }")
print(f"{str(Hashed("q")) = }")
print(f"{repr(Hashed("q")) = }")
print(f"{Hashed(3)!s:>5}|{Hashed(3)}|")
print(f"{[Hashed(1)] = }")
print(f"{ {Hashed(1): 2}[Hashed(1)] = }")
print(f"{len({Hashed(1), Hashed(1.0), Hashed(2)}) = }")
print(f"{a is b = }")
for bad in (lambda: hash(a), lambda: {a: 1}, lambda: {a}):
    try:
        print(bad())
    except TypeError as error:
        print(error)


class Ne:
    def __ne__(self, other):
        return "custom ne"


class EqOnly:
    def __eq__(self, other):
        return []


class Sub(Value):
    def __eq__(self, other):
        print("Sub.__eq__")
        return True


print(f"{Ne() != 1 = }")
print(f"{Ne() == 1 = }")
print(f"{EqOnly() == 1 = }")
print(f"{EqOnly() != 1 = }")
print(f"{not EqOnly() == 1 = }")
print(f"{a == Sub(5) = }")
print(f"{Sub(5) == a = }")
print(f"{5 == Sub(1) = }")
print(f"{Value.__hash__ is None = }")
print(f"{object() == object() = }")


class OnlyStr:
    def __str__(self):
        return "only str"


text = repr(OnlyStr())
print(str(OnlyStr()), text.startswith("<__main__.OnlyStr object at 0x"), text.endswith(">"),
      repr(OnlyStr).startswith("<class '__main__.OnlyStr'"),
      repr(OnlyStr().__str__).startswith("<bound method OnlyStr.__str__ of <__main__.OnlyStr object at"))


def local():
    class Inner:
        class Deep:
            pass
    return Inner


print(local(), local().Deep, repr(local()()).startswith("<__main__.local.<locals>.Inner object at 0x"))

#> a = Value(1)
#> [a] = [Value(1)]
#> a == b = True
#> a != b = False
#> a == c = False
#> a != c = True
#> a == 1 = False
#> 1 == a = False
#> a != "x" = True
#> a in [b] = True
#> [a, c] == [b, c] = True
#> str(Hashed("q")) = '<q>'
#> repr(Hashed("q")) = "Value('q')"
#>   <3>|<3>|
#> [Hashed(1)] = [Value(1)]
#>  {Hashed(1): 2}[Hashed(1)] = 2
#> len({Hashed(1), Hashed(1.0), Hashed(2)}) = 2
#> a is b = False
#> unhashable type: 'Value'
#> cannot use 'Value' as a dict key (unhashable type: 'Value')
#> cannot use 'Value' as a set element (unhashable type: 'Value')
#> Ne() != 1 = 'custom ne'
#> Ne() == 1 = False
#> EqOnly() == 1 = []
#> EqOnly() != 1 = True
#> not EqOnly() == 1 = True
#> Sub.__eq__
#> a == Sub(5) = True
#> Sub.__eq__
#> Sub(5) == a = True
#> Sub.__eq__
#> 5 == Sub(1) = True
#> Value.__hash__ is None = True
#> object() == object() = False
#> only str True True True True
#> <class '__main__.local.<locals>.Inner'> <class '__main__.local.<locals>.Inner.Deep'> True
