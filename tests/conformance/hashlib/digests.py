# option: --allow-import hashlib,hmac,io
# python: 3.11
# hashlib and hmac: all digests at block boundaries, parameters, copies, errors.
import hashlib
import hmac
import io


def attempt(label, function):
    try:
        print(label, function())
    except Exception as error:
        print(label, type(error).__name__, error)


NAMES = ["md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_224", "sha3_256", "sha3_384",
         "sha3_512", "blake2b", "blake2s"]
for name in NAMES:
    h = hashlib.new(name)
    print(name, h.name, h.digest_size, h.block_size, h.hexdigest())
    text = ""
    for size in (1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 135, 136, 137, 143, 144, 300):
        text += getattr(hashlib, name)(bytes(i % 251 for i in range(size))).hexdigest()
    print(hashlib.md5(text.encode()).hexdigest())
for name in ("shake_128", "shake_256"):
    h = getattr(hashlib, name)(b"abc")
    print(h.name, h.digest_size, h.block_size, h.hexdigest(10), h.digest(200)[-4:], h.hexdigest(0) == "")
h = hashlib.sha256(b"a")
c = h.copy()
h.update(b"b")
h.update(bytearray(b"c"))
h.update(memoryview(b"d"))
print(h.hexdigest() == hashlib.sha256(b"abcd").hexdigest(), c.hexdigest() == hashlib.sha256(b"a").hexdigest(),
      h.digest() == h.digest())
big = hashlib.sha512()
for i in range(100):
    big.update(bytes([i]) * i)
print(big.hexdigest())
attempt("str", lambda: hashlib.sha256("abc"))
attempt("int", lambda: hashlib.sha256(5))
attempt("unknown", lambda: hashlib.new("whirlpool5"))
attempt("stride", lambda: hashlib.md5(memoryview(b"abcd")[::2]))
print(hashlib.new("SHA256", b"x").name, hashlib.sha1(usedforsecurity=False).hexdigest()[:8])
print(sorted(hashlib.algorithms_guaranteed), "sha256" in hashlib.algorithms_available)

print(hashlib.blake2b(b"msg", digest_size=20, key=b"key", salt=b"salt", person=b"me").hexdigest())
print(hashlib.blake2s(b"msg", digest_size=5, key=b"k" * 32, salt=b"12345678", person=b"87654321").hexdigest())
print(hashlib.blake2b(b"x", fanout=2, depth=3, leaf_size=4096, node_offset=2 ** 40, node_depth=1, inner_size=32,
                      last_node=True).hexdigest()[:40])
print(hashlib.blake2s(b"x", fanout=0, depth=255, leaf_size=2 ** 32 - 1, node_offset=2 ** 48 - 1, node_depth=255,
                      inner_size=32).hexdigest()[:40])
b = hashlib.blake2b(key=b"abc")
b.update(b"x" * 128)
print(b.hexdigest()[:32], b.copy().hexdigest()[:32], b.name, b.digest_size, b.block_size, hashlib.blake2b.SALT_SIZE,
      hashlib.blake2s.MAX_KEY_SIZE)
for kwargs in ({"key": b"x" * 65}, {"salt": b"x" * 17}, {"person": b"x" * 17}, {"depth": 0}, {"fanout": 256},
               {"inner_size": 65}):
    attempt(sorted(kwargs)[0], lambda: hashlib.blake2b(**kwargs).name and type(hashlib.blake2b(**kwargs)))

m = hmac.new(b"key", b"message", "sha256")
print(m.hexdigest(), m.name, m.digest_size, m.block_size)
print(hmac.new(b"k" * 200, digestmod=hashlib.sha1).hexdigest(), hmac.digest(b"k", b"m", "md5").hex())
c = m.copy()
c.update(b"!")
print(c.hexdigest() != m.hexdigest(), hmac.compare_digest(m.digest(), m.copy().digest()),
      hmac.compare_digest("a", "b"))
attempt("key", lambda: hmac.new("key", b"", "md5"))
attempt("compare", lambda: hmac.compare_digest("\xe9", "a"))
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 100).hex())
print(hashlib.pbkdf2_hmac("sha1", b"password", b"salt", 3, 50).hex(),
      hashlib.pbkdf2_hmac("sha512", b"p" * 300, b"", 2, 7).hex())
attempt("iterations", lambda: hashlib.pbkdf2_hmac("sha1", b"p", b"s", 0))
attempt("length", lambda: hashlib.pbkdf2_hmac("sha1", b"p", b"s", 1, 0))
print(hashlib.file_digest(io.BytesIO(b"file"), "sha256").hexdigest() == hashlib.sha256(b"file").hexdigest())

#> md5 md5 16 64 d41d8cd98f00b204e9800998ecf8427e
#> 1bf4e31dab7adc2ffc2417f9af993e3b
#> sha1 sha1 20 64 da39a3ee5e6b4b0d3255bfef95601890afd80709
#> a6c82cef81be59eab3d5363508cfe867
#> sha224 sha224 28 64 d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f
#> 6e2f2b41eed4e64000e06b342a259875
#> sha256 sha256 32 64 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
#> 27244cdb235a3f9bde446d9080c95763
#> sha384 sha384 48 128 38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b
#> 627cb976a81802aef87ecda82df3521b
#> sha512 sha512 64 128 cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e
#> 3396224bef1f708f5008f85ef8440222
#> sha3_224 sha3_224 28 144 6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7
#> e91dac6406f35273a84f25a57449f06b
#> sha3_256 sha3_256 32 136 a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
#> 517cc6dd7fd716f6fa7293d6051e8b5b
#> sha3_384 sha3_384 48 104 0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004
#> 006bcf1512409023ac3db5914d93c1e8
#> sha3_512 sha3_512 64 72 a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26
#> a09923fe81949dbd01c225a99f426951
#> blake2b blake2b 64 128 786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce
#> e86b12b3015c61462110ca1abb88524b
#> blake2s blake2s 32 64 69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9
#> 367738c8a53a2e166d644affebd86a94
#> shake_128 0 168 5881092dd818bf5cf8a3 b'j\xa5\xb4\xcd' True
#> shake_256 0 136 483366601360a8771c68 b'\xf6\xbf\xe1\x19' True
#> True True True
#> 8a410cf1fcd4206b28da02510dc3b98a9663a57912a8a6364f7389c8f533e20a8472940fb3dcd0bb187bdc0f0f8a889171f731c823744440ece1f235e16fd787
#> str TypeError Strings must be encoded before hashing
#> int TypeError object supporting the buffer API required
#> unknown ValueError unsupported hash type whirlpool5
#> stride BufferError memoryview: underlying buffer is not C-contiguous
#> sha256 da39a3ee
#> ['blake2b', 'blake2s', 'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'sha512', 'shake_128', 'shake_256'] True
#> e65ee8b2acdf09e7eff5eabd1ab7808595abc8c4
#> 91cfaf4605
#> b50e5f1ae6472cda7053899db92af40d011dc92d
#> b122a943d78c67308cacae6be1ef87a3ea11c7d5
#> 54c0909b70b0f602821a110ba0a564ca 54c0909b70b0f602821a110ba0a564ca blake2b 64 128 16 32
#> key ValueError maximum key length is 64 bytes
#> salt ValueError maximum salt length is 16 bytes
#> person ValueError maximum person length is 16 bytes
#> depth ValueError depth must be between 1 and 255
#> fanout ValueError fanout must be between 0 and 255
#> inner_size ValueError inner_size must be between 0 and is 64
#> 6e9ef29b75fffc5b7abae527d58fdadb2fe42e7219011976917343065f58ed4a hmac-sha256 32 64
#> 28b570577d1d66cd83c799979a6f134e5a8811c3 ed7e724d3a91554aaa2043041d9c5305
#> True True False
#> key TypeError key: expected bytes or bytearray, but got 'str'
#> compare TypeError comparing strings with non-ASCII characters is not supported
#> 07e6997180cf7f12904f04100d405d34888fdf62af6d506a0ecc23b196fe99d8
#> 6b4e26125c25cf21ae35ead955f479ea2e71f6ff9e400029f04810eece31355533bb2ed348e604da707cc4562f85fe120c5c 8f9ba33f841dbe
#> iterations ValueError iteration value must be greater than 0.
#> length ValueError key length must be greater than 0.
#> True
