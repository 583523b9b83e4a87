# max-seconds: 3
# Fractions whose denominators have no common factor: the sum grows with each of them.
# option: --policy standard --max-time 0.5
# expect: timeout
import statistics
from fractions import Fraction

numbers = []
for i in range(20000):
    numbers.append(Fraction(1, 2 ** 61 + 2 * i + 1))
statistics.stdev(numbers)
