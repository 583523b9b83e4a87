# Subclasses of bytes: methods return exact bytes, and some operations call the subclass.
class S(bytes):
    def __repr__(self):
        return "own repr"


class Both(bytes):
    def __bytes__(self):
        return b"from method"

    def __index__(self):
        return 98


class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


class Text(str):
    def __bytes__(self):
        return b"text bytes"

    def __len__(self):
        return 1


s = S(b"abc def")
for result in (s.strip(), s[:], s + b"", b"" + s, s * 1, s.lower(), s.replace(b"z", b"y"), s.center(2),
               s.translate(None), s.removeprefix(b"q"), bytes(s), s.__bytes__(), b"".join([s]), s.expandtabs()):
    print(type(result).__name__, result)
print([type(part).__name__ for part in s.split(b"=") + s.splitlines() + list(s.partition(b"=")) +
       list(s.rpartition(b"=")) + list(s.partition(S(b" ")))])
print(repr(s), str(s), f"{s}", "%s" % s, "%r" % s, b"%s" % s, s == b"abc def", hash(s) == hash(b"abc def"),
      {s: 1}[b"abc def"])
print(S.fromhex("41 42").decode(), type(S.fromhex("41")).__name__, S(3).hex(), S([1, 2]).hex(),
      S("\xe9", "latin-1").hex(), len(S()))
print(bytes(Both(b"raw")), b"%s" % Both(b"raw"), Both(b"zz") in b"abc", b"abc".find(Both(b"zz")), b"abc"[Index(1)])
print(bytes(Text("abc")), bytes(Text("abc"), "ascii"), ascii(b"ab".hex(Text(""))), b"ab".hex(Text("::")))
exact = b"abc def"
print(f"{exact.strip() is exact = }")
print(f"{exact.split(b"=")[0] is exact = }")
print(f"{exact.replace(b"z", b"y") is exact = }")
print(f"{exact.center(1) is exact = }")
print(f"{exact.removeprefix(b"q") is exact = }")
print(f"{exact.translate(None) is exact = }")
print(f"{exact.zfill(1) is exact = }")
print(f"{exact[:] is exact = }")
print(f"{exact + b"" is exact = }")
print(f"{b"" + exact is exact = }")
print(f"{exact * 1 is exact = }")
print(f"{bytes(exact) is exact = }")
print(f"{b"".join([exact]) is exact = }")
x = S(b"attributes")
x.name = "value"
print(x.name, x.__dict__, x.upper())

#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> bytes b'abc def'
#> ['bytes', 'bytes', 'S', 'bytes', 'bytes', 'bytes', 'bytes', 'S', 'bytes', 'S', 'bytes']
#> own repr b'abc def' b'abc def' b'abc def' own repr b'abc def' True True 1
#> AB S 000000 0102 e9 0
#> b'from method' b'raw' True -1 98
#> b'text bytes' b'abc' '61\x0062' 61:62
#> exact.strip() is exact = True
#> exact.split(b"=")[0] is exact = True
#> exact.replace(b"z", b"y") is exact = True
#> exact.center(1) is exact = True
#> exact.removeprefix(b"q") is exact = True
#> exact.translate(None) is exact = True
#> exact.zfill(1) is exact = True
#> exact[:] is exact = True
#> exact + b"" is exact = True
#> b"" + exact is exact = True
#> exact * 1 is exact = True
#> bytes(exact) is exact = True
#> b"".join([exact]) is exact = True
#> value {'name': 'value'} b'ATTRIBUTES'
