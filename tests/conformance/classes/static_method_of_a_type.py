# option: --policy standard
method = str.__dict__["maketrans"]
print(method.__dict__, callable(method), hasattr(method, "__annotations__"))
print(bytes.__dict__["maketrans"].__dict__, bytearray.__dict__["maketrans"].__dict__)
print(method.__func__("a", "b"), method("a", "b"), method.__get__(1)("c", "d"))

#> {} True False
#> {} {}
#> {97: 98} {97: 98} {99: 100}
