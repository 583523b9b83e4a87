# uuid: every form that makes an identifier, what is refused, layouts of versions and variants, pickles.
# option: --policy standard
import copy
import pickle
import uuid
from uuid import UUID

DIGITS = "12345678123456781234567812345678"


def attempt(label, function):
    try:
        print(label, function())
    except Exception as error:
        print(label, type(error).__name__, error)


for text in ("0x" + DIGITS[2:], DIGITS[:8] + "_" + DIGITS[9:], "{{" + DIGITS + "}}", "urn:uuid:" + DIGITS, "{" + DIGITS,
             DIGITS[:4] + "urn:" + DIGITS[4:], "-----" + DIGITS, " " + DIGITS[1:], " " + DIGITS, "URN:" + DIGITS,
             "\u0661" * 32, "+" + DIGITS[1:], "-" + DIGITS[1:], DIGITS[:31], DIGITS + "0", "", "ABCDEF" + DIGITS[6:]):
    attempt(repr(text), lambda: UUID(text))
attempt("bytes as hex", lambda: UUID(b"a" * 32))
for number in (5.5, "5", 2**128 - 1, -1, []):
    attempt(f"int={number!r}", lambda: UUID(int=number).int)
for data in (b"0123456789abcdef", bytearray(16), "x" * 16, [1] * 16, 5, b"x" * 15):
    attempt(f"bytes={data!r}", lambda: UUID(bytes=data))
    attempt(f"bytes_le={data!r}", lambda: UUID(bytes_le=data))
for fields in ((1, 2, 3, 4, 5, 6), [1, 2, 3, 4, 5, 6], (1,) * 5, 5, (1.0,) * 6, (-1, 0, 0, 0, 0, 0),
               (1 << 32, 0, 0, 0, 0, 0), (0, 1 << 16, 0, 0, 0, 0), (0, 0, 1 << 16, 0, 0, 0), (0, 0, 0, 256, 0, 0),
               (0, 0, 0, 0, 256, 0), (0, 0, 0, 0, 0, 1 << 48), (None,) * 6):
    attempt(f"fields={fields}", lambda: UUID(fields=fields))
for version in (-1, 0, 1, 7, 8, 9, True, 4.0, "4"):
    attempt(f"version={version!r}", lambda: UUID(DIGITS, version=version))

for top in range(8):
    identifier = UUID(int=top << 61 | 7 << 76)
    print(top, identifier.variant, identifier.version)
for version in range(16):
    identifier = UUID(f"fedcba98-7654-{version:x}fed-8fed-ba9876543210")
    print(version, identifier.version, identifier.time, identifier.clock_seq, identifier.fields)
print(identifier.bytes, identifier.bytes_le, identifier.hex, identifier.urn)
print(identifier.time_low, identifier.time_mid, identifier.time_hi_version, identifier.clock_seq_hi_variant,
      identifier.clock_seq_low, identifier.node)
print(f"{identifier} {identifier!r:>60}", "%s" % UUID(int=1))

safe = UUID(DIGITS, is_safe=uuid.SafeUUID.safe)
plain = UUID(DIGITS)
print(safe == plain, safe.is_safe, plain.is_safe, list(uuid.SafeUUID))
print(safe.__getstate__(), plain.__getstate__())
print([pickle.loads(pickle.dumps(safe, protocol)).is_safe.name for protocol in range(6)])
print(copy.copy(plain) == copy.deepcopy(plain) == plain, copy.copy(safe).is_safe)
plain.__setstate__({"int": 7, "is_safe": -1})
print(plain, plain.is_safe)
attempt("state", lambda: plain.__setstate__({}))
attempt("state", lambda: plain.__setstate__({"int": 7, "is_safe": 9}))
for name in ("int", "hex", "new"):
    attempt(f"set {name}", lambda: setattr(plain, name, 1))


class Derived(UUID):
    pass


print(repr(Derived(DIGITS)), Derived(DIGITS) == safe, Derived(DIGITS) > plain, UUID.__slots__)
for other in (plain, 5, None, DIGITS):
    print(safe == other, safe != other)
    attempt("<", lambda: safe < other)
    attempt("<=", lambda: safe <= other)
    attempt(">", lambda: safe > other)
    attempt(">=", lambda: safe >= other)

#> '0x345678123456781234567812345678' 00345678-1234-5678-1234-567812345678
#> '12345678_23456781234567812345678' 01234567-8234-5678-1234-567812345678
#> '{{12345678123456781234567812345678}}' 12345678-1234-5678-1234-567812345678
#> 'urn:uuid:12345678123456781234567812345678' 12345678-1234-5678-1234-567812345678
#> '{12345678123456781234567812345678' 12345678-1234-5678-1234-567812345678
#> '1234urn:5678123456781234567812345678' 12345678-1234-5678-1234-567812345678
#> '-----12345678123456781234567812345678' 12345678-1234-5678-1234-567812345678
#> ' 2345678123456781234567812345678' 02345678-1234-5678-1234-567812345678
#> ' 12345678123456781234567812345678' ValueError badly formed hexadecimal UUID string
#> 'URN:12345678123456781234567812345678' ValueError badly formed hexadecimal UUID string
#> '١١١١١١١١١١١١١١١١١١١١١١١١١١١١١١١١' 11111111-1111-1111-1111-111111111111
#> '+2345678123456781234567812345678' 02345678-1234-5678-1234-567812345678
#> '-2345678123456781234567812345678' ValueError badly formed hexadecimal UUID string
#> '1234567812345678123456781234567' ValueError badly formed hexadecimal UUID string
#> '123456781234567812345678123456780' ValueError badly formed hexadecimal UUID string
#> '' ValueError badly formed hexadecimal UUID string
#> 'ABCDEF78123456781234567812345678' abcdef78-1234-5678-1234-567812345678
#> bytes as hex TypeError a bytes-like object is required, not 'str'
#> int=5.5 5.5
#> int='5' TypeError '<=' not supported between instances of 'int' and 'str'
#> int=340282366920938463463374607431768211455 340282366920938463463374607431768211455
#> int=-1 ValueError int is out of range (need a 128-bit value)
#> int=[] TypeError '<=' not supported between instances of 'int' and 'list'
#> bytes=b'0123456789abcdef' 30313233-3435-3637-3839-616263646566
#> bytes_le=b'0123456789abcdef' 33323130-3534-3736-3839-616263646566
#> bytes=bytearray(b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00') AssertionError bytearray(b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00')
#> bytes_le=bytearray(b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00') AssertionError bytearray(b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00')
#> bytes='xxxxxxxxxxxxxxxx' AssertionError 'xxxxxxxxxxxxxxxx'
#> bytes_le='xxxxxxxxxxxxxxxx' AssertionError 'xxxxxxxxxxxxxxxx'
#> bytes=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] AssertionError [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
#> bytes_le=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] AssertionError [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
#> bytes=5 TypeError object of type 'int' has no len()
#> bytes_le=5 TypeError object of type 'int' has no len()
#> bytes=b'xxxxxxxxxxxxxxx' ValueError bytes is not a 16-char string
#> bytes_le=b'xxxxxxxxxxxxxxx' ValueError bytes_le is not a 16-char string
#> fields=(1, 2, 3, 4, 5, 6) 00000001-0002-0003-0405-000000000006
#> fields=[1, 2, 3, 4, 5, 6] 00000001-0002-0003-0405-000000000006
#> fields=(1, 1, 1, 1, 1) ValueError fields is not a 6-tuple
#> fields=5 TypeError object of type 'int' has no len()
#> fields=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0) TypeError unsupported operand type(s) for <<: 'float' and 'int'
#> fields=(-1, 0, 0, 0, 0, 0) ValueError field 1 out of range (need a 32-bit value)
#> fields=(4294967296, 0, 0, 0, 0, 0) ValueError field 1 out of range (need a 32-bit value)
#> fields=(0, 65536, 0, 0, 0, 0) ValueError field 2 out of range (need a 16-bit value)
#> fields=(0, 0, 65536, 0, 0, 0) ValueError field 3 out of range (need a 16-bit value)
#> fields=(0, 0, 0, 256, 0, 0) ValueError field 4 out of range (need an 8-bit value)
#> fields=(0, 0, 0, 0, 256, 0) ValueError field 5 out of range (need an 8-bit value)
#> fields=(0, 0, 0, 0, 0, 281474976710656) ValueError field 6 out of range (need a 48-bit value)
#> fields=(None, None, None, None, None, None) TypeError '<=' not supported between instances of 'int' and 'NoneType'
#> version=-1 ValueError illegal version number
#> version=0 ValueError illegal version number
#> version=1 12345678-1234-1678-9234-567812345678
#> version=7 12345678-1234-7678-9234-567812345678
#> version=8 12345678-1234-8678-9234-567812345678
#> version=9 ValueError illegal version number
#> version=True 12345678-1234-1678-9234-567812345678
#> version=4.0 TypeError unsupported operand type(s) for <<: 'float' and 'int'
#> version='4' TypeError '<=' not supported between instances of 'int' and 'str'
#> 0 reserved for NCS compatibility None
#> 1 reserved for NCS compatibility None
#> 2 reserved for NCS compatibility None
#> 3 reserved for NCS compatibility None
#> 4 specified in RFC 4122 7
#> 5 specified in RFC 4122 7
#> 6 reserved for Microsoft compatibility None
#> 7 reserved for future definition None
#> 0 0 1147703587474553496 4077 (4275878552, 30292, 4077, 143, 237, 205163983024656)
#> 1 1 1147703587474553496 4077 (4275878552, 30292, 8173, 143, 237, 205163983024656)
#> 2 2 1147703587474553496 4077 (4275878552, 30292, 12269, 143, 237, 205163983024656)
#> 3 3 1147703587474553496 4077 (4275878552, 30292, 16365, 143, 237, 205163983024656)
#> 4 4 1147703587474553496 4077 (4275878552, 30292, 20461, 143, 237, 205163983024656)
#> 5 5 1147703587474553496 4077 (4275878552, 30292, 24557, 143, 237, 205163983024656)
#> 6 6 1147797409030819821 4077 (4275878552, 30292, 28653, 143, 237, 205163983024656)
#> 7 7 280223976814164 4077 (4275878552, 30292, 32749, 143, 237, 205163983024656)
#> 8 8 1147703587474553496 4077 (4275878552, 30292, 36845, 143, 237, 205163983024656)
#> 9 9 1147703587474553496 4077 (4275878552, 30292, 40941, 143, 237, 205163983024656)
#> 10 10 1147703587474553496 4077 (4275878552, 30292, 45037, 143, 237, 205163983024656)
#> 11 11 1147703587474553496 4077 (4275878552, 30292, 49133, 143, 237, 205163983024656)
#> 12 12 1147703587474553496 4077 (4275878552, 30292, 53229, 143, 237, 205163983024656)
#> 13 13 1147703587474553496 4077 (4275878552, 30292, 57325, 143, 237, 205163983024656)
#> 14 14 1147703587474553496 4077 (4275878552, 30292, 61421, 143, 237, 205163983024656)
#> 15 15 1147703587474553496 4077 (4275878552, 30292, 65517, 143, 237, 205163983024656)
#> b'\xfe\xdc\xba\x98vT\xff\xed\x8f\xed\xba\x98vT2\x10' b'\x98\xba\xdc\xfeTv\xed\xff\x8f\xed\xba\x98vT2\x10' fedcba987654ffed8fedba9876543210 urn:uuid:fedcba98-7654-ffed-8fed-ba9876543210
#> 4275878552 30292 65517 143 237 205163983024656
#> fedcba98-7654-ffed-8fed-ba9876543210                 UUID('fedcba98-7654-ffed-8fed-ba9876543210') 00000000-0000-0000-0000-000000000001
#> True SafeUUID.safe SafeUUID.unknown [<SafeUUID.safe: 0>, <SafeUUID.unsafe: -1>, <SafeUUID.unknown: None>]
#> {'int': 24197857161011715162171839636988778104, 'is_safe': 0} {'int': 24197857161011715162171839636988778104}
#> ['safe', 'safe', 'safe', 'safe', 'safe', 'safe']
#> True SafeUUID.safe
#> 00000000-0000-0000-0000-000000000007 SafeUUID.unsafe
#> state KeyError 'int'
#> state ValueError 9 is not a valid SafeUUID
#> set int TypeError UUID objects are immutable
#> set hex TypeError UUID objects are immutable
#> set new TypeError UUID objects are immutable
#> Derived('12345678-1234-5678-1234-567812345678') True True ('int', 'is_safe', '__weakref__')
#> False True
#> < False
#> <= False
#> > True
#> >= True
#> False True
#> < TypeError '<' not supported between instances of 'UUID' and 'int'
#> <= TypeError '<=' not supported between instances of 'UUID' and 'int'
#> > TypeError '>' not supported between instances of 'UUID' and 'int'
#> >= TypeError '>=' not supported between instances of 'UUID' and 'int'
#> False True
#> < TypeError '<' not supported between instances of 'UUID' and 'NoneType'
#> <= TypeError '<=' not supported between instances of 'UUID' and 'NoneType'
#> > TypeError '>' not supported between instances of 'UUID' and 'NoneType'
#> >= TypeError '>=' not supported between instances of 'UUID' and 'NoneType'
#> False True
#> < TypeError '<' not supported between instances of 'UUID' and 'str'
#> <= TypeError '<=' not supported between instances of 'UUID' and 'str'
#> > TypeError '>' not supported between instances of 'UUID' and 'str'
#> >= TypeError '>=' not supported between instances of 'UUID' and 'str'
