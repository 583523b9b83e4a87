# uuid: fields and forms.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import uuid
u = uuid.UUID("12345678-1234-5678-1234-567812345678")
print(f"{u = }")
print(f"{repr(u) = }")
print(f"{u.hex = }")
print(f"{u.int = }")
print(f"{u.bytes = }")
print(f"{u.bytes_le = }")
print(f"{u.fields = }")
print(f"{u.urn = }")
print(f"{u.variant = }")
print(f"{u.version = }")
print(f"{u.time_low = }")
print(f"{u.node = }")
print(f"{u.clock_seq = }")
print(f"{u.time = }")
print(f"{int(u) = }")
print(f"{u == uuid.UUID(int=u.int) = }")
print(f"{u < uuid.UUID(int=2**128 - 1) = }")
print(f"{hash(u) == hash(uuid.UUID(str(u))) = }")
print(f"{uuid.UUID(bytes=u.bytes) == u = }")
print(f"{uuid.UUID(bytes_le=u.bytes_le) == u = }")
print(f"{uuid.UUID(fields=u.fields) == u = }")
print(f"{uuid.UUID("{" + u.hex + "}") == u = }")
print(f"{uuid.UUID("urn:uuid:" + str(u)) == u = }")
print(f"{uuid.UUID(u.hex, version=4) = }")
print(uuid.uuid3(uuid.NAMESPACE_DNS, "x"), uuid.uuid5(uuid.NAMESPACE_URL, "y"), uuid.uuid5(uuid.NAMESPACE_OID, b"y"),
      uuid.uuid3(uuid.NAMESPACE_X500, "z").version, uuid.uuid4().version, uuid.uuid4().variant, uuid.NIL, uuid.MAX)
t(lambda: uuid.UUID("x"))
t(lambda: uuid.UUID())
t(lambda: uuid.UUID(int=-1))
t(lambda: uuid.UUID(int=2**128))
t(lambda: uuid.UUID(bytes=b"a"))
t(lambda: uuid.UUID(bytes_le=b"a"))
t(lambda: uuid.UUID(fields=(1,)))
t(lambda: uuid.UUID(hex="a", int=1))
t(lambda: uuid.UUID(int=1, version=9))
t(lambda: setattr(u, "int", 1))
t(lambda: u < 5)
t(lambda: uuid.UUID(5))
t(lambda: uuid.uuid5(5, "x"))

#> u = UUID('12345678-1234-5678-1234-567812345678')
#> repr(u) = "UUID('12345678-1234-5678-1234-567812345678')"
#> u.hex = '12345678123456781234567812345678'
#> u.int = 24197857161011715162171839636988778104
#> u.bytes = b'\x124Vx\x124Vx\x124Vx\x124Vx'
#> u.bytes_le = b'xV4\x124\x12xV\x124Vx\x124Vx'
#> u.fields = (305419896, 4660, 22136, 18, 52, 95073701484152)
#> u.urn = 'urn:uuid:12345678-1234-5678-1234-567812345678'
#> u.variant = 'reserved for NCS compatibility'
#> u.version = None
#> u.time_low = 305419896
#> u.node = 95073701484152
#> u.clock_seq = 4660
#> u.time = 466142576285865592
#> int(u) = 24197857161011715162171839636988778104
#> u == uuid.UUID(int=u.int) = True
#> u < uuid.UUID(int=2**128 - 1) = True
#> hash(u) == hash(uuid.UUID(str(u))) = True
#> uuid.UUID(bytes=u.bytes) == u = True
#> uuid.UUID(bytes_le=u.bytes_le) == u = True
#> uuid.UUID(fields=u.fields) == u = True
#> uuid.UUID("{" + u.hex + "}") == u = True
#> uuid.UUID("urn:uuid:" + str(u)) == u = True
#> uuid.UUID(u.hex, version=4) = UUID('12345678-1234-4678-9234-567812345678')
#> ec794efe-a384-3b11-a0b6-ec8995bc6acc d090ad11-8267-5b5c-90d5-45ab4bda05ea f8a11744-3514-5451-9a5c-61820bf0ea4f 3 4 specified in RFC 4122 00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff
#> ValueError badly formed hexadecimal UUID string
#> TypeError one of the hex, bytes, bytes_le, fields, or int arguments must be given
#> ValueError int is out of range (need a 128-bit value)
#> ValueError int is out of range (need a 128-bit value)
#> ValueError bytes is not a 16-char string
#> ValueError bytes_le is not a 16-char string
#> ValueError fields is not a 6-tuple
#> TypeError one of the hex, bytes, bytes_le, fields, or int arguments must be given
#> ValueError illegal version number
#> TypeError UUID objects are immutable
#> TypeError '<' not supported between instances of 'UUID' and 'int'
#> AttributeError 'int' object has no attribute 'replace'
#> AttributeError 'int' object has no attribute 'bytes'
