# Bytes of more than a megabyte are processed in parts: data that crosses a boundary of two parts.
N = 262_144  # bytes in a part where each is examined
B = 1_048_576  # bytes in a part that is compared or copied

long = b"a" * (3 * B)
for make in bytes, bytearray:
    for place in 0, N - 1, N, B - 1, B, 3 * B - 1:
        data = make(long[:place] + b"b" + long[place + 1:])
        assert data.find(long[:2 * B]) == (place + 1 if place + 1 + 2 * B <= 3 * B else 0 if place >= 2 * B else -1)
        assert data.rfind(long[:2 * B]) == (place - 2 * B if place >= 2 * B else B if place < B else -1)
        assert data.find(b"b") == data.rfind(b"b") == place and data.find(data[1:]) == 1
        assert not data.startswith(long) and not data.endswith(long) and data.endswith(long[place + 1:])
        assert data.split(b"b") == data.rsplit(b"b") == [b"a" * place, b"a" * (3 * B - 1 - place)]
        assert data.strip(b"a") == b"b" and data.lstrip(b"a")[0] == data.rstrip(b"a")[-1] == ord("b")
        assert data.removeprefix(long) == data and data.removeprefix(data[:place + 1]) == b"a" * (3 * B - 1 - place)
        assert data.removesuffix(long) == data and data.removesuffix(data[place:]) == b"a" * place
        blank = make(long[:place] + b" " + long[place + 1:])
        parts = [part for part in (b"a" * place, b"a" * (3 * B - 1 - place)) if part]
        assert blank.split() == parts and blank.rsplit() == parts
        assert data.replace(b"b", b"\n").splitlines() == data.split(b"b")[:2 if place < 3 * B - 1 else 1]
    assert make(b" " * (2 * B) + b"x" + b"\n" * (2 * B)).split() == make(b"\t" * N + b"x\v").rsplit() == [b"x"]
    assert make(b"\t" * 300_000 + b"x").expandtabs(7) == b" " * 2_100_000 + b"x"
    assert make(b"x\tx").expandtabs(2 * B) == b"x" + b" " * (2 * B - 1) + b"x"
    assert make.fromhex("61 " * N + " " * N + "62") == b"a" * N + b"b"
    assert (make(b"x") * N + b"%d" + make(b"x") * N + b"%%") % 1 == b"x" * N + b"1" + b"x" * N + b"%"
    assert (make(b"%(") + b"x" * N + b")b") % {b"x" * N: b"y"} == b"y"
    assert make(long + b"b").translate(None, b"c" * N + b"a") == b"b"
for text, place in ("61" * N + "\xe9", 2 * N), ("\u4e2d" + "61" * N, 0), ("61" * N + "6 1", 2 * N + 1), ("61" * N + " g0", 2 * N + 1):
    try:
        bytes.fromhex(text)
    except ValueError as error:
        assert str(error) == f"non-hexadecimal number found in fromhex() arg at position {place}", error
assert bytes.maketrans(b"a" * N + b"b", b"c" * N + b"d") == bytes(range(97)) + b"cd" + bytes(range(99, 256))
data = bytearray(long) + b"b" + long
data.remove(ord("b"))
assert data == long + long
print("ok")

#> ok
