# option: --policy standard --enable files
# Streams in memory can be pickled and copied; those over files cannot.
import copy
import io
import pickle

for stream in (io.BytesIO(b"some bytes"), io.StringIO("some\ntext", newline=None)):
    stream.read(3)
    stream.note = "kept"
    for protocol in range(2, 6):
        again = pickle.loads(pickle.dumps(stream, protocol))
        print(protocol, repr(again.read()), again.tell(), again.note, repr(again.getvalue()))
    print(stream.__getstate__())
    print(copy.copy(stream).read(), stream.tell())

open("file", "w").close()
for make in (lambda: open("file"), lambda: open("file", "rb"), lambda: open("file", "rb", buffering=0),
             lambda: open("file", "r+b"), lambda: io.TextIOWrapper(io.BytesIO())):
    for function in (pickle.dumps, copy.copy, copy.deepcopy):
        try:
            function(make())
        except TypeError as error:
            print(error)
for state in (3, (), (b"x", 0), (b"x", -1, None), (b"x", "0", None), (b"x", 0, 5)):
    try:
        io.BytesIO().__setstate__(state)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
for state in (3, ("x", "\n", 0), ("x", "\n", -1, None), ("x", "\n", 0.5, None), ("x", "\n", 0, 5),
              (b"x", "\n", 0, None), ("x", "q", 0, None)):
    try:
        io.StringIO().__setstate__(state)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


class Named(io.StringIO):
    def __init__(self, text, name):
        super().__init__(text)
        self.name = name


stream = pickle.loads(pickle.dumps(Named("abc", "x")))
print(stream.name, stream.read())

#> 2 b'e bytes' 10 kept b'some bytes'
#> 3 b'e bytes' 10 kept b'some bytes'
#> 4 b'e bytes' 10 kept b'some bytes'
#> 5 b'e bytes' 10 kept b'some bytes'
#> (b'some bytes', 3, {'note': 'kept'})
#> b'e bytes' 3
#> 2 'e\ntext' 9 kept 'some\ntext'
#> 3 'e\ntext' 9 kept 'some\ntext'
#> 4 'e\ntext' 9 kept 'some\ntext'
#> 5 'e\ntext' 9 kept 'some\ntext'
#> ('some\ntext', None, 3, {'note': 'kept'})
#> e
#> text 3
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'BufferedReader' instances
#> cannot pickle 'BufferedReader' instances
#> cannot pickle 'BufferedReader' instances
#> cannot pickle 'FileIO' instances
#> cannot pickle 'FileIO' instances
#> cannot pickle 'FileIO' instances
#> cannot pickle 'BufferedRandom' instances
#> cannot pickle 'BufferedRandom' instances
#> cannot pickle 'BufferedRandom' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> cannot pickle 'TextIOWrapper' instances
#> TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got int
#> TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got tuple
#> TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got tuple
#> ValueError position value cannot be negative
#> TypeError second item of state must be an integer, not str
#> TypeError third item of state should be a dict, got a int
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got int
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
#> ValueError position value cannot be negative
#> TypeError third item of state must be an integer, got float
#> TypeError fourth item of state should be a dict, got a int
#> TypeError initial_value must be str or None, not bytes
#> ValueError illegal newline value: 'q'
#> x abc
