# type parameters: constructor names in errors.
# option: --policy standard
from typing import TypeVar, TypeAliasType, ParamSpec, TypeVarTuple
for make in (lambda: TypeVar(), lambda: TypeAliasType('X'), lambda: ParamSpec(), lambda: TypeVarTuple()):
    try:
        make()
    except TypeError as error:
        print(error)

#> typevar() missing required argument 'name' (pos 1)
#> typealias() missing required argument 'value' (pos 2)
#> paramspec() missing required argument 'name' (pos 1)
#> typevartuple() missing required argument 'name' (pos 1)
