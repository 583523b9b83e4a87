# option: --policy standard
# Numbers belong to the numeric tower of abstract classes, whichever of its classes is queried first.
import decimal
import fractions
import numbers

print(isinstance(3, numbers.Number), isinstance(3, numbers.Complex), isinstance(2.5, numbers.Rational))
print(isinstance(1j, numbers.Complex), isinstance(1j, numbers.Real), isinstance("1", numbers.Number))
print(isinstance(decimal.Decimal(1), numbers.Number), isinstance(decimal.Decimal(1), numbers.Real))
print(issubclass(bool, numbers.Rational), issubclass(fractions.Fraction, numbers.Complex))
print(isinstance(3, fractions.Fraction), isinstance(fractions.Fraction(1, 3), numbers.Integral))


class Third(fractions.Fraction):
    pass


print(isinstance(Third(1, 3), fractions.Fraction), [cls.__name__ for cls in numbers.Rational.__subclasses__()])
print(sorted(name for name in vars(fractions) if not name.startswith("_") and name.isupper()))

#> True True False
#> True False False
#> True False
#> True True
#> False False
#> True ['Integral', 'Fraction']
#> []
