# option: --policy standard
# uuid: construction, attributes, comparison, names; random ones by their form.
import uuid


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


u = uuid.UUID("12345678-1234-5678-1234-567812345678")
print(u, repr(u), int(u) == u.int, u.hex, u.urn, u.bytes.hex(), u.bytes_le.hex(), u.fields, u.time_low, u.time_mid,
      u.time_hi_version, u.clock_seq_hi_variant, u.clock_seq_low, u.node, u.clock_seq, u.time, u.variant, u.version)
for same in (uuid.UUID("{12345678123456781234567812345678}"),
             uuid.UUID("urn:uuid:12345678-1234-5678-1234-567812345678"), uuid.UUID(bytes=u.bytes),
             uuid.UUID(bytes_le=u.bytes_le), uuid.UUID(fields=u.fields), uuid.UUID(int=u.int)):
    print(same == u, hash(same) == hash(u), same < u, same <= u, end=" ")
print(u == str(u), u != 5)
for version in range(1, 6):
    v = uuid.UUID(u.hex, version=version)
    print(v, v.version, v.variant)
attempt("none", lambda: uuid.UUID())
attempt("two", lambda: uuid.UUID("a", int=1))
attempt("short", lambda: uuid.UUID("1234"))
attempt("digits", lambda: uuid.UUID("z" * 32))
attempt("bytes", lambda: uuid.UUID(bytes=b"abc"))
attempt("int", lambda: uuid.UUID(int=1 << 128))
attempt("negative", lambda: uuid.UUID(int=-1))
attempt("version", lambda: uuid.UUID(u.hex, version=9))
attempt("fields", lambda: uuid.UUID(fields=(1, 2, 3)))
attempt("field", lambda: uuid.UUID(fields=(1 << 32, 0, 0, 0, 0, 0)))
attempt("set", lambda: setattr(u, "int", 5))
attempt("order", lambda: u < 5)
print(uuid.uuid3(uuid.NAMESPACE_DNS, "python.org"), uuid.uuid5(uuid.NAMESPACE_URL, "http://python.org/"),
      uuid.uuid5(uuid.NAMESPACE_OID, "1.3"), uuid.uuid3(uuid.NAMESPACE_X500, b"bytes"))
r = uuid.uuid4()
print(r.version, r.variant, len(str(r)), str(r).count("-"), uuid.uuid4() != uuid.uuid4(), uuid.UUID(str(r)) == r)
print(uuid.NAMESPACE_DNS, uuid.RFC_4122, uuid.SafeUUID.unknown, u.is_safe,
      sorted([uuid.NAMESPACE_OID, uuid.NAMESPACE_DNS])[0])
print(uuid.NIL, uuid.MAX, uuid.uuid8(1, 2, 3), uuid.uuid7().version)

#> 12345678-1234-5678-1234-567812345678 UUID('12345678-1234-5678-1234-567812345678') True 12345678123456781234567812345678 urn:uuid:12345678-1234-5678-1234-567812345678 12345678123456781234567812345678 78563412341278561234567812345678 (305419896, 4660, 22136, 18, 52, 95073701484152) 305419896 4660 22136 18 52 95073701484152 4660 466142576285865592 reserved for NCS compatibility None
#> True True False True True True False True True True False True True True False True True True False True True True False True False True
#> 12345678-1234-1678-9234-567812345678 1 specified in RFC 4122
#> 12345678-1234-2678-9234-567812345678 2 specified in RFC 4122
#> 12345678-1234-3678-9234-567812345678 3 specified in RFC 4122
#> 12345678-1234-4678-9234-567812345678 4 specified in RFC 4122
#> 12345678-1234-5678-9234-567812345678 5 specified in RFC 4122
#> none TypeError one of the hex, bytes, bytes_le, fields, or int arguments must be given
#> two TypeError one of the hex, bytes, bytes_le, fields, or int arguments must be given
#> short ValueError badly formed hexadecimal UUID string
#> digits ValueError invalid literal for int() with base 16: 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'
#> bytes ValueError bytes is not a 16-char string
#> int ValueError int is out of range (need a 128-bit value)
#> negative ValueError int is out of range (need a 128-bit value)
#> version ValueError illegal version number
#> fields ValueError fields is not a 6-tuple
#> field ValueError field 1 out of range (need a 32-bit value)
#> set TypeError UUID objects are immutable
#> order TypeError '<' not supported between instances of 'UUID' and 'int'
#> 6fa459ea-ee8a-3ca4-894e-db77e160355e 4c565f0d-3f5a-5890-b41b-20cf47701c5e 7c3f19ce-da43-52bf-99db-9f3349f15d5e 57b91a2d-860d-34e5-bb34-121ec20d49cb
#> 4 specified in RFC 4122 36 4 True True
#> 6ba7b810-9dad-11d1-80b4-00c04fd430c8 specified in RFC 4122 SafeUUID.unknown SafeUUID.unknown 6ba7b810-9dad-11d1-80b4-00c04fd430c8
#> 00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff 00000000-0001-8002-8000-000000000003 7
