# The built-in error handlers as functions; charmap codecs, which also use handlers.
# option: --policy standard
import codecs


def show(function, *arguments):
    try:
        print(repr(function(*arguments)))
    except Exception as error:
        print(type(error).__name__, error)


encode = UnicodeEncodeError("ascii", "a\u20ac\ud800z", 1, 3, "why")
decode = UnicodeDecodeError("utf-8", b"a\xff\xed\xa0\x80z", 1, 3, "why")
translate = UnicodeTranslateError("a\u20ac\ud800z", 1, 3, "why")
for name in ("strict", "ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace",
             "surrogatepass", "surrogateescape"):
    handler = codecs.lookup_error(name)
    print(name, getattr(codecs, name + "_errors", None) in (handler, None))
    for error in (encode, decode, translate, ValueError("v"), UnicodeEncodeError("utf-8", "\ud800", 0, 1, "r"),
                  UnicodeDecodeError("utf-8", b"\xed\xa0\x80", 0, 1, "r"),
                  UnicodeEncodeError("ascii", "\udcff", 0, 1, "r")):
        show(handler, error)
    for start, end in ((-1, 1), (0, 0), (3, 2), (5, 9), (0, 99)):
        show(handler, UnicodeEncodeError("ascii", "\xe4\xf6", start, end, "r"))
show(codecs.strict_errors, 5)
show(codecs.ignore_errors, 5)

upper = {ord(c): ord(c.upper()) for c in "abc"} | {ord("d"): b"<d>", ord("e"): None, ord("?"): 63}
for errors in ("strict", "ignore", "replace", "xmlcharrefreplace", "absent"):
    show(codecs.charmap_encode, "abdc", errors, upper)
    show(codecs.charmap_encode, "axeyb", errors, upper)
for mapping in ({97: 256}, {97: -1}, {97: "b"}, {97: 1.5}):
    show(codecs.charmap_encode, "a", "strict", mapping)
show(codecs.charmap_encode, "ab\xff")
for mapping in ({97: "xyz", 98: 0x20AC, 99: None}, "ab\ufffe" * 40, {97: 0x110000}, {97: 1.5}):
    for errors in ("strict", "ignore", "replace", "backslashreplace"):
        show(codecs.charmap_decode, b"ab", errors, mapping)
        show(codecs.charmap_decode, b"acb", errors, mapping)
show(codecs.charmap_decode, b"a\xff")
show(codecs.utf_8_encode, "\xe4"), show(codecs.utf_8_decode, b"\xc3\xa4\xc3"), show(codecs.utf_8_decode, b"\xc3",
    "strict", True)
show(codecs.utf_16_le_decode, b"a\0\0\xd8"), show(codecs.latin_1_encode, "\u20ac",
    "replace"), show(codecs.ascii_decode, b"a")
show(codecs.unicode_escape_decode, rb"\x41\n"), show(codecs.unicode_escape_encode, "\n\xe4")

#> strict True
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 1-2: why
#> UnicodeDecodeError 'utf-8' codec can't decode bytes in position 1-2: why
#> UnicodeTranslateError can't translate characters in position 1-2: why
#> ValueError v
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: r
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xed in position 0: r
#> UnicodeEncodeError 'ascii' codec can't encode character '\udcff' in position 0: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position -1-0: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 0--1: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 3-1: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 5-8: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 0-98: r
#> ignore True
#> ('', 3)
#> ('', 3)
#> ('', 3)
#> TypeError don't know how to handle ValueError in error callback
#> ('', 1)
#> ('', 1)
#> ('', 1)
#> ('', 1)
#> ('', 1)
#> ('', 2)
#> ('', 2)
#> ('', 2)
#> replace True
#> ('??', 3)
#> ('�', 3)
#> ('��', 3)
#> TypeError don't know how to handle ValueError in error callback
#> ('?', 1)
#> ('�', 1)
#> ('?', 1)
#> ('?', 1)
#> ('?', 1)
#> ('?', 2)
#> ('?', 2)
#> ('??', 2)
#> xmlcharrefreplace True
#> ('&#8364;&#55296;', 3)
#> TypeError don't know how to handle UnicodeDecodeError in error callback
#> TypeError don't know how to handle UnicodeTranslateError in error callback
#> TypeError don't know how to handle ValueError in error callback
#> ('&#55296;', 1)
#> TypeError don't know how to handle UnicodeDecodeError in error callback
#> ('&#56575;', 1)
#> ('&#228;', 1)
#> ('&#228;', 1)
#> ('&#246;', 2)
#> ('&#246;', 2)
#> ('&#228;&#246;', 2)
#> backslashreplace True
#> ('\\u20ac\\ud800', 3)
#> ('\\xff\\xed', 3)
#> ('\\u20ac\\ud800', 3)
#> TypeError don't know how to handle ValueError in error callback
#> ('\\ud800', 1)
#> ('\\xed', 1)
#> ('\\udcff', 1)
#> ('\\xe4', 1)
#> ('\\xe4', 1)
#> ('\\xf6', 2)
#> ('\\xf6', 2)
#> ('\\xe4\\xf6', 2)
#> namereplace True
#> ('\\N{EURO SIGN}\\ud800', 3)
#> TypeError don't know how to handle UnicodeDecodeError in error callback
#> TypeError don't know how to handle UnicodeTranslateError in error callback
#> TypeError don't know how to handle ValueError in error callback
#> ('\\ud800', 1)
#> TypeError don't know how to handle UnicodeDecodeError in error callback
#> ('\\udcff', 1)
#> ('\\N{LATIN SMALL LETTER A WITH DIAERESIS}', 1)
#> ('\\N{LATIN SMALL LETTER A WITH DIAERESIS}', 1)
#> ('\\N{LATIN SMALL LETTER O WITH DIAERESIS}', 2)
#> ('\\N{LATIN SMALL LETTER O WITH DIAERESIS}', 2)
#> ('\\N{LATIN SMALL LETTER A WITH DIAERESIS}\\N{LATIN SMALL LETTER O WITH DIAERESIS}', 2)
#> surrogatepass True
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 1-2: why
#> UnicodeDecodeError 'utf-8' codec can't decode bytes in position 1-2: why
#> TypeError don't know how to handle UnicodeTranslateError in error callback
#> TypeError don't know how to handle ValueError in error callback
#> (b'\xed\xa0\x80', 1)
#> ('\ud800', 3)
#> UnicodeEncodeError 'ascii' codec can't encode character '\udcff' in position 0: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position -1-0: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 0--1: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 3-1: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 5-8: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 0-98: r
#> surrogateescape True
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 1-2: why
#> ('\udcff\udced', 3)
#> TypeError don't know how to handle UnicodeTranslateError in error callback
#> TypeError don't know how to handle ValueError in error callback
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: r
#> ('\udced', 1)
#> (b'\xff', 1)
#> UnicodeEncodeError 'ascii' codec can't encode characters in position -1-0: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 0--1: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 3-1: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 5-8: r
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 0-98: r
#> TypeError codec must pass exception instance
#> TypeError don't know how to handle int in error callback
#> (b'AB<d>C', 4)
#> UnicodeEncodeError 'charmap' codec can't encode characters in position 1-3: character maps to <undefined>
#> (b'AB<d>C', 4)
#> (b'AB', 5)
#> (b'AB<d>C', 4)
#> (b'A???B', 5)
#> (b'AB<d>C', 4)
#> UnicodeEncodeError 'charmap' codec can't encode characters in position 1-3: character maps to <undefined>
#> (b'AB<d>C', 4)
#> LookupError unknown error handler name 'absent'
#> TypeError character mapping must be in range(256)
#> TypeError character mapping must be in range(256)
#> TypeError character mapping must return integer, bytes or None, not str
#> TypeError character mapping must return integer, bytes or None, not float
#> (b'ab\xff', 3)
#> ('xyz€', 2)
#> UnicodeDecodeError 'charmap' codec can't decode byte 0x63 in position 1: character maps to <undefined>
#> ('xyz€', 2)
#> ('xyz€', 3)
#> ('xyz€', 2)
#> ('xyz�€', 3)
#> ('xyz€', 2)
#> ('xyz\\x63€', 3)
#> UnicodeDecodeError 'charmap' codec can't decode byte 0x62 in position 1: character maps to <undefined>
#> UnicodeDecodeError 'charmap' codec can't decode byte 0x62 in position 2: character maps to <undefined>
#> ('b', 2)
#> ('ba', 3)
#> ('b�', 2)
#> ('ba�', 3)
#> ('b\\x62', 2)
#> ('ba\\x62', 3)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must return integer, None or str
#> TypeError character mapping must return integer, None or str
#> TypeError character mapping must return integer, None or str
#> TypeError character mapping must return integer, None or str
#> TypeError character mapping must return integer, None or str
#> TypeError character mapping must return integer, None or str
#> TypeError character mapping must return integer, None or str
#> TypeError character mapping must return integer, None or str
#> ('aÿ', 2)
#> (b'\xc3\xa4', 1)
#> ('ä', 2)
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xc3 in position 0: unexpected end of data
#> ('a', 2)
#> (b'?', 1)
#> ('a', 1)
#> ('A\n', 6)
#> (b'\\n\\xe4', 2)
