# option: --policy standard
# Arrays count as sequences, whichever of the two modules comes first, and match sequence patterns.
import array
import collections.abc
import sys

numbers = array.array("i", [1, 2, 3])
print(isinstance(numbers, collections.abc.Sequence), isinstance(numbers, collections.abc.MutableSequence))
print(issubclass(array.array, collections.abc.Reversible), isinstance(numbers, collections.abc.MutableSet))
match numbers:
    case [1, *rest]:
        print(rest)
print([cls for cls in collections.abc.MutableSequence.__subclasses__() if cls is array.array])
print(hasattr(array, "_array_reconstructor"), array.ArrayType is array.array, array.array.__module__)

#> True True
#> True False
#> [2, 3]
#> []
#> True True array
