# option: --policy standard --enable files
# A library of intervals and its unit tests, run in the program.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import io
import unittest


class Interval:
    def __init__(self, low, high):
        if low > high:
            raise ValueError(f"{low} is above {high}")
        self.low, self.high = low, high

    def __contains__(self, value):
        return self.low <= value <= self.high

    def __and__(self, other):
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else None

    def __eq__(self, other):
        return isinstance(other, Interval) and (self.low, self.high) == (other.low, other.high)

    def __repr__(self):
        return f"[{self.low}, {self.high}]"


class IntervalTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with open("cases.txt", "w") as file:
            file.write("0 5 3 9 3 5\n0 1 2 3 - -\n")

    def test_contains(self):
        for value, expected in ((0, True), (5, True), (6, False)):
            with self.subTest(value=value):
                self.assertEqual(value in Interval(0, 5), expected)

    def test_and_from_file(self):
        with open("cases.txt") as file:
            for line in file:
                *numbers, low, high = line.split()
                a, b, c, d = map(int, numbers)
                expected = None if low == "-" else Interval(int(low), int(high))
                self.assertEqual(Interval(a, b) & Interval(c, d), expected)

    def test_refuses(self):
        with self.assertRaisesRegex(ValueError, "5 is above 1"):
            Interval(5, 1)

    @unittest.skip("not yet")
    def test_later(self):
        self.fail()


stream = io.StringIO()
result = unittest.TextTestRunner(stream, verbosity=2).run(unittest.defaultTestLoader.loadTestsFromTestCase(IntervalTest))
print(result.testsRun, len(result.failures), len(result.skipped), result.wasSuccessful())
print([line.split(" (")[0] for line in stream.getvalue().splitlines() if "..." in line])

os.chdir(START)

#> 4 0 1 True
#> ['test_and_from_file', 'test_contains', 'test_later', 'test_refuses']
