# test.support.testcase: comparisons that care for signs of zero and nan.
import math


class FloatsAreIdenticalMixin:
    def assertFloatsAreIdentical(self, x, y):
        same = math.isnan(x) and math.isnan(y) or (
            x == y and math.copysign(1.0, x) == math.copysign(1.0, y))
        if not same:
            self.fail(f"floats {x!r} and {y!r} are not identical")
