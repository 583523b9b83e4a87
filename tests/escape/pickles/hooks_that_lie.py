# persistent_id, reducer_override, find_class, dispatch tables and streams of a program return what they should not.
# option: --allow-import pickle,io,copyreg
# expect-strict: contained
# expect-standard: contained
import copyreg
import io
import pickle


class Items(list):
    def append(self, item):
        log.append("append")

    extend = None

    def __setitem__(self, key, value):
        self.clear()


class Gets:
    def __getattr__(self, name):
        return Gets()

    def __call__(self, *arguments):
        return Gets()


class Streams:
    def __init__(self, value):
        self.value = value
        self.calls = 0

    def read(self, size=-1):
        self.calls += 1
        return self.value if self.calls < 5 else b""

    def readline(self):
        return self.read()

    def readinto(self, target):
        return 10**9

    def write(self, data):
        if hasattr(data, "release"):
            data.release()
        return -5


log = []
tried = 0
for made in (None, 5, "open", (), (len,), (len, 5), (Items, (), None, iter([1, 2]), iter([(1, 2)])),
             (Items, (), None, 5, 5),
             (Items, (), 1, iter([1]), None, log.append), (copyreg.__newobj__, ()), (copyreg.__newobj__, (int, "x")),
             NotImplemented):
    class Pickler(pickle.Pickler):
        def persistent_id(self, value):
            return made if value == "persistent" else None

        def reducer_override(self, value):
            return made if isinstance(value, Items) else NotImplemented

        dispatch_table = {Items: lambda value: made, Gets: lambda value: made}

    class Unpickler(pickle.Unpickler):
        def persistent_load(self, name):
            return made

        def find_class(self, module, name):
            return made if name == "Gets" else super().find_class(module, name)

    for protocol in range(6):
        for value in ("persistent", Items([1]), Gets(), [Items(), {"k": Gets()}]):
            tried += 1
            target = io.BytesIO()
            try:
                Pickler(target, protocol).dump(value)
                Unpickler(io.BytesIO(target.getvalue())).load()
            except (pickle.PicklingError, pickle.UnpicklingError, TypeError, AttributeError, ValueError, IndexError,
                    ImportError):
                pass
for value in (b"", "text", None, 5, bytearray(b"N."), memoryview(b"."), b"\x8e" + b"\xff" * 8,
              b"\x80\x05\x95" + b"\xff" * 8):
    tried += 1
    try:
        pickle.load(Streams(value))
    except Exception:
        pass
    try:
        pickle.dump(["x" * 100000, b"y" * 100000], Streams(value))
    except Exception:
        pass
print("contained" if tried == 12 * 24 + 8 else f"ESCAPED {tried}")
