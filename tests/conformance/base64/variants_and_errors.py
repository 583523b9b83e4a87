# base64: variants and errors.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import base64 as b
d = bytes(range(0, 256, 17)) + b"\xfb\xff"
for n in "b64 b32 b32hex b16 a85 b85 z85".split():
    e, f = getattr(b, n + "encode"), getattr(b, n + "decode")
    print(n, e(d), f(e(d)) == d, e(b""), f(b""), e(b"a"), e(b"abcd"), e(bytearray(b"xy")), e(memoryview(b"z")))
    t(lambda: e("text")); t(lambda: e(5)); t(lambda: f("é")); t(lambda: f(b"\xff")); t(lambda: f(5))
print(b.urlsafe_b64encode(d), b.urlsafe_b64decode("-_8="), b.standard_b64encode(b"ab"),
      b.b64encode(b"\xfb\xff", altchars=b"-_"), b.b64decode(b"-_8=", b"-_"), b.encodebytes(d * 5),
      b.decodebytes(b"YW\nI="), b.a85encode(b"\0\0\0\0    ", foldspaces=True), b.a85encode(b"abcdefgh", adobe=True),
      b.a85encode(d, wrapcol=10), b.a85encode(b"a", pad=True), b.b85encode(b"a", pad=True),
      b.a85decode(b"<~87cUR~>", adobe=True), b.a85decode(b"z"), b.b16decode(b"ff", casefold=True),
      b.b32decode(b"me======", casefold=True), b.b32decode(b"M1======", map01=b"I") if False else 0)
for s in ("YQ", "YQ=", "YQ==", "Y", "YQ==YQ==", "Y Q = =", "YQ===", "!!!!", "", "=", "YWI=c", "AB=C"):
    t(lambda: (s, b.b64decode(s)))
    t(lambda: (s, b.b64decode(s, validate=True)))
t(lambda: b.b16decode("f"))
t(lambda: b.b16decode("ff"))
t(lambda: b.b16decode("GG"))
t(lambda: b.b32decode("A"))
t(lambda: b.b32decode("M1======"))
t(lambda: b.b32decode("AAAAAAA"))
t(lambda: b.b32decode("a======="))
t(lambda: b.a85decode("abc", adobe=True))
t(lambda: b.a85decode("zz{"))
t(lambda: b.a85decode("s8W-\""))
t(lambda: b.b85decode("~~~~~"))
t(lambda: b.b85decode("\x01"))
t(lambda: b.a85decode("az"))
t(lambda: b.b64encode(b"a", b"x"))
t(lambda: b.encodebytes("a"))
t(lambda: b.decodebytes(b"Y"))

#> b64 b'ABEiM0RVZneImaq7zN3u//v/' True b'' b'' b'YQ==' b'YWJjZA==' b'eHk=' b'eg=='
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> ValueError string argument should contain only ASCII characters
#> b''
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b32 b'AAISEM2EKVTHPCEZVK54ZXPO77576===' True b'' b'' b'ME======' b'MFRGGZA=' b'PB4Q====' b'PI======'
#> TypeError memoryview: a bytes-like object is required, not 'str'
#> TypeError memoryview: a bytes-like object is required, not 'int'
#> ValueError string argument should contain only ASCII characters
#> Error Incorrect padding
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b32hex b'008I4CQ4ALJ7F24PLATSPNFEVVTVU===' True b'' b'' b'C4======' b'C5H66P0=' b'F1SG====' b'F8======'
#> TypeError memoryview: a bytes-like object is required, not 'str'
#> TypeError memoryview: a bytes-like object is required, not 'int'
#> ValueError string argument should contain only ASCII characters
#> Error Incorrect padding
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b16 b'00112233445566778899AABBCCDDEEFFFBFF' True b'' b'' b'61' b'61626364' b'7879' b'7A'
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> ValueError string argument should contain only ASCII characters
#> Error Non-base16 digit found
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> a85 b'!"gD26rdiCLmb9Tbh_^equ6' True b'' b'' b'@/' b'@:E_W' b'G^0' b'H2'
#> TypeError memoryview: a bytes-like object is required, not 'str'
#> TypeError memoryview: a bytes-like object is required, not 'int'
#> ValueError string argument should contain only ASCII characters
#> ValueError Non-Ascii85 digit found: ÿ
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b85 b'01+ZHL{(;Yh?%Op%-!z)`~L' True b'' b'' b'VE' b'VPa!s' b'czF' b'dH'
#> TypeError memoryview: a bytes-like object is required, not 'str'
#> TypeError memoryview: a bytes-like object is required, not 'int'
#> ValueError string argument should contain only ASCII characters
#> ValueError bad base85 character at position 0
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> z85 b'01*zhl@^&yH)+oP+?.Z!}#l' True b'' b'' b've' b'vpA.S' b'CZf' b'Dh'
#> TypeError memoryview: a bytes-like object is required, not 'str'
#> TypeError memoryview: a bytes-like object is required, not 'int'
#> ValueError string argument should contain only ASCII characters
#> ValueError bad z85 character at position 0
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> b'ABEiM0RVZneImaq7zN3u__v_' b'\xfb\xff' b'YWI=' b'-_8=' b'\xfb\xff' b'ABEiM0RVZneImaq7zN3u//v/ABEiM0RVZneImaq7zN3u//v/ABEiM0RVZneImaq7zN3u//v/ABEi\nM0RVZneImaq7zN3u//v/ABEiM0RVZneImaq7zN3u//v/\n' b'ab' b'zy' b'<~@:E_WAS,Rg~>' b'!"gD26rdiC\nLmb9Tbh_^e\nqu6' b'@/p9-' b'VE_OC' b'Hell' b'\x00\x00\x00\x00' b'\xff' b'a' 0
#> Error Incorrect padding
#> Error Incorrect padding
#> Error Incorrect padding
#> Error Incorrect padding
#> ('YQ==', b'a')
#> ('YQ==', b'a')
#> Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
#> Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
#> ('YQ==YQ==', b'a')
#> Error Excess data after padding
#> ('Y Q = =', b'a')
#> Error Only base64 data is allowed
#> ('YQ===', b'a')
#> Error Excess data after padding
#> ('!!!!', b'')
#> Error Only base64 data is allowed
#> ('', b'')
#> ('', b'')
#> ('=', b'')
#> Error Leading padding not allowed
#> ('YWI=c', b'ab')
#> Error Excess data after padding
#> Error Incorrect padding
#> Error Discontinuous padding not allowed
#> Error Non-base16 digit found
#> Error Non-base16 digit found
#> Error Non-base16 digit found
#> Error Incorrect padding
#> Error Non-base32 digit found
#> Error Incorrect padding
#> Error Non-base32 digit found
#> ValueError Ascii85 encoded byte sequences must end with b'~>'
#> ValueError Non-Ascii85 digit found: {
#> ValueError Ascii85 overflow
#> ValueError base85 overflow in hunk starting at byte 0
#> ValueError bad base85 character at position 0
#> ValueError z inside Ascii85 5-tuple
#> AssertionError b'x'
#> TypeError expected bytes-like object, not str
#> Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
