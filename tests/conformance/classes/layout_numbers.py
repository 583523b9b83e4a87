# classes: layout numbers.
# option: --policy standard
class A: pass
class S: __slots__ = ('a',)
for t in (A, S, object, type):
    print(t.__name__, isinstance(t.__dictoffset__, int), isinstance(t.__basicsize__, int), t.__itemsize__ >= 0,
          isinstance(t.__weakrefoffset__, int))
print(S.__dictoffset__, object.__weakrefoffset__)

#> A True True True True
#> S True True True True
#> object True True True True
#> type True True True True
#> 0 0
