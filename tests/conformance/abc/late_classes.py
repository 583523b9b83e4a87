# option: --policy standard
# A lazily created class of collections.abc counts when one of its bases is queried.
import collections.abc as A
print(isinstance("", A.Reversible), isinstance({}, A.Mapping), isinstance(3, A.Iterable), isinstance("", A.Sequence))
print(issubclass(bytes, A.Reversible), issubclass(int, A.Container))

#> True True False True
#> True False
