# array: the type is native, and collections.abc knows it. Here arrays are read from what other
# machines have packed.

# By the numbers of PEP 3118's machine formats: how struct or a codec names them.
_MACHINE_FORMATS = ("B b <H >H <h >h <I >I <i >i <Q >Q <q >q <f >f <d >d"
                    " utf-16-le utf-16-be utf-32-le utf-32-be").split()


def _array_reconstructor(arraytype, typecode, mformat_code, items, /):
    """Internal. Used for pickling support."""
    if not isinstance(arraytype, type):
        raise TypeError("first argument must be a type object, not "
                        f"{type(arraytype).__name__}")
    if not issubclass(arraytype, array):
        raise TypeError(f"{arraytype.__name__} is not a subtype of array.array")
    if not isinstance(typecode, str) or len(typecode) != 1:
        raise TypeError("_array_reconstructor() argument 2 must be a unicode character, not "
                        f"{type(typecode).__name__}")
    if typecode not in typecodes:
        raise ValueError("second argument must be a valid type code")
    if not 0 <= mformat_code < len(_MACHINE_FORMATS):
        raise ValueError("third argument must be a valid machine format code.")
    if not isinstance(items, bytes):
        raise TypeError(f"fourth argument should be bytes, not {type(items).__name__}")
    name = _MACHINE_FORMATS[mformat_code]
    if name.startswith("utf"):
        return arraytype(typecode, items.decode(name))
    from struct import calcsize, iter_unpack
    if len(items) % calcsize(name) != 0:
        raise ValueError("bytes length not a multiple of item size")
    return arraytype(typecode, [item for item, in iter_unpack(name, items)])


_keep_reconstructor(_array_reconstructor)
del _keep_reconstructor
