# A string with other characters claims to be ASCII when it is translated by a table of 128.
s = "".join(chr(c) for c in range(128, 256))     # one byte per character
w1(id(s) + 13, r2(id(s) + 13) & 0xFF | 1)        # kStrAscii
r = s.translate({})
print(len(r), bytes(ord(c) for c in r[:128]).hex() if r else "")
class T:
    def __getitem__(self, k): return 65
print(len(s.translate(T())))
