# option: --policy standard
# Order of checks: no codec for empty bytes, an iterable before the start of a sum, unions after a star.
import codecs


def show(function):
    try:
        print(repr(function()))
    except (TypeError, LookupError) as error:
        print(type(error).__name__, error)


show(lambda: str(b"", "nope"))
show(lambda: b"".decode("nope", "nah"))
show(lambda: str(bytearray(), "nope"))
show(lambda: "".encode("nope"))
show(lambda: b"a".decode("nope"))
show(lambda: codecs.decode(b"", "nope"))
show(lambda: sum(5, "x"))
show(lambda: sum(5, b"x"))
show(lambda: sum([], "x"))
show(lambda: sum((), bytearray()))
show(lambda: (1, *(None | str)))
show(lambda: [*(None | str)])
show(lambda: {*(None | str)})
show(lambda: print(*(None | str)))
show(lambda: print(*int))
show(lambda: [*5])
show(lambda: list(None | str))

#> ''
#> ''
#> ''
#> LookupError unknown encoding: nope
#> LookupError unknown encoding: nope
#> LookupError unknown encoding: nope
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> TypeError sum() can't sum strings [use ''.join(seq) instead]
#> TypeError sum() can't sum bytearray [use b''.join(seq) instead]
#> TypeError Value after * must be an iterable, not typing.Union
#> TypeError Value after * must be an iterable, not typing.Union
#> TypeError 'typing.Union' object is not iterable
#> TypeError print() argument after * must be an iterable, not typing.Union
#> TypeError print() argument after * must be an iterable, not type
#> TypeError Value after * must be an iterable, not int
#> TypeError 'typing.Union' object is not iterable
