# Texts of more than a megabyte are processed in parts: data that crosses a boundary of two parts, in each width.
N = 262_144  # characters in a part
B = 1_048_576  # bytes in a part

for fill, other in ("a", "b"), ("é", "è"), ("\u4e2d", "\u4e2e"), ("\U0001f600", "\U0001f601"):
    long = fill * (3 * B)
    for place in 0, N - 1, N, B - 1, B, 3 * B - 1:
        text = long[:place] + other + long[place + 1:]
        assert len(text) == len(long)
        # Parts that differ from the text in only one character, at any position.
        assert text.find(long[:2 * B]) == (place + 1 if place + 1 + 2 * B <= 3 * B else 0 if place >= 2 * B else -1)
        assert text.rfind(long[:2 * B]) == (place - 2 * B if place >= 2 * B else B if place < B else -1)
        assert text.find(text[1:]) == 1 and text.rfind(text[:-1]) == 0
        assert text.find(other) == text.rfind(other) == place and text.count(other) == 1
        assert not text.startswith(long) and not text.endswith(long) and text.endswith(long[place + 1:])
        assert text.split(other) == [fill * place, fill * (3 * B - 1 - place)]
        assert text.rsplit(other) == [fill * place, fill * (3 * B - 1 - place)]
        assert text.strip(fill) == other and text.lstrip(fill)[0] == text.rstrip(fill)[-1] == other
        assert text.removeprefix(long) is text and text.removeprefix(text[:place + 1]) == fill * (3 * B - 1 - place)
        assert text.removesuffix(long) is text and text.removesuffix(text[place:]) == fill * place
        blank = long[:place] + " " + long[place + 1:]
        parts = [part for part in (fill * place, fill * (3 * B - 1 - place)) if part]
        assert blank.split() == parts and blank.rsplit() == parts and blank.split(None, 0)[0] == blank.lstrip()
        assert (long[:place] + "\n" + long[place + 1:]).splitlines() == blank.split(" ")[:2 if place < 3 * B - 1 else 1]
    spaces = " " * (2 * B) + fill + "\u2003" * (2 * B)
    assert spaces.split() == spaces.rsplit() == [fill] and spaces.strip() == fill
    assert len((" x" * 700_000).rsplit()) == 700_000 and (" %d" * 3 % (1, 2, 3)).rsplit(None, 1) == [" 1 2", "3"]
    assert ("\t" * 300_000 + fill).expandtabs(7) == " " * 2_100_000 + fill
    assert (fill + "\t" + fill).expandtabs(2 * B) == fill + " " * (2 * B - 1) + fill

# A part that starts and ends like the text there and is repetitive, so that the search changes its algorithm.
unit = "ab" * B
assert ("b" + unit + "a" + unit + "ab").find(unit + "ab") == 2 + len(unit)
assert ("b" + unit + "a" + unit).rfind("a" + unit) == 1 + len(unit) and (unit + unit).count(unit) == 2
assert (unit + "c" + unit).find("c" + unit + "c") == -1 and (unit + "é" + unit).rfind("é" + unit) == 2 * B

# A character that becomes two at a boundary of two parts, and a sigma whose context is far away.
for place in 65_535, 65_536, N - 1, N:
    text = "\xe0" * place + "\xdf" + "\xe0" * N
    assert text.upper() == "\xc0" * place + "SS" + "\xc0" * N
    assert text.casefold() == "\xe0" * place + "ss" + "\xe0" * N
    assert ("\u0130" * place).lower() == "i\u0307" * place
dots = "." * N
for text, lower in ("A" + dots + "Σ" + dots, "ς"), ("A" + dots + "Σ" + dots + "A", "σ"), (dots + "Σ", "σ"), ("AΣ" + dots, "ς"):
    assert text.lower() == text.replace("A", "a").replace("Σ", lower)
    assert text.swapcase() == text.lower()

# Formats: literal text, fields and widths that are long.
for fill in "x", "\u4e2d":
    text = fill * (N + 1)
    assert (text + "%d" + text + "%s" + text) % (1, fill) == text + "1" + text + fill + text
    assert (text + "{}" + text + "{{").format(1) == text + "1" + text + "{"
    assert ("{" + text + "}").format(**{text: 2}) == "2" and ("%(" + text + ")s") % {text: 3} == "3"
    assert ("{0[" + text + "]}").format({text: 4}) == "4"
zeros = "0" * N
assert ("{" + zeros + "1}").format(5, 6) == "6" and ("%" + zeros + "3d") % 7 == "007" and ("%." + zeros + "1f") % 1.25 == "1.2"
assert format(1, zeros + "4") == "0001" and format("a", zeros + "2") == "a0"
print("ok")

#> ok
