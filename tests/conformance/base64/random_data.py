# option: --policy standard
# base64: random bytes of all lengths, with all options, and damaged texts.
import base64
import hashlib
import random

RANDOM = random.Random(7)
ENCODINGS = ("b64", "b32", "b32hex", "b16", "a85", "b85", "z85")
DAMAGE = b"!\"Auvyz019+/-_=~<> \n\xff"


def functions(name):
    return getattr(base64, name + "encode"), getattr(base64, name + "decode")


def attempt(function, *arguments, **options):
    try:
        return repr(function(*arguments, **options))
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def samples(length):
    yield RANDOM.randbytes(length)
    yield bytes(length)
    yield bytes(RANDOM.choice(b"\0\0\0\0 \xff") for _ in range(length))
    yield b" " * length


def damaged(text):
    text = bytearray(text)
    for _ in range(RANDOM.randrange(1, 4)):
        place = RANDOM.randrange(len(text) + 1)
        kind = RANDOM.randrange(3)
        if kind == 0 or place == len(text):
            text.insert(place, RANDOM.choice(DAMAGE))
        elif kind == 1:
            text[place] = RANDOM.choice(DAMAGE)
        else:
            del text[place]
    return bytes(text)


def combinations(**choices):
    rows = [{}]
    for name, values in choices.items():
        rows = [row | ({} if value is ... else {name: value}) for row in rows for value in values]
    return rows


ENCODING_OPTIONS = {
    "b64": combinations(altchars=(..., b"-_", b"/+", b"AB", b"==", bytearray(b"$%"))),
    "b85": combinations(pad=(False, True)),
    "a85": combinations(foldspaces=(False, True), pad=(False, True), adobe=(False, True),
                        wrapcol=(0, 1, 2, 3, 4, 5, 7, 10, -3)),
}
DECODING_OPTIONS = {
    "b64": combinations(altchars=(..., b"-_", "/+", b"AB", b"=="), validate=(False, True)),
    "b32": combinations(casefold=(False, True), map01=(None, b"L", "i", b"=")),
    "b32hex": combinations(casefold=(False, True)),
    "b16": combinations(casefold=(False, True)),
    "a85": combinations(foldspaces=(False, True), adobe=(False, True),
                        ignorechars=(..., b"", b"~<", [10, 32], {118}, bytearray(b"\n"), " ")),
}

for name in ENCODINGS:
    encode, decode = functions(name)
    digest = hashlib.sha256()
    same = tried = 0
    for length in range(41):
        for data in samples(length):
            text = encode(data)
            same += decode(text) == data == decode(text.decode()) == decode(bytearray(text))
            tried += 1
            for options in ENCODING_OPTIONS.get(name, [{}]):
                digest.update(attempt(encode, data, **options).encode())
            for options in DECODING_OPTIONS.get(name, [{}]):
                for broken in (damaged(text), damaged(text.lower()), text + b"~>", b"<~" + text + b"~>"):
                    digest.update(attempt(decode, broken, **options).encode())
    print(name, tried, same, digest.hexdigest())

# Long data, and damage far into it.
for size in (65_537, 300_002):
    data = RANDOM.randbytes(size) + bytes(500) + b" " * 503
    for name in ENCODINGS:
        encode, decode = functions(name)
        text = encode(data)
        broken = bytearray(text)
        broken[len(text) * 3 // 4] = 0x7f
        print(name, len(text), hashlib.sha256(text).hexdigest()[:16], decode(text) == data,
              attempt(decode, broken)[:48])
    text = base64.a85encode(data, foldspaces=True, adobe=True, wrapcol=76)
    print(len(text), base64.a85decode(text, foldspaces=True, adobe=True) == data, text[-85:])
    text = base64.encodebytes(data)
    print(len(text), base64.decodebytes(text) == data, hashlib.sha256(text).hexdigest()[:16])

#> b64 164 164 6cc534cc16791a5107d7538862e29fcc6fbf0d4b07706b354b7f30388e83b322
#> b32 164 164 58c166f9f6c58f2deb14f5e1a236357fe3ccb32ba7255a878c66c98487b8e26b
#> b32hex 164 164 8e2867748177a5f0465d96a5ba1ae6a558b41799458be9099286bc182214a1fa
#> b16 164 164 5942a852ba4a637f83883df185f679f70226cf5af775c64434bf4aa3efda7df0
#> a85 164 164 acce83f5cceb96615bbac131d743f1bf4d7d978af8d1185b408dd6a151534156
#> b85 164 164 b94e0453825bf78cdad86d306643578b1f3f138a0922aa3b861384989f1904b3
#> z85 164 164 89c4f1f681c17158730fec689dc70cdd9e2e73f923b068cd2fc8cc82c1f2397d
#> b64 88720 fb2bd1583ca73a2f True Error: Incorrect padding
#> b32 106464 021fc6fe52eb9f8d True Error: Non-base32 digit found
#> b32hex 106464 4f7291c83829f97e True Error: Non-base32 digit found
#> b16 133080 93fad0ef8869f727 True Error: Non-base16 digit found
#> a85 82679 bf86a578e545ebcc True ValueError: Non-Ascii85 digit found: 
#> b85 83175 ea54409c4c338395 True ValueError: bad base85 character at position 623
#> z85 83175 47cebba925279c12 True ValueError: bad z85 character at position 62381
#> 83264 True b'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\nyyyyyyyyyyyyyyyyyyyyyyyyy~>'
#> 89888 True 541c08ba7b52a8da
#> b64 401340 15bc5a0259acd7ae True Error: Incorrect padding
#> b32 481608 3174513e91f44b12 True Error: Non-base32 digit found
#> b32hex 481608 8250d6cb90a01993 True Error: Non-base32 digit found
#> b16 602010 50484f84fc10d5a1 True Error: Non-base16 digit found
#> a85 375761 e27b37f90ac2e46c True ValueError: Non-Ascii85 digit found: 
#> b85 376257 91df747f74b90f1a True ValueError: bad base85 character at position 282
#> z85 376257 2dbfdb6a1a00c1cb True ValueError: bad z85 character at position 282192
#> 380202 True b'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\nyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy+9~>'
#> 406621 True c49230b34db4daea
