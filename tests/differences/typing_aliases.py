# Aliases of typing are made anew each time; type variables show a __dict__.
# option: --policy standard
# cpython: It caches the last 128 subscriptions of each form, so that List[int] is List[int]; instances of TypeVar show no __dict__.
# reason: Making an alias costs less than looking it up in a cache of hashable arguments; the other is a detail of how C types are made.
from typing import List, TypeVar
print(List[int] is List[int], List[int] == List[int], hash(List[int]) == hash(List[int]))
T = TypeVar('T')
T.note = 1
print(T.__dict__)

#> False True True
#> {'note': 1}
