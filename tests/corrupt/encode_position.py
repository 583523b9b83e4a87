# An error handler turns a string into one of four bytes a character and returns a position that only the old one had.
import codecs
S = r4(id("abcd"))
at = 0xFFE00000
w4(at, S); w4(at + 4, 10); w4(at + 8, 0); w1(at + 12, 1); w1(at + 13, 0); w2(at + 14, 0)
for i in range(16): w1(at + 16 + i, 0xE9)
n = 0
got = []
P = 0x7FFFFFF0 - (attempt % 1000) * 0x10000
def handler(e):
    global n
    n += 1
    if n > 6: raise ZeroDivisionError
    got.append((hex(e.start), hex(e.end), e.end - e.start))
    w4(at + 4, 0x7FFFFFFF); w1(at + 12, 4)
    return ("?", P - n)
codecs.register_error("h", handler)
s = value(ref(at))
try: s.encode("ascii", "h")
except BaseException as e: print(type(e), e)
print(got)
