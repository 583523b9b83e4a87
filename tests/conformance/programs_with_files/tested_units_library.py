# option: --policy standard --enable files
"""A small library of physical quantities with its own unit tests and doctests."""
import doctest
import io
import json
import math
import operator
import os
import sys
import tempfile
import unittest
from fractions import Fraction
from functools import total_ordering
from pathlib import Path
from unittest import mock


class DimensionError(TypeError):
    """Raised when quantities do not fit each other."""


@total_ordering
class Quantity:
    """A number with a unit.

    >>> Quantity(3, "m") * Quantity(2, "m")
    Quantity(6, 'm^2')
    >>> Quantity(1, "m") + Quantity(1, "s")
    Traceback (most recent call last):
        ...
    DimensionError: m and s
    >>> Quantity.parse("9.81 m/s^2").to("km/h^2")   # doctest: +ELLIPSIS
    Quantity(12713..., 'km/h^2')
    """

    prefixes = {"k": Fraction(1000), "c": Fraction(1, 100), "m": Fraction(1, 1000)}
    scales = {"m": ("m", Fraction(1)), "s": ("s", Fraction(1)), "h": ("s", Fraction(3600)), "g": ("g", Fraction(1)),
              "min": ("s", Fraction(60))}

    def __init__(self, value, unit=""):
        self.value = value
        self.unit = unit if isinstance(unit, dict) else self._units(unit)

    @staticmethod
    def _units(text):
        units = {}
        top, _, bottom = text.partition("/")
        for part, sign in ((top, 1), (bottom, -1)):
            for factor in filter(None, part.split("*")):
                name, _, power = factor.partition("^")
                units[name] = units.get(name, 0) + sign * int(power or 1)
        return {name: power for name, power in units.items() if power}

    @classmethod
    def parse(cls, text):
        number, _, unit = text.strip().partition(" ")
        return cls(float(number) if "." in number else int(number), unit)

    @classmethod
    def _scale(cls, name):
        if name in cls.scales:
            return cls.scales[name]
        if name[:1] in cls.prefixes and name[1:] in cls.scales:
            base, scale = cls.scales[name[1:]]
            return base, cls.prefixes[name[0]] * scale
        raise DimensionError(f"unknown unit {name!r}")

    def base(self):
        value, units = self.value, {}
        for name, power in self.unit.items():
            base, scale = self._scale(name)
            value = value * (scale ** power if isinstance(value, int) else float(scale) ** power)
            units[base] = units.get(base, 0) + power
        return Quantity(value, {name: power for name, power in units.items() if power})

    def to(self, unit):
        target = Quantity(1, unit).base()
        here = self.base()
        if here.unit != target.unit:
            raise DimensionError(f"{self._name(self.unit)} and {unit}")
        return Quantity(here.value / target.value, unit)

    @staticmethod
    def _name(units):
        def side(sign):
            return "*".join(name + (f"^{abs(p)}" if abs(p) > 1 else "") for name, p in units.items() if p * sign > 0)
        bottom = side(-1)
        return side(1) + (f"/{bottom}" if bottom else "")

    def _same(self, other):
        if not isinstance(other, Quantity):
            return NotImplemented
        left, right = self.base(), other.base()
        if left.unit != right.unit:
            raise DimensionError(f"{self._name(self.unit)} and {self._name(other.unit)}")
        return left, right

    def __add__(self, other):
        pair = self._same(other)
        return pair if pair is NotImplemented else Quantity(pair[0].value + pair[1].value, pair[0].unit)

    def __mul__(self, other):
        if not isinstance(other, Quantity):
            return Quantity(self.value * other, dict(self.unit))
        units = dict(self.unit)
        for name, power in other.unit.items():
            units[name] = units.get(name, 0) + power
        return Quantity(self.value * other.value, {name: power for name, power in units.items() if power})

    __rmul__ = __mul__

    def __eq__(self, other):
        pair = self._same(other)
        return pair if pair is NotImplemented else pair[0].value == pair[1].value

    def __lt__(self, other):
        pair = self._same(other)
        return pair if pair is NotImplemented else pair[0].value < pair[1].value

    __hash__ = None

    def __format__(self, spec):
        return f"{self.value:{spec}} {self._name(self.unit)}".rstrip()

    def __repr__(self):
        return f"Quantity({self.value!r}, {self._name(self.unit)!r})"


def load(path):
    with open(path) as file:
        return {name: Quantity.parse(text) for name, text in json.load(file).items()}


class TestQuantity(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.length = Quantity(3, "km")

    def test_conversion(self):
        for unit, expected in (("m", 3000), ("cm", 300000), ("mm", 3000000)):
            with self.subTest(unit=unit):
                self.assertEqual(self.length.to(unit).value, expected)
        self.assertAlmostEqual(Quantity(90.0, "km/h").to("m/s").value, 25)

    def test_order(self):
        self.assertLess(Quantity(1, "min"), Quantity(1, "h"))
        self.assertGreaterEqual(Quantity(60, "min"), Quantity(1, "h"))
        self.assertNotEqual(Quantity(61, "min"), Quantity(1, "h"))

    def test_errors(self):
        with self.assertRaisesRegex(DimensionError, "^km and s$"):
            self.length + Quantity(1, "s")
        with self.assertRaises(TypeError) as caught:
            self.length + 1
        self.assertNotIsInstance(caught.exception, DimensionError)
        self.assertRaises(TypeError, hash, self.length)

    @unittest.skipUnless(sys.version_info >= (3, 10), "needs a newer Python")
    def test_format(self):
        self.assertEqual(f"{math.pi * Quantity(2, 'm'):.2f}", "6.28 m")
        self.assertEqual(format(Quantity(1.5), "g"), "1.5")

    @unittest.expectedFailure
    def test_known_bug(self):
        self.assertEqual(Quantity._units("m/s/s"), {"m": 1, "s": -2})

    def test_wrong_on_purpose(self):
        self.assertEqual(self.length * 2, Quantity(7, "km"), "doubling")


class TestFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "units.json"

    def test_load(self):
        self.path.write_text('{"a": "1 m", "b": "2.5 kg*m/s^2"}')
        self.assertEqual(repr(load(self.path)), "{'a': Quantity(1, 'm'), 'b': Quantity(2.5, 'kg*m/s^2')}")

    def test_missing(self):
        self.assertRaises(FileNotFoundError, load, self.path)

    def test_mocked(self):
        with mock.patch("builtins.open", mock.mock_open(read_data='{"x": "5"}')) as fake:
            self.assertEqual(load("nowhere.json")["x"].value, 5)
        fake.assert_called_once_with("nowhere.json")


def main():
    suite = unittest.TestSuite()
    for case in (TestQuantity, TestFiles):
        suite.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    log = io.StringIO()
    result = unittest.TextTestRunner(log, verbosity=2).run(suite)
    for line in log.getvalue().splitlines():
        if " ... " in line or line.startswith(("FAIL", "Assert", "FAILED")):
            print(line.partition(" (__main__")[0], "..." + line.rpartition("...")[2] if " ... " in line else "")
    print(result.testsRun, len(result.failures), len(result.errors), len(result.expectedFailures))
    print(result.wasSuccessful())
    finder = doctest.DocTestFinder()
    runner = doctest.DocTestRunner(verbose=False)
    for test in finder.find(Quantity, "Quantity", globs={"Quantity": Quantity}):
        runner.run(test)
    print("doctests:", runner.summarize(verbose=False).failed, runner.tries)


main()

#> test_conversion ... ok
#> test_errors ... ok
#> test_format ... ok
#> test_known_bug ... expected failure
#> test_order ... ok
#> test_wrong_on_purpose ... FAIL
#> test_load ... ok
#> test_missing ... ok
#> test_mocked ... ok
#> FAIL: test_wrong_on_purpose 
#> AssertionError: Quantity(6, 'km') != Quantity(7, 'km') : doubling 
#> FAILED (failures=1, expected failures=1) 
#> 9 1 0 1
#> False
#> doctests: 0 3
