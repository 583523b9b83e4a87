# Aliases of typing are created at each use, and type variables have a __dict__.
# option: --policy standard
# cpython: It caches the last 128 subscriptions of each form, so that List[int] is List[int]. Instances of TypeVar have no __dict__.
# reason: Creating an alias is cheaper than finding it in a cache of hashable arguments. The missing __dict__ is a detail of how C types are defined.
from typing import List, TypeVar
print(List[int] is List[int], List[int] == List[int], hash(List[int]) == hash(List[int]))
T = TypeVar('T')
T.note = 1
print(T.__dict__)

#> False True True
#> {'note': 1}
