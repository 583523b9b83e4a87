# Methods that bytes shares with str.
d = b"  Hello, World! hello  "
print(d.strip(), d.lstrip(), d.rstrip(), d.upper(), d.lower(), d.swapcase(), d.title(), d.capitalize(),
      b"abc".capitalize())
print(d.find(b"ello"), d.rfind(b"ello"), d.find(b"xyz"), d.count(b"l"), d.index(b"W"), d.find(108), d.count(108),
      d.rindex(b"h"), b"aaa".count(b""), b"abc".find(b"c", -1), b"abc".find(b""))
print(b"a,b,,c".split(b","), b"a b  c".split(), b"a b c".split(None, 1), b"a,b,c".rsplit(b",", 1),
      b"a=b=c".partition(b"="), b"a=b=c".rpartition(b"="), b"x".partition(b"="), b"a\nb\r\nc".splitlines(),
      b"a\nb".splitlines(True), b"a\x0bb\x1cc".splitlines())
print(b"-".join([b"a", b"b"]), b"".join([]), b"abab".replace(b"a", b"xx"), b"abab".replace(b"a", b"", 1),
      b"ab".replace(b"", b"-"), b"abc".center(7, b"*"), b"abc".ljust(5), b"abc".rjust(5, b"0"), b"-5".zfill(5),
      b"a\tb".expandtabs(4))
print(b"abc".startswith(b"ab"), b"abc".endswith((b"x", b"c")), b"abc".startswith(b"b", 1), b"abc".removeprefix(b"a"),
      b"abc".removesuffix(b"bc"), b"abc".translate(bytes(reversed(range(256))))[:1], b"hello".translate(None, b"l"),
      b"abc".translate(bytes.maketrans(b"ab", b"xy")), b"aabc".translate(bytes.maketrans(b"a", b"A"), b"c"))
print(f"{b"abc".isalpha() = }")
print(f"{b"123".isdigit() = }")
print(f"{b"a1".isalnum() = }")
print(f"{b" \t".isspace() = }")
print(f"{b"ABC".isupper() = }")
print(f"{b"abc".islower() = }")
print(f"{b"Abc Def".istitle() = }")
print(f"{b"".isalpha() = }")
print(f"{b"\xe9".isalpha() = }")
print(f"{b"\xff".isascii() = }")
print(f"{b"a".isascii() = }")
print(b"xxabcxx".strip(b"x"), b"abc".strip(b"ac"), b"mississippi".rstrip(b"ip"), b"\xc3\xa9".decode(),
      b"caf\xc3\xa9".decode("utf-8"), b"ab".decode("ascii"))
for bad in (lambda: b"a".split(""), lambda: b"a".split(b""), lambda: b"a".find("a"), lambda: b"-".join(["a"]),
            lambda: b"".join([1]), lambda: b"a".replace("a", "b"), lambda: b"a".startswith("a"),
            lambda: b"a".startswith((b"x", "a")), lambda: b"a".index(b"z"), lambda: b"a".strip("a"),
            lambda: b"a".center(5, b"xx"), lambda: b"a".find(300), lambda: b"a".translate(b"short"),
            lambda: b"a".partition(b""), lambda: b"a".encode(), lambda: bytes.maketrans(b"a", b"bc"),
            lambda: b"a".count(-1), lambda: b"a".removeprefix("a")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> b'Hello, World! hello' b'Hello, World! hello  ' b'  Hello, World! hello' b'  HELLO, WORLD! HELLO  ' b'  hello, world! hello  ' b'  hELLO, wORLD! HELLO  ' b'  Hello, World! Hello  ' b'  hello, world! hello  ' b'Abc'
#> 3 17 -1 5 9 4 5 16 4 2 0
#> [b'a', b'b', b'', b'c'] [b'a', b'b', b'c'] [b'a', b'b c'] [b'a,b', b'c'] (b'a', b'=', b'b=c') (b'a=b', b'=', b'c') (b'x', b'', b'') [b'a', b'b', b'c'] [b'a\n', b'b'] [b'a\x0bb\x1cc']
#> b'a-b' b'' b'xxbxxb' b'bab' b'-a-b-' b'**abc**' b'abc  ' b'00abc' b'-0005' b'a   b'
#> True True True b'bc' b'a' b'\x9e' b'heo' b'xyc' b'AAb'
#> b"abc".isalpha() = True
#> b"123".isdigit() = True
#> b"a1".isalnum() = True
#> b" \t".isspace() = True
#> b"ABC".isupper() = True
#> b"abc".islower() = True
#> b"Abc Def".istitle() = True
#> b"".isalpha() = False
#> b"\xe9".isalpha() = False
#> b"\xff".isascii() = False
#> b"a".isascii() = True
#> b'abc' b'b' b'mississ' é café ab
#> TypeError a bytes-like object is required, not 'str'
#> ValueError empty separator
#> TypeError argument should be integer or bytes-like object, not 'str'
#> TypeError sequence item 0: expected a bytes-like object, str found
#> TypeError sequence item 0: expected a bytes-like object, int found
#> TypeError a bytes-like object is required, not 'str'
#> TypeError startswith first arg must be bytes or a tuple of bytes, not str
#> TypeError a bytes-like object is required, not 'str'
#> ValueError subsection not found
#> TypeError a bytes-like object is required, not 'str'
#> TypeError center(): argument 2 must be a byte string of length 1, not a bytes object of length 2
#> ValueError byte must be in range(0, 256)
#> ValueError translation table must be 256 characters long
#> ValueError empty separator
#> AttributeError 'bytes' object has no attribute 'encode'
#> ValueError maketrans arguments must have same length
#> ValueError byte must be in range(0, 256)
#> TypeError a bytes-like object is required, not 'str'
