# Positions, sizes and descriptors at the edges of 31, 32, 63 and 64 bits.
# option: --enable files
# expect-strict: contained
# expect-standard: contained
import os

EDGES = [sign * (1 << bits) + more for bits in (0, 15, 31, 32, 40, 61, 62, 63, 64, 70)
         for sign in (1, -1) for more in (-1, 0, 1)]
failed = 0
fd = os.open("file", os.O_CREAT | os.O_RDWR)
os.write(fd, b"content")
file = open("file", "r+b", buffering=0)
text = open("file", "r+")
for edge in EDGES:
    for action in (lambda: os.lseek(fd, edge, 0), lambda: os.lseek(fd, edge, 1), lambda: os.lseek(fd, edge, 2),
                   lambda: os.write(fd, b"x"), lambda: os.read(fd, edge), lambda: os.pread(fd, edge, 0),
                   lambda: os.pread(fd, 10, edge),
                   lambda: os.pwrite(fd, b"x", edge), lambda: os.ftruncate(fd, edge), lambda: os.truncate("file", edge),
                   lambda: file.seek(edge), lambda: file.write(b"x"), lambda: file.truncate(edge),
                   lambda: file.read(edge),
                   lambda: text.seek(edge), lambda: text.read(edge), lambda: text.truncate(edge),
                   lambda: os.dup2(fd, edge),
                   lambda: os.fstat(edge), lambda: os.fdopen(edge), lambda: os.open("file", edge),
                   lambda: os.open("new", 66, edge),
                   lambda: os.utime("file", ns=(edge, edge)), lambda: os.chmod("file", edge),
                   lambda: os.lseek(fd, 0, edge)):
        try:
            action()
        except (OSError, OverflowError, ValueError, TypeError, MemoryError):
            failed += 1
size = os.stat("file").st_size
print("contained" if failed > 500 and size < 1 << 25 else f"ESCAPED {failed} {size}")
