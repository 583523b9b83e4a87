# Carets below a subscript.
data = {"users": [{"name": "ann"}]}
print(data["users"][0]["name"])
print(data["users"][0]["age"])

#> ann
#! Traceback (most recent call last):
#!   File "subscript.py", line 4, in <module>
#!     print(data["users"][0]["age"])
#!           ~~~~~~~~~~~~~~~~^^^^^^^
#! KeyError: 'age'
