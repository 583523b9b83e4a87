# obj.__class__ at one place for objects of many classes, also after it was assigned or hidden by a property.
class T: pass
t=T(); print(t.__class__ is T)
class U: pass
t.__class__=U; print(t.__class__ is U, [o.__class__.__name__ for o in (T(),t,T(),1,"a",U,None)])
class V:
    @property
    def __class__(self): return int
print([o.__class__.__name__ for o in (V(),T(),V())], isinstance(V(),int))
class W(T):
    pass
w=W(); print(w.__class__ is W); 
setattr(T,"__class__",property(lambda s:"shown")); print(w.__class__, T().__class__); del T.__class__; print(w.__class__ is W)

#> True
#> True ['T', 'U', 'T', 'int', 'str', 'type', 'NoneType']
#> ['int', 'T', 'int'] True
#> True
#! Traceback (most recent call last):
#!   File "class_of_objects.py", line 13, in <module>
#!     setattr(T,"__class__",property(lambda s:"shown")); print(w.__class__, T().__class__); del T.__class__; print(w.__class__ is W)
#!     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#! TypeError: __class__ must be set to a class, not 'property' object
