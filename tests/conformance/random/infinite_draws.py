# A subclass may draw what no generator does.
# option: --allow-import random
# stderr: ignore
import random


class Draws(random.Random):
    def random(self):
        return self.drawn


draws = Draws()
for drawn in float("inf"), -float("inf"), float("nan"), 5e-324:
    draws.drawn = drawn
    for call in (
        lambda: drawn > 1 or draws.randrange(5),
        lambda: draws.randrange(2**60),
        lambda: draws.binomialvariate(5, 0.3),
        lambda: draws.binomialvariate(100, 0.3),
    ):
        try:
            print(drawn, call())
        except (ArithmeticError, ValueError) as error:
            print(drawn, type(error).__name__, error)
for count in float("inf"), 1e9:
    for chance in 0.3, 0.7:
        try:
            print(count, random.Random(3).binomialvariate(count, chance) > 0)
        except (ArithmeticError, ValueError) as error:
            print(count, type(error).__name__, error)

#> inf True
#> inf OverflowError cannot convert float infinity to integer
#> inf OverflowError cannot convert float infinity to integer
#> inf OverflowError cannot convert float infinity to integer
#> -inf OverflowError cannot convert float infinity to integer
#> -inf OverflowError cannot convert float infinity to integer
#> -inf ValueError expected a positive input, got -inf
#> -inf OverflowError cannot convert float infinity to integer
#> nan ValueError cannot convert float NaN to integer
#> nan ValueError cannot convert float NaN to integer
#> nan ValueError cannot convert float NaN to integer
#> nan ValueError cannot convert float NaN to integer
#> 5e-324 0
#> 5e-324 0
#> 5e-324 0
#> 5e-324 ZeroDivisionError division by zero
#> inf ValueError cannot convert float NaN to integer
#> inf ValueError cannot convert float NaN to integer
#> 1000000000.0 True
#> 1000000000.0 True
#! /lib/python314.zip/random.py:263: UserWarning: Underlying random() generator does not supply 
#! enough bits to choose from a population range this large.
#! To remove the range limitation, add a getrandbits() method.
