# hmac: digests of keys of all lengths, hash objects of programs, and what is refused.
# option: --policy standard
import copy
import hashlib
import hmac
import warnings


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


# The vectors of RFC 4231 and RFC 2202.
VECTORS = [(b"\x0b" * 20, b"Hi There"), (b"Jefe", b"what do ya want for nothing?"), (b"\xaa" * 20, b"\xdd" * 50),
           (bytes(range(1, 26)), b"\xcd" * 50), (b"\x0c" * 20, b"Test With Truncation"),
           (b"\xaa" * 131, b"Test Using Larger Than Block-Size Key - Hash Key First")]
for number, (key, message) in enumerate(VECTORS, 1):
    for name in ("md5", "sha1", "sha224", "sha256", "sha384", "sha512"):
        whole = hmac.digest(key, message, name)
        print(number, name, whole.hex())
        assert hmac.new(key, message, name).digest() == whole
        assert hmac.HMAC(key, message, getattr(hashlib, name)).digest() == whole

for size in (0, 1, 63, 64, 65, 127, 128, 129, 200):
    print(size, hmac.new(b"k" * size, b"m", "sha256").hexdigest()[:16],
          hmac.digest(b"k" * size, b"m", "sha512").hex()[:16],
          hmac.new(bytearray(b"k" * size), bytearray(b"m"), "sha3_256").hexdigest()[:16])

pieces = hmac.new(b"key", digestmod="sha256")
print(pieces.name, pieces.digest_size, pieces.block_size, pieces.blocksize)
empty = pieces.copy()
print(pieces.update(b"a"), pieces.update(memoryview(b"b")), pieces.update(b""))
print(pieces.hexdigest() == pieces.hexdigest() == hmac.digest(b"key", b"ab", "sha256").hex())
print(empty.hexdigest() == hmac.digest(b"key", b"", hashlib.sha256).hex(), copy.copy(empty).digest() == empty.digest())
attempt("attribute", lambda: setattr(pieces, "other", 1))
attempt("blocksize", lambda: setattr(pieces, "blocksize", 1))
attempt("dict", lambda: pieces.__dict__)


class LyingBytes(bytes):
    def __len__(self):
        return 0

    def __bytes__(self):
        return b"other"

    def ljust(self, *arguments):
        return b""

    translate = ljust


print(hmac.new(LyingBytes(b"key"), b"", "sha256").digest() == empty.digest())
print(hmac.new(LyingBytes(b"k" * 200), b"", "md5").digest() == hmac.new(b"k" * 200, b"", "md5").digest())


class Hash:
    """A hash object of a program."""
    digest_size = 16
    name = "own"

    def __init__(self, data=b"", state=None):
        self.state = state or hashlib.md5(data)
        self.update, self.digest, self.hexdigest = self.state.update, self.state.digest, self.state.hexdigest

    def copy(self):
        return type(self)(state=self.state.copy())


class Module:
    """What has a function new() is enough."""
    new = staticmethod(hashlib.md5)


class Small(Hash):
    block_size = 8


class Large(Hash):
    block_size = 128


class Narrow(hmac.HMAC):
    blocksize = 32


print(hmac.new(b"k", b"m", Module()).hexdigest() == hmac.new(b"k", b"m", "md5").hexdigest(),
      hmac.new(b"", None, Module()).name)
for make in (Hash, Small, Large):
    for kind in (hmac.HMAC, Narrow):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            made = kind(b"k" * 40, b"message", make)
        print(make.__name__, kind.__name__, made.block_size, made.name, made.hexdigest(),
              [(each.category.__name__, str(each.message)) for each in caught])
    print(make.__name__, hmac.digest(b"k" * 40, b"message", make).hex())

attempt("no digest", lambda: hmac.new(b"k", b"m"))
attempt("none", lambda: hmac.HMAC(b"k", b"m", None))
attempt("unknown", lambda: hmac.new(b"k", b"m", "whirlpool5"))
attempt("number", lambda: hmac.new(b"k", b"m", 5))
attempt("str key", lambda: hmac.new("k", b"m", "md5"))
attempt("view as key", lambda: hmac.new(memoryview(b"k"), b"m", "md5"))
attempt("str message", lambda: hmac.new(b"k", "m", "md5"))
attempt("update", lambda: pieces.update(None))
attempt("digest: unknown", lambda: hmac.digest(b"k", b"m", "whirlpool5"))
attempt("digest: empty", lambda: hmac.digest(b"k", b"m", ""))
attempt("digest: none", lambda: hmac.digest(b"k", b"m", None))
attempt("digest: no message", lambda: hmac.digest(b"k", None, "md5"))
attempt("digest: str", lambda: hmac.digest(b"k", "m", "md5"))

#> 1 md5 5ccec34ea9656392457fa1ac27f08fbc
#> 1 sha1 b617318655057264e28bc0b6fb378c8ef146be00
#> 1 sha224 896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22
#> 1 sha256 b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7
#> 1 sha384 afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6
#> 1 sha512 87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854
#> 2 md5 750c783e6ab0b503eaa86e310a5db738
#> 2 sha1 effcdf6ae5eb2fa2d27416d5f184df9c259a7c79
#> 2 sha224 a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44
#> 2 sha256 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843
#> 2 sha384 af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649
#> 2 sha512 164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737
#> 3 md5 2ab8b9a9f7d3894d15ad8383b97044b2
#> 3 sha1 125d7342b9ac11cd91a39af48aa17b4f63f175d3
#> 3 sha224 7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea
#> 3 sha256 773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe
#> 3 sha384 88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b2a5ab39dc13814b94e3ab6e101a34f27
#> 3 sha512 fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb
#> 4 md5 697eaf0aca3a3aea3a75164746ffaa79
#> 4 sha1 4c9007f4026250c6bc8414f9bf50c86c2d7235da
#> 4 sha224 6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a
#> 4 sha256 82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b
#> 4 sha384 3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e6801dd23c4a7d679ccf8a386c674cffb
#> 4 sha512 b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd
#> 5 md5 951726cea438b8e106e43b3d87a19c8e
#> 5 sha1 4c1a03424b55e07fe7f27be1d58bb9324a9a5a04
#> 5 sha224 0e2aea68a90c8d37c988bcdb9fca6fa8099cd857c7ec4a1815cac54c
#> 5 sha256 a3b6167473100ee06e0c796c2955552bfa6f7c0a6a8aef8b93f860aab0cd20c5
#> 5 sha384 3abf34c3503b2a23a46efc619baef897f4c8e42c934ce55ccbae9740fcbc1af4ca62269e2a37cd88ba926341efe4aeea
#> 5 sha512 415fad6271580a531d4179bc891d87a650188707922a4fbb36663a1eb16da008711c5b50ddd0fc235084eb9d3364a1454fb2ef67cd1d29fe6773068ea266e96b
#> 6 md5 bfecaf4efff90a3a668f3922fec3762d
#> 6 sha1 90d0dace1c1bdc957339307803160335bde6df2b
#> 6 sha224 95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e
#> 6 sha256 60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54
#> 6 sha384 4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952
#> 6 sha512 80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598
#> 0 a64092104c76d9ef f72650354dfefcfa ff8070a7d64850e3
#> 1 b60090e3052297ae 94ec958658ae2d2e 1b92d4a226661543
#> 63 e458f5dd7e8afee6 9b9a5f47bda3ec09 cd5a02f3833bf5c0
#> 64 3b7a8d453e76edb5 6ed28c40a2fc6376 41316a44a70318e0
#> 65 c2d7d4c2256ddb09 004646c6234e37d4 628aacf13533ea35
#> 127 be2137139e8fe202 c47e9f971dd26ebe 1873bd2e70b0993b
#> 128 ef699a99d6d629d2 9592ecd80ce4ede3 d0b5a0fdb3f43d77
#> 129 e60a395e9403dbd3 1a960aeb80731a01 36c0cb00526e6007
#> 200 386081d3a1ad3012 56cacd8ce9dffad0 a41e46de1079a2cb
#> hmac-sha256 32 64 64
#> None None None
#> True
#> True True
#> attribute AttributeError 'HMAC' object has no attribute 'other' and no __dict__ for setting new attributes
#> blocksize AttributeError 'HMAC' object attribute 'blocksize' is read-only
#> dict AttributeError 'HMAC' object has no attribute '__dict__'
#> True
#> True
#> True hmac-md5
#> Hash HMAC 64 hmac-own 78ca9517ca71054cf999c2b7eb6a493a [('RuntimeWarning', 'No block_size attribute on given digest object; Assuming 64.')]
#> Hash Narrow 32 hmac-own ae166682753e88cadf91d9f48e64d2ba [('RuntimeWarning', 'No block_size attribute on given digest object; Assuming 32.')]
#> Hash 78ca9517ca71054cf999c2b7eb6a493a
#> Small HMAC 64 hmac-own 78ca9517ca71054cf999c2b7eb6a493a [('RuntimeWarning', 'block_size of 8 seems too small; using our default of 64.')]
#> Small Narrow 32 hmac-own ae166682753e88cadf91d9f48e64d2ba [('RuntimeWarning', 'block_size of 8 seems too small; using our default of 32.')]
#> Small 0160d132ec58138195624962cf1a87e3
#> Large HMAC 128 hmac-own 43b7a43e3b7975fa965ed2aa34cfe242 []
#> Large Narrow 128 hmac-own 43b7a43e3b7975fa965ed2aa34cfe242 []
#> Large 43b7a43e3b7975fa965ed2aa34cfe242
#> no digest TypeError Missing required argument 'digestmod'.
#> none TypeError Missing required argument 'digestmod'.
#> unknown ValueError unsupported hash type whirlpool5
#> number AttributeError 'int' object has no attribute 'new'
#> str key TypeError key: expected bytes or bytearray, but got 'str'
#> view as key TypeError key: expected bytes or bytearray, but got 'memoryview'
#> str message TypeError Strings must be encoded before hashing
#> update TypeError object supporting the buffer API required
#> digest: unknown ValueError unsupported hash type whirlpool5
#> digest: empty ValueError unsupported hash type 
#> digest: none AttributeError 'NoneType' object has no attribute 'new'
#> digest: no message TypeError object supporting the buffer API required
#> digest: str TypeError Strings must be encoded before hashing
