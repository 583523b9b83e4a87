# option: --policy standard
# base64: what each function takes, and options that are objects of the program.
import array
import base64
import io


def show(label, function, *arguments, **options):
    try:
        print(label, function(*arguments, **options))
    except Exception as error:
        print(label, type(error).__name__, error)


ENCODERS = ("b64encode", "standard_b64encode", "urlsafe_b64encode", "b32encode", "b32hexencode",
            "b16encode", "a85encode", "b85encode", "z85encode", "encodebytes")
DECODERS = ("b64decode", "standard_b64decode", "urlsafe_b64decode", "b32decode", "b32hexdecode",
            "b16decode", "a85decode", "b85decode", "z85decode", "decodebytes")


class Buffer:
    def __init__(self, data):
        self.data = data

    def __buffer__(self, flags):
        return memoryview(self.data)


class Refusing:
    def __buffer__(self, flags):
        raise KeyError("no buffer")


SOURCES = {
    "bytes": b"ABCDABCD", "empty": b"", "bytearray": bytearray(b"ABCDABCD"),
    "view": memoryview(b"ABCDABCD"), "array": array.array("B", b"ABCDABCD"),
    "int": 5, "none": None, "list": [65, 66],
}
for name in ENCODERS + DECODERS:
    for kind, source in SOURCES.items():
        show(f"{name} {kind}", getattr(base64, name), source)
    show(f"{name} without", getattr(base64, name))
    show(f"{name} unknown", getattr(base64, name), b"", unknown=1)
for name in ENCODERS:
    show(f"{name} text", getattr(base64, name), "ABCD")
for name in DECODERS[:-1]:
    show(f"{name} text", getattr(base64, name), "ABCDABCD")
    show(f"{name} not ASCII", getattr(base64, name), "ABCD\xe9")

# Buffers with gaps and objects with __buffer__ are copied.
for name in ("b32encode", "b32hexencode", "a85encode", "b85encode", "z85encode", *DECODERS[:-1]):
    function = getattr(base64, name)
    show(f"{name} gaps", function, memoryview(b"A.B.C.D.E.F.G.H.")[::2])
    show(f"{name} words", function, memoryview(b"ABCDABCD").cast("h"))
    show(f"{name} reversed", function, memoryview(b"ABCDABCD")[::-1])
for name in ("b32encode", "a85encode", "b85decode", "b64decode", "b32decode", "b16decode"):
    function = getattr(base64, name)
    show(f"{name} buffer", function, Buffer(b"ABCDABCD"))
    show(f"{name} refusing", function, Refusing())
    released = memoryview(b"ABCD")
    released.release()
    show(f"{name} released", function, released)
for name in ("encodebytes", "decodebytes"):
    function = getattr(base64, name)
    show(f"{name} words", function, array.array("H", [1, 2]))
    show(f"{name} two dimensions", function, memoryview(b"ABCDABCD").cast("B", (2, 4)))
    show(f"{name} characters", function, memoryview(b"ABCDABCD").cast("c"))


# --- options

for altchars in (b"-_", "-_", bytearray(b"-_"), memoryview(b"-_"), b"", b"-", b"-_!", b"AA", b"A=", 5,
                 [1, 2], "\xe9\xe9", memoryview(b"abcd").cast("h"), memoryview(b"-._.")[::2]):
    show("encode", base64.b64encode, b"\xfb\xef\xbe\xff", altchars)
    show("decode", base64.b64decode, b"++//--__", altchars)
    show("strict", base64.b64decode, b"++//--__", altchars, True)
for map01 in ("I", b"L", b"l", "", "II", b"=", "\xe9", 5, b"\xff", "1", bytearray(b"xx"), None):
    for text in (b"11111111", b"0000000", b"AAAAAA11", b"00000000"):
        show(f"map01 {map01}", base64.b32decode, text, False, map01)
        show(f"map01 {map01}", base64.b32decode, text, True, map01)
for width in (-5, 0, 1, 2, 3, 5, True, None, 10**30, -10**30):
    show(f"width {width}", base64.a85encode, b"abcdefgh", wrapcol=width)
    show(f"width {width}", base64.a85encode, b"abcdefgh", wrapcol=width, adobe=True)


class Ignored:
    def __contains__(self, item):
        print("asked for", item)
        if item == 126:
            raise LookupError("tilde")
        return item == 32


show("ignored", base64.a85decode, b"87 cU RD", ignorechars=Ignored())
show("ignored", base64.a85decode, b"87cU\nRD", ignorechars=Ignored())
show("ignored", base64.a85decode, b"87cU~RD", ignorechars=Ignored())
show("not asked", base64.a85decode, b"87cURD", ignorechars=5)
show("asked", base64.a85decode, b"87c RD", ignorechars=5)
show("asked", base64.a85decode, "87c RD", ignorechars=" ")
show("no digit", base64.a85decode, b"87cU\xe9")

# The source changes while the decoder asks.
source = bytearray(b"87cURD]i,\"Ebo80  87cURD]i,\"Ebo80")


class Emptying:
    def __contains__(self, item):
        source.clear()
        source.extend(b"~" * 100_000)
        return True


show("emptied", base64.a85decode, source, ignorechars=Emptying())


class Flag:
    def __init__(self, action):
        self.action = action

    def __bool__(self):
        self.action()
        return True


def fail():
    raise KeyError("flag")


for name, option in (("b64decode", "validate"), ("b32decode", "casefold"), ("b32hexdecode", "casefold"),
                     ("b16decode", "casefold"), ("a85decode", "adobe"), ("a85encode", "pad"),
                     ("b85encode", "pad")):
    function = getattr(base64, name)
    show(f"{name} flag", function, b"ABCDABCD", **{option: Flag(fail)})
    show(f"{name} flag", function, None, **{option: Flag(fail)})
    shrinking = bytearray(b"ABCDABCD" * 100_000)
    try:
        function(shrinking, **{option: Flag(shrinking.clear)})
    except (BufferError, ValueError):
        pass
    print(name, "survived")


class Pair(bytearray):
    def __len__(self):
        growing.clear()
        return 2


growing = bytearray(b"\xfb\xef\xbe" * 4)
show("length", base64.b64encode, growing, Pair(b"-_"))
show("length", base64.b64encode, growing, Pair(b"-_!"))

# --- files


class Slow(io.BytesIO):
    def read(self, size=-1):
        return super().read(min(size, 10))


for text in (b"", b"a", b"hello" * 30):
    for kind in (io.BytesIO, Slow):
        encoded, decoded = io.BytesIO(), io.BytesIO()
        base64.encode(kind(text), encoded)
        base64.decode(io.BytesIO(encoded.getvalue()), decoded)
        print(encoded.getvalue(), decoded.getvalue() == text)
show("decode", base64.decode, io.BytesIO(b"YQ==\nY\n"), io.BytesIO())
print(base64.MAXLINESIZE, base64.MAXBINSIZE, base64.bytes_types, base64._b32alphabet,
      base64._b85alphabet, len(base64.__all__))

#> b64encode bytes b'QUJDREFCQ0Q='
#> b64encode empty b''
#> b64encode bytearray b'QUJDREFCQ0Q='
#> b64encode view b'QUJDREFCQ0Q='
#> b64encode array b'QUJDREFCQ0Q='
#> b64encode int TypeError a bytes-like object is required, not 'int'
#> b64encode none TypeError a bytes-like object is required, not 'NoneType'
#> b64encode list TypeError a bytes-like object is required, not 'list'
#> b64encode without TypeError b64encode() missing 1 required positional argument: 's'
#> b64encode unknown TypeError b64encode() got an unexpected keyword argument 'unknown'
#> standard_b64encode bytes b'QUJDREFCQ0Q='
#> standard_b64encode empty b''
#> standard_b64encode bytearray b'QUJDREFCQ0Q='
#> standard_b64encode view b'QUJDREFCQ0Q='
#> standard_b64encode array b'QUJDREFCQ0Q='
#> standard_b64encode int TypeError a bytes-like object is required, not 'int'
#> standard_b64encode none TypeError a bytes-like object is required, not 'NoneType'
#> standard_b64encode list TypeError a bytes-like object is required, not 'list'
#> standard_b64encode without TypeError standard_b64encode() missing 1 required positional argument: 's'
#> standard_b64encode unknown TypeError standard_b64encode() got an unexpected keyword argument 'unknown'
#> urlsafe_b64encode bytes b'QUJDREFCQ0Q='
#> urlsafe_b64encode empty b''
#> urlsafe_b64encode bytearray b'QUJDREFCQ0Q='
#> urlsafe_b64encode view b'QUJDREFCQ0Q='
#> urlsafe_b64encode array b'QUJDREFCQ0Q='
#> urlsafe_b64encode int TypeError a bytes-like object is required, not 'int'
#> urlsafe_b64encode none TypeError a bytes-like object is required, not 'NoneType'
#> urlsafe_b64encode list TypeError a bytes-like object is required, not 'list'
#> urlsafe_b64encode without TypeError urlsafe_b64encode() missing 1 required positional argument: 's'
#> urlsafe_b64encode unknown TypeError urlsafe_b64encode() got an unexpected keyword argument 'unknown'
#> b32encode bytes b'IFBEGRCBIJBUI==='
#> b32encode empty b''
#> b32encode bytearray b'IFBEGRCBIJBUI==='
#> b32encode view b'IFBEGRCBIJBUI==='
#> b32encode array b'IFBEGRCBIJBUI==='
#> b32encode int TypeError memoryview: a bytes-like object is required, not 'int'
#> b32encode none TypeError memoryview: a bytes-like object is required, not 'NoneType'
#> b32encode list TypeError memoryview: a bytes-like object is required, not 'list'
#> b32encode without TypeError b32encode() missing 1 required positional argument: 's'
#> b32encode unknown TypeError b32encode() got an unexpected keyword argument 'unknown'
#> b32hexencode bytes b'85146H21891K8==='
#> b32hexencode empty b''
#> b32hexencode bytearray b'85146H21891K8==='
#> b32hexencode view b'85146H21891K8==='
#> b32hexencode array b'85146H21891K8==='
#> b32hexencode int TypeError memoryview: a bytes-like object is required, not 'int'
#> b32hexencode none TypeError memoryview: a bytes-like object is required, not 'NoneType'
#> b32hexencode list TypeError memoryview: a bytes-like object is required, not 'list'
#> b32hexencode without TypeError b32hexencode() missing 1 required positional argument: 's'
#> b32hexencode unknown TypeError b32hexencode() got an unexpected keyword argument 'unknown'
#> b16encode bytes b'4142434441424344'
#> b16encode empty b''
#> b16encode bytearray b'4142434441424344'
#> b16encode view b'4142434441424344'
#> b16encode array b'4142434441424344'
#> b16encode int TypeError a bytes-like object is required, not 'int'
#> b16encode none TypeError a bytes-like object is required, not 'NoneType'
#> b16encode list TypeError a bytes-like object is required, not 'list'
#> b16encode without TypeError b16encode() missing 1 required positional argument: 's'
#> b16encode unknown TypeError b16encode() got an unexpected keyword argument 'unknown'
#> a85encode bytes b'5sdq,5sdq,'
#> a85encode empty b''
#> a85encode bytearray b'5sdq,5sdq,'
#> a85encode view b'5sdq,5sdq,'
#> a85encode array b'5sdq,5sdq,'
#> a85encode int TypeError memoryview: a bytes-like object is required, not 'int'
#> a85encode none TypeError memoryview: a bytes-like object is required, not 'NoneType'
#> a85encode list TypeError memoryview: a bytes-like object is required, not 'list'
#> a85encode without TypeError a85encode() missing 1 required positional argument: 'b'
#> a85encode unknown TypeError a85encode() got an unexpected keyword argument 'unknown'
#> b85encode bytes b'K|(`BK|(`B'
#> b85encode empty b''
#> b85encode bytearray b'K|(`BK|(`B'
#> b85encode view b'K|(`BK|(`B'
#> b85encode array b'K|(`BK|(`B'
#> b85encode int TypeError memoryview: a bytes-like object is required, not 'int'
#> b85encode none TypeError memoryview: a bytes-like object is required, not 'NoneType'
#> b85encode list TypeError memoryview: a bytes-like object is required, not 'list'
#> b85encode without TypeError b85encode() missing 1 required positional argument: 'b'
#> b85encode unknown TypeError b85encode() got an unexpected keyword argument 'unknown'
#> z85encode bytes b'k%^}bk%^}b'
#> z85encode empty b''
#> z85encode bytearray b'k%^}bk%^}b'
#> z85encode view b'k%^}bk%^}b'
#> z85encode array b'k%^}bk%^}b'
#> z85encode int TypeError memoryview: a bytes-like object is required, not 'int'
#> z85encode none TypeError memoryview: a bytes-like object is required, not 'NoneType'
#> z85encode list TypeError memoryview: a bytes-like object is required, not 'list'
#> z85encode without TypeError z85encode() missing 1 required positional argument: 's'
#> z85encode unknown TypeError z85encode() got an unexpected keyword argument 'unknown'
#> encodebytes bytes b'QUJDREFCQ0Q=\n'
#> encodebytes empty b''
#> encodebytes bytearray b'QUJDREFCQ0Q=\n'
#> encodebytes view b'QUJDREFCQ0Q=\n'
#> encodebytes array b'QUJDREFCQ0Q=\n'
#> encodebytes int TypeError expected bytes-like object, not int
#> encodebytes none TypeError expected bytes-like object, not NoneType
#> encodebytes list TypeError expected bytes-like object, not list
#> encodebytes without TypeError encodebytes() missing 1 required positional argument: 's'
#> encodebytes unknown TypeError encodebytes() got an unexpected keyword argument 'unknown'
#> b64decode bytes b'\x00\x10\x83\x00\x10\x83'
#> b64decode empty b''
#> b64decode bytearray b'\x00\x10\x83\x00\x10\x83'
#> b64decode view b'\x00\x10\x83\x00\x10\x83'
#> b64decode array b'\x00\x10\x83\x00\x10\x83'
#> b64decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b64decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b64decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> b64decode without TypeError b64decode() missing 1 required positional argument: 's'
#> b64decode unknown TypeError b64decode() got an unexpected keyword argument 'unknown'
#> standard_b64decode bytes b'\x00\x10\x83\x00\x10\x83'
#> standard_b64decode empty b''
#> standard_b64decode bytearray b'\x00\x10\x83\x00\x10\x83'
#> standard_b64decode view b'\x00\x10\x83\x00\x10\x83'
#> standard_b64decode array b'\x00\x10\x83\x00\x10\x83'
#> standard_b64decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> standard_b64decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> standard_b64decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> standard_b64decode without TypeError standard_b64decode() missing 1 required positional argument: 's'
#> standard_b64decode unknown TypeError standard_b64decode() got an unexpected keyword argument 'unknown'
#> urlsafe_b64decode bytes b'\x00\x10\x83\x00\x10\x83'
#> urlsafe_b64decode empty b''
#> urlsafe_b64decode bytearray b'\x00\x10\x83\x00\x10\x83'
#> urlsafe_b64decode view b'\x00\x10\x83\x00\x10\x83'
#> urlsafe_b64decode array b'\x00\x10\x83\x00\x10\x83'
#> urlsafe_b64decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> urlsafe_b64decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> urlsafe_b64decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> urlsafe_b64decode without TypeError urlsafe_b64decode() missing 1 required positional argument: 's'
#> urlsafe_b64decode unknown TypeError urlsafe_b64decode() got an unexpected keyword argument 'unknown'
#> b32decode bytes b'\x00D0\x04C'
#> b32decode empty b''
#> b32decode bytearray b'\x00D0\x04C'
#> b32decode view b'\x00D0\x04C'
#> b32decode array b'\x00D0\x04C'
#> b32decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b32decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b32decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> b32decode without TypeError b32decode() missing 1 required positional argument: 's'
#> b32decode unknown TypeError b32decode() got an unexpected keyword argument 'unknown'
#> b32hexdecode bytes b'R\xd8\xd5-\x8d'
#> b32hexdecode empty b''
#> b32hexdecode bytearray b'R\xd8\xd5-\x8d'
#> b32hexdecode view b'R\xd8\xd5-\x8d'
#> b32hexdecode array b'R\xd8\xd5-\x8d'
#> b32hexdecode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b32hexdecode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b32hexdecode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> b32hexdecode without TypeError b32hexdecode() missing 1 required positional argument: 's'
#> b32hexdecode unknown TypeError b32hexdecode() got an unexpected keyword argument 'unknown'
#> b16decode bytes b'\xab\xcd\xab\xcd'
#> b16decode empty b''
#> b16decode bytearray b'\xab\xcd\xab\xcd'
#> b16decode view b'\xab\xcd\xab\xcd'
#> b16decode array b'\xab\xcd\xab\xcd'
#> b16decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b16decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b16decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> b16decode without TypeError b16decode() missing 1 required positional argument: 's'
#> b16decode unknown TypeError b16decode() got an unexpected keyword argument 'unknown'
#> a85decode bytes b'd\xc9\x9d\xfeg\xef'
#> a85decode empty b''
#> a85decode bytearray b'd\xc9\x9d\xfeg\xef'
#> a85decode view b'd\xc9\x9d\xfeg\xef'
#> a85decode array b'd\xc9\x9d\xfeg\xef'
#> a85decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> a85decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> a85decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> a85decode without TypeError a85decode() missing 1 required positional argument: 'b'
#> a85decode unknown TypeError a85decode() got an unexpected keyword argument 'unknown'
#> b85decode bytes b'\x1f\x85\x9a "\xab'
#> b85decode empty b''
#> b85decode bytearray b'\x1f\x85\x9a "\xab'
#> b85decode view b'\x1f\x85\x9a "\xab'
#> b85decode array b'\x1f\x85\x9a "\xab'
#> b85decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b85decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b85decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> b85decode without TypeError b85decode() missing 1 required positional argument: 'b'
#> b85decode unknown TypeError b85decode() got an unexpected keyword argument 'unknown'
#> z85decode bytes b'qa\x9e\xb2t\x87'
#> z85decode empty b''
#> z85decode bytearray b'qa\x9e\xb2t\x87'
#> z85decode view b'qa\x9e\xb2t\x87'
#> z85decode array b'qa\x9e\xb2t\x87'
#> z85decode int TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> z85decode none TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> z85decode list TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> z85decode without TypeError z85decode() missing 1 required positional argument: 's'
#> z85decode unknown TypeError z85decode() got an unexpected keyword argument 'unknown'
#> decodebytes bytes b'\x00\x10\x83\x00\x10\x83'
#> decodebytes empty b''
#> decodebytes bytearray b'\x00\x10\x83\x00\x10\x83'
#> decodebytes view b'\x00\x10\x83\x00\x10\x83'
#> decodebytes array b'\x00\x10\x83\x00\x10\x83'
#> decodebytes int TypeError expected bytes-like object, not int
#> decodebytes none TypeError expected bytes-like object, not NoneType
#> decodebytes list TypeError expected bytes-like object, not list
#> decodebytes without TypeError decodebytes() missing 1 required positional argument: 's'
#> decodebytes unknown TypeError decodebytes() got an unexpected keyword argument 'unknown'
#> b64encode text TypeError a bytes-like object is required, not 'str'
#> standard_b64encode text TypeError a bytes-like object is required, not 'str'
#> urlsafe_b64encode text TypeError a bytes-like object is required, not 'str'
#> b32encode text TypeError memoryview: a bytes-like object is required, not 'str'
#> b32hexencode text TypeError memoryview: a bytes-like object is required, not 'str'
#> b16encode text TypeError a bytes-like object is required, not 'str'
#> a85encode text TypeError memoryview: a bytes-like object is required, not 'str'
#> b85encode text TypeError memoryview: a bytes-like object is required, not 'str'
#> z85encode text TypeError memoryview: a bytes-like object is required, not 'str'
#> encodebytes text TypeError expected bytes-like object, not str
#> b64decode text b'\x00\x10\x83\x00\x10\x83'
#> b64decode not ASCII ValueError string argument should contain only ASCII characters
#> standard_b64decode text b'\x00\x10\x83\x00\x10\x83'
#> standard_b64decode not ASCII ValueError string argument should contain only ASCII characters
#> urlsafe_b64decode text b'\x00\x10\x83\x00\x10\x83'
#> urlsafe_b64decode not ASCII ValueError string argument should contain only ASCII characters
#> b32decode text b'\x00D0\x04C'
#> b32decode not ASCII ValueError string argument should contain only ASCII characters
#> b32hexdecode text b'R\xd8\xd5-\x8d'
#> b32hexdecode not ASCII ValueError string argument should contain only ASCII characters
#> b16decode text b'\xab\xcd\xab\xcd'
#> b16decode not ASCII ValueError string argument should contain only ASCII characters
#> a85decode text b'd\xc9\x9d\xfeg\xef'
#> a85decode not ASCII ValueError string argument should contain only ASCII characters
#> b85decode text b'\x1f\x85\x9a "\xab'
#> b85decode not ASCII ValueError string argument should contain only ASCII characters
#> z85decode text b'qa\x9e\xb2t\x87'
#> z85decode not ASCII ValueError string argument should contain only ASCII characters
#> b32encode gaps b'IFBEGRCFIZDUQ==='
#> b32encode words b'IFBEGRCBIJBUI==='
#> b32encode reversed b'IRBUEQKEINBEC==='
#> b32hexencode gaps b'85146H258P3KG==='
#> b32hexencode words b'85146H21891K8==='
#> b32hexencode reversed b'8H1K4GA48D142==='
#> a85encode gaps b'5sdq,77Kd<'
#> a85encode words b'5sdq,5sdq,'
#> a85encode reversed b'6pj:,6pj:,'
#> b85encode gaps b'K|(`BMMg(R'
#> b85encode words b'K|(`BK|(`B'
#> b85encode reversed b'L_<PBL_<PB'
#> z85encode gaps b'k%^}bmmG^r'
#> z85encode words b'k%^}bk%^}b'
#> z85encode reversed b'l{<pbl{<pb'
#> b64decode gaps b'\x00\x10\x83\x10Q\x87'
#> b64decode words b'\x00\x10\x83\x00\x10\x83'
#> b64decode reversed b'\x0c @\x0c @'
#> standard_b64decode gaps b'\x00\x10\x83\x10Q\x87'
#> standard_b64decode words b'\x00\x10\x83\x00\x10\x83'
#> standard_b64decode reversed b'\x0c @\x0c @'
#> urlsafe_b64decode gaps b'\x00\x10\x83\x10Q\x87'
#> urlsafe_b64decode words b'\x00\x10\x83\x00\x10\x83'
#> urlsafe_b64decode reversed b'\x0c @\x0c @'
#> b32decode gaps b'\x00D2\x14\xc7'
#> b32decode words b'\x00D0\x04C'
#> b32decode reversed b'\x18\x82\x01\x88 '
#> b32hexdecode gaps b'R\xd8\xd7>\x11'
#> b32hexdecode words b'R\xd8\xd5-\x8d'
#> b32hexdecode reversed b'k\x16\xa6\xb1j'
#> b16decode gaps Error Non-base16 digit found
#> b16decode words b'\xab\xcd\xab\xcd'
#> b16decode reversed b'\xdc\xba\xdc\xba'
#> a85decode gaps b'd\xc9\x9e\x02t\x87'
#> a85decode words b'd\xc9\x9d\xfeg\xef'
#> a85decode reversed b'n(m\xc9k\x02'
#> b85decode gaps b'\x1f\x85\x9a$/C'
#> b85decode words b'\x1f\x85\x9a "\xab'
#> b85decode reversed b'(\xe4i\xeb%\xbe'
#> z85decode gaps b'qa\x9e\xb6\x81\x1f'
#> z85decode words b'qa\x9e\xb2t\x87'
#> z85decode reversed b'z\xc0n}w\x9a'
#> b32encode buffer b'IFBEGRCBIJBUI==='
#> b32encode refusing KeyError 'no buffer'
#> b32encode released ValueError operation forbidden on released memoryview object
#> a85encode buffer b'5sdq,5sdq,'
#> a85encode refusing KeyError 'no buffer'
#> a85encode released ValueError operation forbidden on released memoryview object
#> b85decode buffer b'\x1f\x85\x9a "\xab'
#> b85decode refusing KeyError 'no buffer'
#> b85decode released ValueError operation forbidden on released memoryview object
#> b64decode buffer b'\x00\x10\x83\x00\x10\x83'
#> b64decode refusing KeyError 'no buffer'
#> b64decode released ValueError operation forbidden on released memoryview object
#> b32decode buffer b'\x00D0\x04C'
#> b32decode refusing KeyError 'no buffer'
#> b32decode released ValueError operation forbidden on released memoryview object
#> b16decode buffer b'\xab\xcd\xab\xcd'
#> b16decode refusing KeyError 'no buffer'
#> b16decode released ValueError operation forbidden on released memoryview object
#> encodebytes words TypeError expected single byte elements, not 'H' from array
#> encodebytes two dimensions TypeError expected 1-D data, not 2-D data from memoryview
#> encodebytes characters b'QUJDREFCQ0Q=\n'
#> decodebytes words TypeError expected single byte elements, not 'H' from array
#> decodebytes two dimensions TypeError expected 1-D data, not 2-D data from memoryview
#> decodebytes characters b'\x00\x10\x83\x00\x10\x83'
#> encode b'----_w=='
#> decode b'\xfb\xef\xff\xfb\xef\xff'
#> strict b'\xfb\xef\xff\xfb\xef\xff'
#> encode TypeError a bytes-like object is required, not 'str'
#> decode b'\xfb\xef\xff\xfb\xef\xff'
#> strict b'\xfb\xef\xff\xfb\xef\xff'
#> encode b'----_w=='
#> decode b'\xfb\xef\xff\xfb\xef\xff'
#> strict b'\xfb\xef\xff\xfb\xef\xff'
#> encode b'----_w=='
#> decode b'\xfb\xef\xff\xfb\xef\xff'
#> strict b'\xfb\xef\xff\xfb\xef\xff'
#> encode AssertionError b''
#> decode AssertionError b''
#> strict AssertionError b''
#> encode AssertionError b'-'
#> decode AssertionError b'-'
#> strict AssertionError b'-'
#> encode AssertionError b'-_!'
#> decode AssertionError b'-_!'
#> strict AssertionError b'-_!'
#> encode b'AAAAAw=='
#> decode b'\xfb\xef\xff'
#> strict Error Only base64 data is allowed
#> encode b'AAAA=w=='
#> decode b'\xfb\xef\xff'
#> strict Error Only base64 data is allowed
#> encode TypeError object of type 'int' has no len()
#> decode TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> strict TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> encode TypeError a bytes-like object is required, not 'list'
#> decode TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> strict TypeError argument should be a bytes-like object or ASCII string, not 'list'
#> encode TypeError a bytes-like object is required, not 'str'
#> decode ValueError string argument should contain only ASCII characters
#> strict ValueError string argument should contain only ASCII characters
#> encode ValueError maketrans arguments must have same length
#> decode AssertionError b'abcd'
#> strict AssertionError b'abcd'
#> encode BufferError memoryview: underlying buffer is not C-contiguous
#> decode b'\xfb\xef\xff\xfb\xef\xff'
#> strict b'\xfb\xef\xff\xfb\xef\xff'
#> map01 I b'B\x10\x84!\x08'
#> map01 I b'B\x10\x84!\x08'
#> map01 I Error Incorrect padding
#> map01 I Error Incorrect padding
#> map01 I b'\x00\x00\x00\x01\x08'
#> map01 I b'\x00\x00\x00\x01\x08'
#> map01 I b's\x9c\xe79\xce'
#> map01 I b's\x9c\xe79\xce'
#> map01 b'L' b'Z\xd6\xb5\xadk'
#> map01 b'L' b'Z\xd6\xb5\xadk'
#> map01 b'L' Error Incorrect padding
#> map01 b'L' Error Incorrect padding
#> map01 b'L' b'\x00\x00\x00\x01k'
#> map01 b'L' b'\x00\x00\x00\x01k'
#> map01 b'L' b's\x9c\xe79\xce'
#> map01 b'L' b's\x9c\xe79\xce'
#> map01 b'l' Error Non-base32 digit found
#> map01 b'l' b'Z\xd6\xb5\xadk'
#> map01 b'l' Error Incorrect padding
#> map01 b'l' Error Incorrect padding
#> map01 b'l' Error Non-base32 digit found
#> map01 b'l' b'\x00\x00\x00\x01k'
#> map01 b'l' b's\x9c\xe79\xce'
#> map01 b'l' b's\x9c\xe79\xce'
#> map01  AssertionError b''
#> map01  AssertionError b''
#> map01  Error Incorrect padding
#> map01  Error Incorrect padding
#> map01  AssertionError b''
#> map01  AssertionError b''
#> map01  AssertionError b''
#> map01  AssertionError b''
#> map01 II AssertionError b'II'
#> map01 II AssertionError b'II'
#> map01 II Error Incorrect padding
#> map01 II Error Incorrect padding
#> map01 II AssertionError b'II'
#> map01 II AssertionError b'II'
#> map01 II AssertionError b'II'
#> map01 II AssertionError b'II'
#> map01 b'=' Error Incorrect padding
#> map01 b'=' Error Incorrect padding
#> map01 b'=' Error Incorrect padding
#> map01 b'=' Error Incorrect padding
#> map01 b'=' Error Incorrect padding
#> map01 b'=' Error Incorrect padding
#> map01 b'=' b's\x9c\xe79\xce'
#> map01 b'=' b's\x9c\xe79\xce'
#> map01 é ValueError string argument should contain only ASCII characters
#> map01 é ValueError string argument should contain only ASCII characters
#> map01 é Error Incorrect padding
#> map01 é Error Incorrect padding
#> map01 é ValueError string argument should contain only ASCII characters
#> map01 é ValueError string argument should contain only ASCII characters
#> map01 é ValueError string argument should contain only ASCII characters
#> map01 é ValueError string argument should contain only ASCII characters
#> map01 5 TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> map01 5 TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> map01 5 Error Incorrect padding
#> map01 5 Error Incorrect padding
#> map01 5 TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> map01 5 TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> map01 5 TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> map01 5 TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> map01 b'\xff' Error Non-base32 digit found
#> map01 b'\xff' Error Non-base32 digit found
#> map01 b'\xff' Error Incorrect padding
#> map01 b'\xff' Error Incorrect padding
#> map01 b'\xff' Error Non-base32 digit found
#> map01 b'\xff' Error Non-base32 digit found
#> map01 b'\xff' b's\x9c\xe79\xce'
#> map01 b'\xff' b's\x9c\xe79\xce'
#> map01 1 Error Non-base32 digit found
#> map01 1 Error Non-base32 digit found
#> map01 1 Error Incorrect padding
#> map01 1 Error Incorrect padding
#> map01 1 Error Non-base32 digit found
#> map01 1 Error Non-base32 digit found
#> map01 1 b's\x9c\xe79\xce'
#> map01 1 b's\x9c\xe79\xce'
#> map01 bytearray(b'xx') AssertionError bytearray(b'xx')
#> map01 bytearray(b'xx') AssertionError bytearray(b'xx')
#> map01 bytearray(b'xx') Error Incorrect padding
#> map01 bytearray(b'xx') Error Incorrect padding
#> map01 bytearray(b'xx') AssertionError bytearray(b'xx')
#> map01 bytearray(b'xx') AssertionError bytearray(b'xx')
#> map01 bytearray(b'xx') AssertionError bytearray(b'xx')
#> map01 bytearray(b'xx') AssertionError bytearray(b'xx')
#> map01 None Error Non-base32 digit found
#> map01 None Error Non-base32 digit found
#> map01 None Error Incorrect padding
#> map01 None Error Incorrect padding
#> map01 None Error Non-base32 digit found
#> map01 None Error Non-base32 digit found
#> map01 None Error Non-base32 digit found
#> map01 None Error Non-base32 digit found
#> width -5 b'@\n:\nE\n_\nW\nA\nS\n,\nR\ng'
#> width -5 b'<~\n@:\nE_\nWA\nS,\nRg\n~>'
#> width 0 b'@:E_WAS,Rg'
#> width 0 b'<~@:E_WAS,Rg~>'
#> width 1 b'@\n:\nE\n_\nW\nA\nS\n,\nR\ng'
#> width 1 b'<~\n@:\nE_\nWA\nS,\nRg\n~>'
#> width 2 b'@:\nE_\nWA\nS,\nRg'
#> width 2 b'<~\n@:\nE_\nWA\nS,\nRg\n~>'
#> width 3 b'@:E\n_WA\nS,R\ng'
#> width 3 b'<~@\n:E_\nWAS\n,Rg\n~>'
#> width 5 b'@:E_W\nAS,Rg'
#> width 5 b'<~@:E\n_WAS,\nRg~>'
#> width True b'@\n:\nE\n_\nW\nA\nS\n,\nR\ng'
#> width True b'<~\n@:\nE_\nWA\nS,\nRg\n~>'
#> width None b'@:E_WAS,Rg'
#> width None b'<~@:E_WAS,Rg~>'
#> width 1000000000000000000000000000000 b'@:E_WAS,Rg'
#> width 1000000000000000000000000000000 b'<~@:E_WAS,Rg~>'
#> width -1000000000000000000000000000000 b'@\n:\nE\n_\nW\nA\nS\n,\nR\ng'
#> width -1000000000000000000000000000000 b'<~\n@:\nE_\nWA\nS,\nRg\n~>'
#> asked for 32
#> asked for 32
#> ignored b'Hell'
#> asked for 10
#> ignored ValueError Non-Ascii85 digit found: 
#>
#> asked for 126
#> ignored LookupError tilde
#> not asked b'Hell'
#> asked TypeError argument of type 'int' is not a container or iterable
#> asked TypeError 'in <string>' requires string as left operand, not int
#> no digit ValueError Non-Ascii85 digit found: é
#> emptied b'Hello World!Hello World!'
#> b64decode flag KeyError 'flag'
#> b64decode flag TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b64decode survived
#> b32decode flag KeyError 'flag'
#> b32decode flag TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b32decode survived
#> b32hexdecode flag KeyError 'flag'
#> b32hexdecode flag TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b32hexdecode survived
#> b16decode flag KeyError 'flag'
#> b16decode flag TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> b16decode survived
#> a85decode flag KeyError 'flag'
#> a85decode flag TypeError argument should be a bytes-like object or ASCII string, not 'NoneType'
#> a85decode survived
#> a85encode flag b'5sdq,5sdq,'
#> a85encode flag TypeError memoryview: a bytes-like object is required, not 'NoneType'
#> a85encode survived
#> b85encode flag b'K|(`BK|(`B'
#> b85encode flag TypeError memoryview: a bytes-like object is required, not 'NoneType'
#> b85encode survived
#> length b'----------------'
#> length ValueError maketrans arguments must have same length
#> b'' True
#> b'' True
#> b'YQ==\n' True
#> b'YQ==\n' True
#> b'aGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hl\nbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxs\nb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxv\n' True
#> b'aGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hl\nbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxs\nb2hlbGxvaGVsbG9oZWxsb2hlbGxvaGVsbG9oZWxsb2hlbGxv\n' True
#> decode Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
#> 76 57 (<class 'bytes'>, <class 'bytearray'>) b'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567' b'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~' 22
