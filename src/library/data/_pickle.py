"""What CPython has in C: pickle's Unpickler with the errors that damaged data raises there.

pickle.py imports this module at its end, so its own classes exist by then. The Unpickler of pickle.py raises KeyError,
IndexError and struct.error for data that is cut off or unknown; here these are UnpicklingError and EOFError, which
programs catch.
"""
from io import BytesIO
from pickle import (
    PickleError, PicklingError, UnpicklingError, _Pickler as Pickler, _dump as dump, _dumps as dumps, _Stop, _Unframer,
    _Unpickler,
)


class _WholeReads(_Unframer):
    """Reads a stream whose reads are never short. Reads within a frame are checked by the base."""

    def __init__(self, read, readline):
        def read_whole(size):
            data = read(size)
            if len(data) < size:
                raise UnpicklingError("pickle data was truncated")
            return data

        def read_line():
            line = readline()
            if line[-1:] != b"\n":
                raise UnpicklingError("pickle data was truncated")
            return line

        super().__init__(read_whole, read_line)


class Unpickler(_Unpickler):
    def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
        try:
            super().__init__(file, fix_imports=fix_imports, encoding=encoding, errors=errors, buffers=buffers)
        except AttributeError:
            raise TypeError("file must have 'read' and 'readline' attributes") from None

    def persistent_load(self, name):
        raise UnpicklingError("A load persistent id instruction was encountered, but no persistent_load function was "
                              "specified.")

    def load(self):
        source = getattr(self, "_file_read", None)
        if source is None:
            raise UnpicklingError(f"Unpickler.__init__() was not called by {type(self).__name__}.__init__()")
        # The operations of the base use these attributes.
        reader = self._unframer = _WholeReads(source, self._file_readline)
        self.read, self.readinto, self.readline = reader.read, reader.readinto, reader.readline
        self.proto, self.stack, self.metastack = 0, [], []
        self.append = self.stack.append
        read, dispatch = reader.read, self.dispatch
        try:
            while True:
                try:
                    opcode, = read(1)
                except UnpicklingError:
                    raise EOFError("Ran out of input") from None
                load = dispatch.get(opcode)
                if load is None:
                    shown = chr(opcode) if 0x20 <= opcode < 0x7F and opcode not in b"'\\" else f"\\x{opcode:02x}"
                    raise UnpicklingError(f"invalid load key, '{shown}'.")
                load(self)
        except _Stop as stop:
            return stop.value


def load(file, **options):
    return Unpickler(file, **options).load()


def loads(data, /, **options):
    file = BytesIO()
    file.write(data)
    file.seek(0)
    return Unpickler(file, **options).load()
