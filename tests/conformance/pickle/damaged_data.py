# option: --policy standard
"""Pickles that are cut off, empty or no pickles raise UnpicklingError and EOFError, whatever their protocol."""
import io
import pickle
from collections import Counter


def show(data, **options):
    try:
        print(data[:20], pickle.loads(data, **options))
    except (pickle.UnpicklingError, EOFError, ValueError) as error:
        print(data[:20], type(error).__name__, error)


for data in (b"", b"x", b"not a pickle", b"'", b"\\", b"\xff", b"\x00", b"\x80", b"\x80\x04", b"\x80\x09N.", b"J\x01",
             b"K", b"I12",
             b"I12\n", b"V", b"X\x05\0\0\0abc", b"\x80\x04\x95\x05" + bytes(7) + b"N",
             b"\x80\x04\x95\x01" + bytes(7) + b"N",
             b"\x80\x04\x95\x01\0", b"\x96\x05" + bytes(7) + b"ab", b"G\0", b"(", b"cos", b"\x82", b"P1\n", b"g5\n",
             b"h\x05",
             b"NN\x93", b"\x97.", b"N.more", bytearray(b"N."), memoryview(b"K\x05.")[:]):
    show(bytes(data))
value = {"a": [1, 2.5, "x" * 300, (None, True)], "b": {3, 4}, 2**100: b"bytes" * 60}
for protocol in range(6):
    data = pickle.dumps(value, protocol)
    errors = Counter()
    for length in range(len(data)):
        try:
            pickle.load(io.BytesIO(data[:length]))
        except (pickle.UnpicklingError, EOFError) as error:
            errors[f"{type(error).__name__}: {error}"] += 1
    print(protocol, pickle.loads(data) == value, len(data) == errors.total(), sorted(errors))
for wrong in ("text", None, 5):
    try:
        pickle.loads(wrong)
    except TypeError as error:
        print(error)
try:
    pickle.load(5)
except TypeError as error:
    print(error)


class Lazy(pickle.Unpickler):
    def __init__(self):
        pass


try:
    Lazy().load()
except pickle.UnpicklingError as error:
    print(error)
print(pickle.Unpickler)
stream = io.BytesIO(pickle.dumps(1) + pickle.dumps([2], 0) + b"K")
unpickler = pickle.Unpickler(stream)
print(unpickler.load(), unpickler.load())
try:
    unpickler.load()
except pickle.UnpicklingError as error:
    print(error)

#> b'' EOFError Ran out of input
#> b'x' UnpicklingError invalid load key, 'x'.
#> b'not a pickle' UnpicklingError invalid load key, 'n'.
#> b"'" UnpicklingError invalid load key, '\x27'.
#> b'\\' UnpicklingError invalid load key, '\x5c'.
#> b'\xff' UnpicklingError invalid load key, '\xff'.
#> b'\x00' UnpicklingError invalid load key, '\x00'.
#> b'\x80' UnpicklingError pickle data was truncated
#> b'\x80\x04' EOFError Ran out of input
#> b'\x80\tN.' ValueError unsupported pickle protocol: 9
#> b'J\x01' UnpicklingError pickle data was truncated
#> b'K' UnpicklingError pickle data was truncated
#> b'I12' UnpicklingError pickle data was truncated
#> b'I12\n' EOFError Ran out of input
#> b'V' UnpicklingError pickle data was truncated
#> b'X\x05\x00\x00\x00abc' UnpicklingError pickle data was truncated
#> b'\x80\x04\x95\x05\x00\x00\x00\x00\x00\x00\x00N' UnpicklingError pickle data was truncated
#> b'\x80\x04\x95\x01\x00\x00\x00\x00\x00\x00\x00N' EOFError Ran out of input
#> b'\x80\x04\x95\x01\x00' UnpicklingError pickle data was truncated
#> b'\x96\x05\x00\x00\x00\x00\x00\x00\x00ab' UnpicklingError pickle data was truncated
#> b'G\x00' UnpicklingError pickle data was truncated
#> b'(' EOFError Ran out of input
#> b'cos' UnpicklingError pickle data was truncated
#> b'\x82' UnpicklingError pickle data was truncated
#> b'P1\n' UnpicklingError A load persistent id instruction was encountered, but no persistent_load function was specified.
#> b'g5\n' UnpicklingError Memo value not found at index 5
#> b'h\x05' UnpicklingError Memo value not found at index 5
#> b'NN\x93' UnpicklingError STACK_GLOBAL requires str
#> b'\x97.' UnpicklingError pickle stream refers to out-of-band data but no *buffers* argument was given
#> b'N.more' None
#> b'N.' None
#> b'K\x05.' 5
#> 0 True True ['EOFError: Ran out of input', 'UnpicklingError: pickle data was truncated']
#> 1 True True ['EOFError: Ran out of input', 'UnpicklingError: pickle data was truncated']
#> 2 True True ['EOFError: Ran out of input', 'UnpicklingError: pickle data was truncated']
#> 3 True True ['EOFError: Ran out of input', 'UnpicklingError: pickle data was truncated']
#> 4 True True ['EOFError: Ran out of input', 'UnpicklingError: pickle data was truncated']
#> 5 True True ['EOFError: Ran out of input', 'UnpicklingError: pickle data was truncated']
#> a bytes-like object is required, not 'str'
#> a bytes-like object is required, not 'NoneType'
#> a bytes-like object is required, not 'int'
#> file must have 'read' and 'readline' attributes
#> Unpickler.__init__() was not called by Lazy.__init__()
#> <class '_pickle.Unpickler'>
#> 1 [2]
#> pickle data was truncated
