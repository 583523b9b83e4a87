# option: --policy standard --enable files
"""A key-value store in one append-only file, with checksums, recovery and compaction."""
import os
import struct
import tempfile
import zlib
from collections.abc import MutableMapping

HEADER = struct.Struct("<IHi")  # checksum, length of the key, length of the value (-1: deleted)


class CorruptRecord(Exception):
    pass


class Store(MutableMapping):
    def __init__(self, path):
        self._path = path
        self._file = open(path, "a+b")
        self._index = {}
        self._garbage = 0
        self._load()

    def _load(self):
        self._file.seek(0)
        position = 0
        while True:
            try:
                record = self._read_record()
            except CorruptRecord as reason:
                print(f"recovering: {reason} at byte {position}, {self._size() - position} bytes dropped")
                self._file.truncate(position)
                break
            if record is None:
                break
            key, size = record
            if key in self._index:
                self._garbage += 1
            if size < 0:
                self._garbage += 1
                self._index.pop(key, None)
            else:
                self._index[key] = (self._file.tell() - size, size)
            position = self._file.tell()
        self._file.seek(0, os.SEEK_END)

    def _read_record(self):
        header = self._file.read(HEADER.size)
        if not header:
            return None
        if len(header) < HEADER.size:
            raise CorruptRecord("short header")
        checksum, key_size, value_size = HEADER.unpack(header)
        body = self._file.read(key_size + max(value_size, 0))
        if zlib.crc32(header[4:] + body) != checksum:
            raise CorruptRecord("bad checksum")
        return body[:key_size].decode(), value_size

    def _size(self):
        return os.fstat(self._file.fileno()).st_size

    def _append(self, key, value):
        raw = key.encode()
        size = -1 if value is None else len(value)
        tail = HEADER.pack(0, len(raw), size)[4:] + raw + (value or b"")
        self._file.write(struct.pack("<I", zlib.crc32(tail)) + tail)
        self._file.flush()
        return self._file.tell() - max(size, 0), size

    def __getitem__(self, key):
        position, size = self._index[key]
        self._file.seek(position)
        value = self._file.read(size)
        self._file.seek(0, os.SEEK_END)
        return value

    def __setitem__(self, key, value):
        self._garbage += key in self._index
        self._index[key] = self._append(key, bytes(value))

    def __delitem__(self, key):
        del self._index[key]
        self._append(key, None)
        self._garbage += 2

    def __iter__(self):
        return iter(sorted(self._index))

    def __len__(self):
        return len(self._index)

    def compact(self):
        before = self._size()
        with tempfile.NamedTemporaryFile(dir=os.path.dirname(self._path), delete=False) as new:
            pass
        with Store(new.name) as other:
            other.update(self)
        self._file.close()
        os.replace(new.name, self._path)
        self.__init__(self._path)
        return before, self._size()

    def close(self):
        self._file.close()

    def __enter__(self):
        return self

    def __exit__(self, *info):
        self.close()


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "data.kv")
        with Store(path) as store:
            for i in range(50):
                store[f"key{i % 12:02}"] = b"value %d " % i * (i % 4 + 1)
            del store["key03"], store["key07"]
            store["naïve"] = "ünïcode".encode("utf-16-le")
            print(len(store), store["key11"], store.get("key03"), "key07" in store, store._garbage)
        with Store(path) as store:
            print(list(store), store["naïve"].decode("utf-16-le"))
            print("compacted:", store.compact(), store._garbage)
            print(store["key00"], store.pop("key00")[:5], len(store))
        with open(path, "r+b") as file:
            file.seek(-3, os.SEEK_END)
            file.write(b"\0\0\0")
        with open(path, "ab") as file:
            file.write(b"\x01\x02\x03")
        with Store(path) as store:
            print(len(store), "key00" in store)
            try:
                store["nothing"]
            except KeyError as error:
                print("KeyError", error)
            store.clear()
            print(dict(store))
        print(os.listdir(folder))


main()

#> 11 b'value 47 value 47 value 47 value 47 ' None False 42
#> ['key00', 'key01', 'key02', 'key04', 'key05', 'key06', 'key08', 'key09', 'key10', 'key11', 'naïve'] ünïcode
#> compacted: (1894, 378) 0
#> b'value 48 ' b'value' 10
#> recovering: bad checksum at byte 378, 18 bytes dropped
#> 11 True
#> KeyError 'nothing'
#> {}
#> ['data.kv']
