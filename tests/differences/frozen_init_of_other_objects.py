# option: --policy standard
# cpython: the __init__ of a frozen data class sets the fields on any object it is called for
# reason: it sets them past the checks of the object's own class, so it is for instances of its class only
import dataclasses


@dataclasses.dataclass(frozen=True)
class Point:
    x: int


@dataclasses.dataclass(frozen=True)
class Other:
    x: int


other = Other(1)
try:
    Point.__init__(other, 2)
except TypeError as error:
    print(error)
print(other)

#> expected an instance of 'Point', not 'Other'
#> Other(x=1)
