# option: --policy standard --enable files
"""A Huffman archiver: packs files into one with headers, and unpacks them bit for bit."""
import heapq
import io
import itertools
import os
import random
import struct
import tempfile
from collections import Counter
from contextlib import ExitStack

MAGIC = b"HUF1"


class BitWriter:
    def __init__(self, file):
        self.file, self.buffer, self.count, self.total = file, 0, 0, 0

    def write(self, bits, length):
        self.buffer = self.buffer << length | bits
        self.count += length
        self.total += length
        while self.count >= 8:
            self.count -= 8
            self.file.write(bytes([self.buffer >> self.count & 0xFF]))
            self.buffer &= (1 << self.count) - 1

    def flush(self):
        if self.count:
            self.write(0, 8 - self.count)


class BitReader:
    def __init__(self, file):
        self.file = file

    def __iter__(self):
        while byte := self.file.read(1):
            for shift in range(7, -1, -1):
                yield byte[0] >> shift & 1


def code_lengths(data):
    order = itertools.count()
    heap = [(count, next(order), [symbol]) for symbol, count in sorted(Counter(data).items())]
    heapq.heapify(heap)
    lengths = Counter({item[2][0]: int(len(heap) == 1) for item in heap})
    while len(heap) > 1:
        first, second = heapq.heappop(heap), heapq.heappop(heap)
        symbols = first[2] + second[2]
        lengths.update(symbols)
        heapq.heappush(heap, (first[0] + second[0], next(order), symbols))
    return dict(lengths)


def canonical(lengths):
    code, previous, codes = 0, 0, {}
    for symbol, length in sorted(lengths.items(), key=lambda item: (item[1], item[0])):
        code <<= length - previous
        codes[symbol] = (code, length)
        code, previous = code + 1, length
    return codes


def pack(data):
    lengths = code_lengths(data)
    out = io.BytesIO()
    out.write(struct.pack(">IH", len(data), len(lengths)))
    for symbol, length in sorted(lengths.items()):
        out.write(struct.pack("BB", symbol, length))
    codes, writer = canonical(lengths), BitWriter(out)
    for byte in data:
        writer.write(*codes[byte])
    writer.flush()
    return out.getvalue()


def unpack(file):
    size, symbols = struct.unpack(">IH", file.read(6))
    lengths = dict(struct.iter_unpack("BB", file.read(2 * symbols)))
    decode = {code: symbol for symbol, code in canonical(lengths).items()}
    out, code, length = bytearray(), 0, 0
    bits = iter(BitReader(file))
    while len(out) < size:
        code, length = code << 1 | next(bits), length + 1
        if (code, length) in decode:
            out.append(decode[code, length])
            code = length = 0
    return bytes(out)


def create(archive, names):
    with open(archive, "wb") as out:
        out.write(MAGIC)
        for name in names:
            with open(name, "rb") as file:
                packed = pack(file.read())
            raw = os.path.basename(name).encode()
            out.write(struct.pack(">BI", len(raw), len(packed)) + raw)
            out.write(packed)


def members(archive):
    with open(archive, "rb") as file:
        if file.read(4) != MAGIC:
            raise ValueError("not an archive")
        while header := file.read(5):
            name_size, size = struct.unpack(">BI", header)
            yield file.read(name_size).decode(), file.tell(), size
            file.seek(size, os.SEEK_CUR)


def extract(archive, folder):
    with ExitStack() as stack:
        source = stack.enter_context(open(archive, "rb"))
        outs = {}
        for name, start, size in members(archive):
            outs[name] = stack.enter_context(open(os.path.join(folder, name), "xb"))
            source.seek(start)
            outs[name].write(unpack(source))
        return {name: file.tell() for name, file in outs.items()}


def main():
    chance = random.Random(42)
    files = {
        "text.txt": ("the quick brown fox jumps over the lazy dog\n" * 20).encode(),
        "empty": b"",
        "same": b"a" * 100,
        "random.bin": bytes(chance.randrange(256) for _ in range(500)),
        "skewed.bin": bytes(min(int(chance.expovariate(0.2)), 255) for _ in range(2000)),
        "ünï.txt": "äöü".encode() * 30,
    }
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, data in files.items():
            paths.append(os.path.join(folder, name))
            with open(paths[-1], "wb") as file:
                file.write(data)
        archive = os.path.join(folder, "all.huf")
        create(archive, paths)
        for name, start, size in members(archive):
            print(f"{name:<12}{len(files[name]):>6} -> {size:>5} at {start}")
        target = os.path.join(folder, "out")
        os.mkdir(target)
        print(extract(archive, target))
        print(all(open(os.path.join(target, name), "rb").read() == data for name, data in files.items()))
        try:
            extract(archive, target)
        except FileExistsError as error:
            print("exists:", os.path.basename(error.filename))
        try:
            list(members(paths[0]))
        except ValueError as error:
            print(error)
    for symbol, (code, length) in canonical(code_lengths(b"abracadabra")).items():
        print(chr(symbol), format(code, f"0{length}b"))


main()

#> text.txt       880 ->   560 at 17
#> empty            0 ->     6 at 587
#> same           100 ->    21 at 602
#> random.bin     500 ->   918 at 638
#> skewed.bin    2000 ->  1029 at 1571
#> ünï.txt        180 ->    56 at 2614
#> {'text.txt': 880, 'empty': 0, 'same': 100, 'random.bin': 500, 'skewed.bin': 2000, 'ünï.txt': 180}
#> True
#> exists: text.txt
#> not an archive
#> a 0
#> b 100
#> c 101
#> d 110
#> r 111
