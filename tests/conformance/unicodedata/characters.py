# option: --policy standard
# unicodedata on characters, names and normal forms, and on wrong arguments.
import unicodedata as u
for f in ("name","category","decimal","digit","numeric","combining","mirrored","bidirectional","east_asian_width",
          "decomposition"):
    for a in ((), ("ab",), (1,), ("",), ("a",), ("\u0bbf","x","y"), ("5",), ("½",), ("\ue000",), ("\ue000",
        None), ("a","d")):
        try: print(f, a, repr(getattr(u,f)(*a)))
        except BaseException as e: print(f, a, type(e).__name__, e)
for c in "é½①ﷺ가Å①\u1e9b\u0323ﬁ²": print(hex(ord(c)), repr(u.decomposition(c)), u.name(c))
for a in (("SNOWMAN",),("snowman",),("NOPE",),("LATIN SMALL LETTER A WITH ACUTE AND DOT ABOVE X",),(1,),(
    "HANGUL SYLLABLE GAG",),("CJK UNIFIED IDEOGRAPH-4E00",),("x"*300,), ("BELL",), (
        "LATIN SMALL LETTER R WITH TILDE",),("BACKSPACE",)):
    try: print(a if len(a[0] if isinstance(a[0],str) else '')<99 else 'long', ascii(u.lookup(*a)))
    except BaseException as e: print(type(e).__name__, str(e)[:100])
for a in (("NFC","e\u0301"),("NFD","é"),("NFKC","ﬁ①"),("NFKD","½"),("X","a"),("NFC",1),(1,"a"),("NFC",)):
    for f in (u.normalize,u.is_normalized):
        try: print(f.__name__, a, ascii(f(*a)))
        except BaseException as e: print(f.__name__, a, type(e).__name__, e)
import random
picked = random.Random(5)
text = "".join(chr(picked.choice((picked.randrange(0x300, 0x370), picked.randrange(0x20, 0x2000),
    picked.randrange(0xAC00, 0xD7A4), picked.randrange(0xF900, 0xFB00)))) for _ in range(3000))
for form in ("NFC", "NFD", "NFKC", "NFKD"):
    result = u.normalize(form, text)
    print(form, len(result), sum(ord(c) * i for i, c in enumerate(result)), u.is_normalized(form, result),
          u.is_normalized(form, text))
print(u.unidata_version)

#> name () TypeError name expected at least 1 argument, got 0
#> name ('ab',) TypeError name(): argument 1 must be a unicode character, not a string of length 2
#> name (1,) TypeError name() argument 1 must be a unicode character, not int
#> name ('',) TypeError name(): argument 1 must be a unicode character, not a string of length 0
#> name ('a',) 'LATIN SMALL LETTER A'
#> name ('ி', 'x', 'y') TypeError name expected at most 2 arguments, got 3
#> name ('5',) 'DIGIT FIVE'
#> name ('½',) 'VULGAR FRACTION ONE HALF'
#> name ('\ue000',) ValueError no such name
#> name ('\ue000', None) None
#> name ('a', 'd') 'LATIN SMALL LETTER A'
#> category () TypeError unicodedata.category() takes exactly one argument (0 given)
#> category ('ab',) TypeError category(): argument must be a unicode character, not a string of length 2
#> category (1,) TypeError category() argument must be a unicode character, not int
#> category ('',) TypeError category(): argument must be a unicode character, not a string of length 0
#> category ('a',) 'Ll'
#> category ('ி', 'x', 'y') TypeError unicodedata.category() takes exactly one argument (3 given)
#> category ('5',) 'Nd'
#> category ('½',) 'No'
#> category ('\ue000',) 'Co'
#> category ('\ue000', None) TypeError unicodedata.category() takes exactly one argument (2 given)
#> category ('a', 'd') TypeError unicodedata.category() takes exactly one argument (2 given)
#> decimal () TypeError decimal expected at least 1 argument, got 0
#> decimal ('ab',) TypeError decimal(): argument 1 must be a unicode character, not a string of length 2
#> decimal (1,) TypeError decimal() argument 1 must be a unicode character, not int
#> decimal ('',) TypeError decimal(): argument 1 must be a unicode character, not a string of length 0
#> decimal ('a',) ValueError not a decimal
#> decimal ('ி', 'x', 'y') TypeError decimal expected at most 2 arguments, got 3
#> decimal ('5',) 5
#> decimal ('½',) ValueError not a decimal
#> decimal ('\ue000',) ValueError not a decimal
#> decimal ('\ue000', None) None
#> decimal ('a', 'd') 'd'
#> digit () TypeError digit expected at least 1 argument, got 0
#> digit ('ab',) TypeError digit(): argument 1 must be a unicode character, not a string of length 2
#> digit (1,) TypeError digit() argument 1 must be a unicode character, not int
#> digit ('',) TypeError digit(): argument 1 must be a unicode character, not a string of length 0
#> digit ('a',) ValueError not a digit
#> digit ('ி', 'x', 'y') TypeError digit expected at most 2 arguments, got 3
#> digit ('5',) 5
#> digit ('½',) ValueError not a digit
#> digit ('\ue000',) ValueError not a digit
#> digit ('\ue000', None) None
#> digit ('a', 'd') 'd'
#> numeric () TypeError numeric expected at least 1 argument, got 0
#> numeric ('ab',) TypeError numeric(): argument 1 must be a unicode character, not a string of length 2
#> numeric (1,) TypeError numeric() argument 1 must be a unicode character, not int
#> numeric ('',) TypeError numeric(): argument 1 must be a unicode character, not a string of length 0
#> numeric ('a',) ValueError not a numeric character
#> numeric ('ி', 'x', 'y') TypeError numeric expected at most 2 arguments, got 3
#> numeric ('5',) 5.0
#> numeric ('½',) 0.5
#> numeric ('\ue000',) ValueError not a numeric character
#> numeric ('\ue000', None) None
#> numeric ('a', 'd') 'd'
#> combining () TypeError unicodedata.combining() takes exactly one argument (0 given)
#> combining ('ab',) TypeError combining(): argument must be a unicode character, not a string of length 2
#> combining (1,) TypeError combining() argument must be a unicode character, not int
#> combining ('',) TypeError combining(): argument must be a unicode character, not a string of length 0
#> combining ('a',) 0
#> combining ('ி', 'x', 'y') TypeError unicodedata.combining() takes exactly one argument (3 given)
#> combining ('5',) 0
#> combining ('½',) 0
#> combining ('\ue000',) 0
#> combining ('\ue000', None) TypeError unicodedata.combining() takes exactly one argument (2 given)
#> combining ('a', 'd') TypeError unicodedata.combining() takes exactly one argument (2 given)
#> mirrored () TypeError unicodedata.mirrored() takes exactly one argument (0 given)
#> mirrored ('ab',) TypeError mirrored(): argument must be a unicode character, not a string of length 2
#> mirrored (1,) TypeError mirrored() argument must be a unicode character, not int
#> mirrored ('',) TypeError mirrored(): argument must be a unicode character, not a string of length 0
#> mirrored ('a',) 0
#> mirrored ('ி', 'x', 'y') TypeError unicodedata.mirrored() takes exactly one argument (3 given)
#> mirrored ('5',) 0
#> mirrored ('½',) 0
#> mirrored ('\ue000',) 0
#> mirrored ('\ue000', None) TypeError unicodedata.mirrored() takes exactly one argument (2 given)
#> mirrored ('a', 'd') TypeError unicodedata.mirrored() takes exactly one argument (2 given)
#> bidirectional () TypeError unicodedata.bidirectional() takes exactly one argument (0 given)
#> bidirectional ('ab',) TypeError bidirectional(): argument must be a unicode character, not a string of length 2
#> bidirectional (1,) TypeError bidirectional() argument must be a unicode character, not int
#> bidirectional ('',) TypeError bidirectional(): argument must be a unicode character, not a string of length 0
#> bidirectional ('a',) 'L'
#> bidirectional ('ி', 'x', 'y') TypeError unicodedata.bidirectional() takes exactly one argument (3 given)
#> bidirectional ('5',) 'EN'
#> bidirectional ('½',) 'ON'
#> bidirectional ('\ue000',) 'L'
#> bidirectional ('\ue000', None) TypeError unicodedata.bidirectional() takes exactly one argument (2 given)
#> bidirectional ('a', 'd') TypeError unicodedata.bidirectional() takes exactly one argument (2 given)
#> east_asian_width () TypeError unicodedata.east_asian_width() takes exactly one argument (0 given)
#> east_asian_width ('ab',) TypeError east_asian_width(): argument must be a unicode character, not a string of length 2
#> east_asian_width (1,) TypeError east_asian_width() argument must be a unicode character, not int
#> east_asian_width ('',) TypeError east_asian_width(): argument must be a unicode character, not a string of length 0
#> east_asian_width ('a',) 'Na'
#> east_asian_width ('ி', 'x', 'y') TypeError unicodedata.east_asian_width() takes exactly one argument (3 given)
#> east_asian_width ('5',) 'Na'
#> east_asian_width ('½',) 'A'
#> east_asian_width ('\ue000',) 'A'
#> east_asian_width ('\ue000', None) TypeError unicodedata.east_asian_width() takes exactly one argument (2 given)
#> east_asian_width ('a', 'd') TypeError unicodedata.east_asian_width() takes exactly one argument (2 given)
#> decomposition () TypeError unicodedata.decomposition() takes exactly one argument (0 given)
#> decomposition ('ab',) TypeError decomposition(): argument must be a unicode character, not a string of length 2
#> decomposition (1,) TypeError decomposition() argument must be a unicode character, not int
#> decomposition ('',) TypeError decomposition(): argument must be a unicode character, not a string of length 0
#> decomposition ('a',) ''
#> decomposition ('ி', 'x', 'y') TypeError unicodedata.decomposition() takes exactly one argument (3 given)
#> decomposition ('5',) ''
#> decomposition ('½',) '<fraction> 0031 2044 0032'
#> decomposition ('\ue000',) ''
#> decomposition ('\ue000', None) TypeError unicodedata.decomposition() takes exactly one argument (2 given)
#> decomposition ('a', 'd') TypeError unicodedata.decomposition() takes exactly one argument (2 given)
#> 0xe9 '0065 0301' LATIN SMALL LETTER E WITH ACUTE
#> 0xbd '<fraction> 0031 2044 0032' VULGAR FRACTION ONE HALF
#> 0x2460 '<circle> 0031' CIRCLED DIGIT ONE
#> 0xfdfa '<isolated> 0635 0644 0649 0020 0627 0644 0644 0647 0020 0639 0644 064A 0647 0020 0648 0633 0644 0645' ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM
#> 0xac00 '' HANGUL SYLLABLE GA
#> 0xc5 '0041 030A' LATIN CAPITAL LETTER A WITH RING ABOVE
#> 0x2460 '<circle> 0031' CIRCLED DIGIT ONE
#> 0x1e9b '017F 0307' LATIN SMALL LETTER LONG S WITH DOT ABOVE
#> 0x323 '' COMBINING DOT BELOW
#> 0xfb01 '<compat> 0066 0069' LATIN SMALL LIGATURE FI
#> 0xb2 '<super> 0032' SUPERSCRIPT TWO
#> ('SNOWMAN',) '\u2603'
#> ('snowman',) '\u2603'
#> KeyError "undefined character name 'NOPE'"
#> KeyError "undefined character name 'LATIN SMALL LETTER A WITH ACUTE AND DOT ABOVE X'"
#> TypeError a bytes-like object is required, not 'int'
#> ('HANGUL SYLLABLE GAG',) '\uac01'
#> ('CJK UNIFIED IDEOGRAPH-4E00',) '\u4e00'
#> KeyError 'name too long'
#> ('BELL',) '\U0001f514'
#> ('LATIN SMALL LETTER R WITH TILDE',) 'r\u0303'
#> ('BACKSPACE',) '\x08'
#> normalize ('NFC', 'é') '\xe9'
#> is_normalized ('NFC', 'é') False
#> normalize ('NFD', 'é') 'e\u0301'
#> is_normalized ('NFD', 'é') False
#> normalize ('NFKC', 'ﬁ①') 'fi1'
#> is_normalized ('NFKC', 'ﬁ①') False
#> normalize ('NFKD', '½') '1\u20442'
#> is_normalized ('NFKD', '½') False
#> normalize ('X', 'a') ValueError invalid normalization form
#> is_normalized ('X', 'a') ValueError invalid normalization form
#> normalize ('NFC', 1) TypeError normalize() argument 2 must be str, not int
#> is_normalized ('NFC', 1) TypeError is_normalized() argument 2 must be str, not int
#> normalize (1, 'a') TypeError normalize() argument 1 must be str, not int
#> is_normalized (1, 'a') TypeError is_normalized() argument 1 must be str, not int
#> normalize ('NFC',) TypeError normalize expected 2 arguments, got 1
#> is_normalized ('NFC',) TypeError is_normalized expected 2 arguments, got 1
#> NFC 3006 101167437287 True False
#> NFD 4617 89533769609 True False
#> NFKC 3011 101170014389 True False
#> NFKD 4621 89384175136 True False
#> 16.0.0
