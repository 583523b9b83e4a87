# Text survives a round trip through every encoding.
texts = ["", "a", "plain ascii " * 20, "\x00\x7f", "\x80\xff", "caf\xe9 " * 30, "\u0100\u07ff\u0800\uffff",
         "\U00010000\U0010ffff" * 20, "mixed \xe9\u20ac\U0001f600 text " * 10, "\ufeffmark"]
for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"):
    changed = [text for text in texts if text.encode(encoding).decode(encoding) != text]
    print(encoding, changed, [len(text.encode(encoding)) for text in texts])
print([bytes(range(256)).decode("latin-1").encode("latin-1") == bytes(range(256)),
       bytes(range(128)).decode("ascii").encode("ascii") == bytes(range(128))])
raw = bytes(range(256)) * 2
print(raw.decode("utf-8", "surrogateescape").encode("utf-8", "surrogateescape") == raw,
      raw.decode("ascii", "surrogateescape").encode("ascii", "surrogateescape") == raw)
lone = "a\ud800b\udfffc"
print([lone.encode(e, "surrogatepass").decode(e, "surrogatepass") == lone for e in ("utf-8", "utf-16", "utf-32-be")])
print("\ufeffa".encode("utf-16-le"), b"\xff\xfea\x00".decode("utf-16-le") == "\ufeffa",
      b"\xef\xbb\xbfa".decode("utf-8") == "\ufeffa", b"\xef\xbb\xbfa".decode("utf-8-sig"))
text = "".join(chr(i) for i in range(0, 0x3000, 7))
print(len(text.encode()), len(text.encode("utf-16")), text.encode().decode() == text, sum(text.encode()))

#> utf-8 [] [0, 1, 240, 2, 4, 180, 10, 160, 210, 7]
#> utf-8-sig [] [3, 4, 243, 5, 7, 183, 13, 163, 213, 10]
#> utf-16 [] [2, 4, 482, 6, 6, 302, 10, 162, 322, 12]
#> utf-16-le [] [0, 2, 480, 4, 4, 300, 8, 160, 320, 10]
#> utf-16-be [] [0, 2, 480, 4, 4, 300, 8, 160, 320, 10]
#> utf-32 [] [4, 8, 964, 12, 12, 604, 20, 164, 604, 24]
#> utf-32-le [] [0, 4, 960, 8, 8, 600, 16, 160, 600, 20]
#> utf-32-be [] [0, 4, 960, 8, 8, 600, 16, 160, 600, 20]
#> [True, True]
#> True True
#> [True, True, True]
#> b'\xff\xfea\x00' True True a
#> 4956 3514 True 902942
