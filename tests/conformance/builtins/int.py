# int() as a type: subclasses, class attributes, text and round trips.
class I(int):
    def __repr__(self):
        return "I(" + int.__repr__(self) + ")"

    def __eq__(self, other):
        return "eq called"

    __hash__ = int.__hash__


print(I(5), [I(6)], str(I(7)), f"{I(8)}", I(5) == 3, I("12"), I(3.7), I() + 1, int(I(4)), {I(1): "x"},
      repr(I(2 ** 70)), type(int(I(4))), -I(5), I(5).real)
print(int("7") + int(2.9) + int(True), int.__name__, int is type(1), isinstance(True, int), int("-0"), int(-0.9),
      int("9" * 20), int.from_bytes(b"\1\0", "big"), int(" 5\t"), type(int("5")), int("0b1", 2), int("١٢"))
for text in ("5", "-12", "0", str(2 ** 49), str(-(2 ** 49) - 1), str(2 ** 64), "1" * 50):
    assert str(int(text)) == text
    assert int(int(text)) == int(text)
print("round trips hold", sum(int(d) for d in "31415"))

#> I(5) [I(6)] I(7) I(8) eq called I(12) I(3) 1 4 {I(1): 'x'} I(1180591620717411303424) <class 'int'> -5 5
#> 10 int True True 0 0 99999999999999999999 256 5 <class 'int'> 1 12
#> round trips hold 14
