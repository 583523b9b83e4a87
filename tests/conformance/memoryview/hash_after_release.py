# A hash that was computed once is cached; after release() none can be computed.
# option: --policy standard
view = memoryview(b"abcdef")
print(hash(view) == hash(b"abcdef"))
view.release()
print(hash(view) == hash(b"abcdef"))
view = memoryview(b"abcdef")
view.release()
try:
    hash(view)
except ValueError as error:
    print(error)

#> True
#> True
#> operation forbidden on released memoryview object
