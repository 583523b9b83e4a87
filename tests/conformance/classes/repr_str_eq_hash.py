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
print(a, [a], a == b, a != b, a == c, a != c, a == 1, 1 == a, a != "x", a in [b], [a, c] == [b, c], str(Hashed("q")), repr(Hashed("q")), f"{Hashed(3)!s:>5}|{Hashed(3)}|", [Hashed(1)], {Hashed(1): 2}[Hashed(1)], len({Hashed(1), Hashed(1.0), Hashed(2)}), a is b)
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


print(Ne() != 1, Ne() == 1, EqOnly() == 1, EqOnly() != 1, not EqOnly() == 1, a == Sub(5), Sub(5) == a, 5 == Sub(1), Value.__hash__ is None, object() == object())


class OnlyStr:
    def __str__(self):
        return "only str"


text = repr(OnlyStr())
print(str(OnlyStr()), text.startswith("<__main__.OnlyStr object at 0x"), text.endswith(">"), repr(OnlyStr).startswith("<class '__main__.OnlyStr'"), repr(OnlyStr().__str__).startswith("<bound method OnlyStr.__str__ of <__main__.OnlyStr object at"))


def local():
    class Inner:
        class Deep:
            pass
    return Inner


print(local(), local().Deep, repr(local()()).startswith("<__main__.local.<locals>.Inner object at 0x"))

#> Value(1) [Value(1)] True False False True False False True True True <q> Value('q')   <3>|<3>| [Value(1)] 2 2 False
#> unhashable type: 'Value'
#> cannot use 'Value' as a dict key (unhashable type: 'Value')
#> cannot use 'Value' as a set element (unhashable type: 'Value')
#> Sub.__eq__
#> Sub.__eq__
#> Sub.__eq__
#> custom ne False [] True True True True True True False
#> only str True True True True
#> <class '__main__.local.<locals>.Inner'> <class '__main__.local.<locals>.Inner.Deep'> True
