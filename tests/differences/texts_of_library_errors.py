# Messages about wrong arguments name functions of the library as they are implemented in Hognose.
# option: --policy standard
# cpython: Messages describe C functions (`ContextVar() takes exactly 1 positional argument (0 given)`, `array.array() takes no keyword arguments`, `decompressobj() takes at most 2 arguments (3 given)`, `unhashable type: 'SignalDict'`), Python functions (`JSONDecodeError.__init__() missing 2 required positional arguments: 'doc' and 'pos'`) and read-only C attributes (`readonly attribute`). OrderedDict unpacks its pairs itself (`too many values to unpack (expected 2)`).
# reason: A function that is C in CPython may be Python here, and vice versa. The type of each error is the same.
import array, collections, contextvars, decimal, json, struct, zlib


def text_of(function):
    try:
        function()
    except Exception as error:
        print(type(error).__name__, error)


text_of(lambda: array.array("i", x=1))
text_of(lambda: collections.OrderedDict([(1, 2, 3)]))
text_of(lambda: collections.OrderedDict([1]))
text_of(lambda: contextvars.ContextVar())
text_of(lambda: contextvars.copy_context().run())
text_of(lambda: setattr(contextvars.ContextVar("v"), "name", 1))
text_of(lambda: hash(decimal.Context().flags))
text_of(lambda: json.JSONDecodeError("text"))
text_of(lambda: struct.Struct())
text_of(lambda: setattr(struct.Struct("i"), "size", 1))
text_of(lambda: zlib.decompressobj(1, b"", 2))

#> TypeError array() takes no keyword arguments
#> ValueError dictionary update sequence element #0 has length 3; 2 is required
#> TypeError object is not iterable
#> TypeError ContextVar.__new__() missing 1 required positional argument: 'name'
#> TypeError Context.run() missing 1 required positional argument: 'callable'
#> AttributeError property 'name' of 'ContextVar' object has no setter
#> TypeError unhashable type: 'decimal.SignalDict'
#> TypeError JSONDecodeError() missing required argument 'doc' (pos 2)
#> TypeError Struct.__init__() missing 1 required positional argument: 'format'
#> AttributeError property 'size' of 'Struct' object has no setter
#> TypeError decompressobj() takes from 0 to 2 positional arguments but 3 were given
