# statistics calls methods that a guest's numbers have.
# option: --allow-import=statistics
# expect-strict: TypeError: 
# expect-standard: TypeError: 
import statistics


class N:
    def as_integer_ratio(self):
        return ("ESCAPED", [])


print(statistics.mean([N(), N()]))
