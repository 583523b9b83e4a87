# The __init__ of a frozen data class accepts only instances of the class.
# option: --policy standard
# cpython: The __init__ of a frozen data class sets the fields of any object that it is called with.
# reason: It bypasses the __setattr__ of the object's class, so it accepts only instances of its own class.
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
