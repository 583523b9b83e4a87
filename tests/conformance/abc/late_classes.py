# option: --policy standard
# A class of collections.abc that is not made yet counts when one above it is asked.
import collections.abc as A
print(isinstance("", A.Reversible), isinstance({}, A.Mapping), isinstance(3, A.Iterable), isinstance("", A.Sequence))
print(issubclass(bytes, A.Reversible), issubclass(int, A.Container))

#> True True False True
#> True False
