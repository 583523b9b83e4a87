# Aliases of typing are made anew each time; type variables show a __dict__ and their class's name in errors.
# option: --policy standard
# cpython: It caches the last 128 subscriptions of each form, so that List[int] is List[int]; TypeVar() reports the lower-case name of its C function and its instances show no __dict__.
# reason: Making an alias costs less than looking it up in a cache of hashable arguments; the other two are details of how C functions and C types are made.
from typing import List, TypeVar
print(List[int] is List[int], List[int] == List[int], hash(List[int]) == hash(List[int]))
try:
    TypeVar()
except TypeError as e:
    print(e)
T = TypeVar('T')
T.note = 1
print(T.__dict__)

#> False True True
#> TypeVar() missing required argument 'name' (pos 1)
#> {'note': 1}
