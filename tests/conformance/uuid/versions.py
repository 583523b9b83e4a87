# uuid: identifiers of names, of the clock, of random bits and of custom blocks.
# option: --policy standard
import time
import uuid


class Text(str):
    def encode(self, *arguments):
        return b"other"


def attempt(label, function):
    try:
        print(label, function())
    except Exception as error:
        print(label, type(error).__name__, error)


for name in ("x", b"x", "\xe9", "", bytearray(b"x"), Text("x"), 5, None):
    attempt(f"3 {name!r}", lambda: uuid.uuid3(uuid.NAMESPACE_DNS, name))
    attempt(f"5 {name!r}", lambda: uuid.uuid5(uuid.NAMESPACE_X500, name))
attempt("namespace", lambda: uuid.uuid3("x", "y"))
print(uuid.uuid5(name="y", namespace=uuid.NAMESPACE_URL))
print(uuid.NAMESPACE_DNS, uuid.NAMESPACE_URL, uuid.NAMESPACE_OID, uuid.NAMESPACE_X500)
print(uuid.NIL, uuid.MAX, uuid.NIL.variant, uuid.MAX.variant, uuid.NIL.version, uuid.MAX.version)

# Version 7 sorts in the order of making, also within a millisecond.
before = time.time_ns() // 1_000_000
made = [uuid.uuid7() for _ in range(5000)]
print(made == sorted(made), len(set(made)), {(each.version, each.variant) for each in made})
print(all(before <= each.time <= time.time_ns() // 1_000_000 for each in made))
print(len({each.int & 0xFFFFFFFF for each in made}) > 4900)

made = [uuid.uuid4() for _ in range(200)]
print(len(set(made)), {(each.version, each.variant) for each in made})
print(uuid.uuid8(1, 2, 3), uuid.uuid8(-1, -1, -1), uuid.uuid8(1 << 48, 1 << 12, 1 << 62))
given = uuid.uuid8(b=0xABC)
print(given.version, given.variant, given.time_hi_version & 0xFFF == 0xABC, uuid.uuid8(b=0xABC) != given)
attempt("text", lambda: uuid.uuid8("x"))
attempt("float", lambda: uuid.uuid8(c=1.0))

#> 3 'x' ec794efe-a384-3b11-a0b6-ec8995bc6acc
#> 5 'x' 456e503f-63e3-56c1-b807-4cd79bf8cc22
#> 3 b'x' ec794efe-a384-3b11-a0b6-ec8995bc6acc
#> 5 b'x' 456e503f-63e3-56c1-b807-4cd79bf8cc22
#> 3 'é' 3a356d77-46a8-3ec1-8205-b80596740632
#> 5 'é' d13e05fb-cfd5-575b-8154-f5979b02b254
#> 3 '' c87ee674-4ddc-3efe-a74e-dfe25da5d7b3
#> 5 '' b4bdf874-8c03-5bd8-8fd7-5e409dfd82c0
#> 3 bytearray(b'x') ec794efe-a384-3b11-a0b6-ec8995bc6acc
#> 5 bytearray(b'x') 456e503f-63e3-56c1-b807-4cd79bf8cc22
#> 3 'x' ec794efe-a384-3b11-a0b6-ec8995bc6acc
#> 5 'x' 456e503f-63e3-56c1-b807-4cd79bf8cc22
#> 3 5 TypeError can't concat int to bytes
#> 5 5 TypeError can't concat int to bytes
#> 3 None TypeError can't concat NoneType to bytes
#> 5 None TypeError can't concat NoneType to bytes
#> namespace AttributeError 'str' object has no attribute 'bytes'
#> d090ad11-8267-5b5c-90d5-45ab4bda05ea
#> 6ba7b810-9dad-11d1-80b4-00c04fd430c8 6ba7b811-9dad-11d1-80b4-00c04fd430c8 6ba7b812-9dad-11d1-80b4-00c04fd430c8 6ba7b814-9dad-11d1-80b4-00c04fd430c8
#> 00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff reserved for NCS compatibility reserved for future definition None None
#> True 5000 {(7, 'specified in RFC 4122')}
#> True
#> True
#> 200 {(4, 'specified in RFC 4122')}
#> 00000000-0001-8002-8000-000000000003 ffffffff-ffff-8fff-bfff-ffffffffffff 00000000-0000-8000-8000-000000000000
#> 8 specified in RFC 4122 True True
#> text TypeError unsupported operand type(s) for &: 'str' and 'int'
#> float TypeError unsupported operand type(s) for &: 'float' and 'int'
