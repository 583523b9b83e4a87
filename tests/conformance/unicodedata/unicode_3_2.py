# option: --policy standard
# The database of Unicode 3.2, and stringprep, whose tables refer to it (RFC 3454).
import stringprep
import unicodedata

OLD = unicodedata.ucd_3_2_0
SAMPLE = "aA1\xaa\xad\xb2\u0221\u0234\u0308\u0344\u0375\u05d0\u0660\u06dd\u070f\u0958\u0860\u0f3a\u1369\u1b06\u200b\u2026\u22bd" \
    "\u231a\u2603\u2614\uac00\uf951\ufb1d\ufffd\U0001d400\U0001d7cd\U0001f600\U0002f868\U0002f95f\U000e0001\U0010ffff"


def attempt(function, *arguments):
    try:
        return function(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print(OLD.unidata_version, type(OLD), unicodedata.UCD is type(OLD))
for character in SAMPLE:
    print(f"{ord(character):x}", OLD.category(character), OLD.bidirectional(character) or "-", OLD.east_asian_width(character),
          OLD.combining(character), OLD.mirrored(character), OLD.decimal(character, None), OLD.digit(character, None),
          OLD.numeric(character, None), OLD.name(character, None), OLD.decomposition(character),
          *[ascii(OLD.normalize(form, "a" + character + "\u0327\u0301")) for form in ("NFC", "NFD", "NFKC", "NFKD")],
          OLD.is_normalized("NFC", character))
for text in ("", "plain", "caf\xe9", "cafe\u0301", "\u1100\u1161\u11a8", "\u1b05\u1b35", "x\U0001d15ey"):
    print([ascii(OLD.normalize(form, text)) for form in ("NFC", "NFD", "NFKC", "NFKD")], OLD.is_normalized("NFKC", text))
for arguments in ((OLD.lookup, "LATIN SMALL LETTER A"), (OLD.lookup, "latin small letter b"), (OLD.lookup, "LINE FEED"),
                  (OLD.lookup, "LATIN SMALL LETTER R WITH TILDE"), (OLD.lookup, "CYRILLIC CAPITAL LETTER REVERSED ZE"),
                  (OLD.lookup, "none"), (OLD.name, "\u0860"), (OLD.numeric, "a"), (OLD.decimal, "\xb2"), (OLD.digit, "x"),
                  (OLD.category, "ab"), (OLD.category, 5), (OLD.normalize, "X", "a"), (OLD.normalize, "NFC", 1),
                  (type(OLD),), (type(OLD).category, "a"), (setattr, OLD, "x", 1)):
    print(ascii(attempt(*arguments)))

TABLES = [name for name in dir(stringprep) if name.startswith("in_table")]
for name in TABLES:
    print(name, "".join(format(getattr(stringprep, name)(character), "d") for character in SAMPLE))
print(ascii([stringprep.map_table_b2(character) for character in SAMPLE]))
print(ascii([stringprep.map_table_b3(character) for character in "A\xdf\u0130\u03a9\u1e9e\u2126\U0001d400"]))


def nodeprep(text):
    """The preparation of names of RFC 3920."""
    mapped = "".join(stringprep.map_table_b2(c) for c in text if not stringprep.in_table_b1(c))
    mapped = OLD.normalize("NFKC", mapped)
    for character in mapped:
        if stringprep.in_table_c12(character) or stringprep.in_table_c22(character) or character in "\"&'/:<>@":
            raise ValueError(f"prohibited: {character!r}")
    if any(map(stringprep.in_table_d1, mapped)):
        if any(map(stringprep.in_table_d2, mapped)) or not (stringprep.in_table_d1(mapped[0]) and stringprep.in_table_d1(mapped[-1])):
            raise ValueError("both directions")
    if any(map(stringprep.in_table_a1, mapped)):
        raise ValueError("unassigned")
    return mapped


for text in ("User", "Stra\xdfe", "\u05d0\u05d1", "\u05d0a", "a b", "x\xady", "\u2075", "\u0221", "me@home"):
    print(ascii(attempt(nodeprep, text)))

#> 3.2.0 <class 'unicodedata.UCD'> True
#> 61 Ll L Na 0 0 None None None LATIN SMALL LETTER A  'a\xe1\u0327' 'aa\u0327\u0301' 'a\xe1\u0327' 'aa\u0327\u0301' True
#> 41 Lu L Na 0 0 None None None LATIN CAPITAL LETTER A  'a\xc1\u0327' 'aA\u0327\u0301' 'a\xc1\u0327' 'aA\u0327\u0301' True
#> 31 Nd EN Na 0 0 1 1 1.0 DIGIT ONE  'a1\u0327\u0301' 'a1\u0327\u0301' 'a1\u0327\u0301' 'a1\u0327\u0301' True
#> aa Ll L A 0 0 None None None FEMININE ORDINAL INDICATOR <super> 0061 'a\xaa\u0327\u0301' 'a\xaa\u0327\u0301' 'a\xe1\u0327' 'aa\u0327\u0301' True
#> ad Pd ON A 0 0 None None None SOFT HYPHEN  'a\xad\u0327\u0301' 'a\xad\u0327\u0301' 'a\xad\u0327\u0301' 'a\xad\u0327\u0301' True
#> b2 No EN A 0 0 2 2 2.0 SUPERSCRIPT TWO <super> 0032 'a\xb2\u0327\u0301' 'a\xb2\u0327\u0301' 'a2\u0327\u0301' 'a2\u0327\u0301' True
#> 221 Cn - N 0 0 None None None None  'a\u0221\u0327\u0301' 'a\u0221\u0327\u0301' 'a\u0221\u0327\u0301' 'a\u0221\u0327\u0301' True
#> 234 Cn - N 0 0 None None None None  'a\u0234\u0327\u0301' 'a\u0234\u0327\u0301' 'a\u0234\u0327\u0301' 'a\u0234\u0327\u0301' True
#> 308 Mn NSM A 230 0 None None None COMBINING DIAERESIS  '\xe4\u0327\u0301' 'a\u0327\u0308\u0301' '\xe4\u0327\u0301' 'a\u0327\u0308\u0301' True
#> 344 Mn NSM A 230 0 None None None COMBINING GREEK DIALYTIKA TONOS 0308 0301 '\xe4\u0327\u0301\u0301' 'a\u0327\u0308\u0301\u0301' '\xe4\u0327\u0301\u0301' 'a\u0327\u0308\u0301\u0301' False
#> 375 Sk ON N 0 0 None None None GREEK LOWER NUMERAL SIGN  'a\u0375\u0327\u0301' 'a\u0375\u0327\u0301' 'a\u0375\u0327\u0301' 'a\u0375\u0327\u0301' True
#> 5d0 Lo R N 0 0 None None None HEBREW LETTER ALEF  'a\u05d0\u0327\u0301' 'a\u05d0\u0327\u0301' 'a\u05d0\u0327\u0301' 'a\u05d0\u0327\u0301' True
#> 660 Nd AN N 0 0 0 0 0.0 ARABIC-INDIC DIGIT ZERO  'a\u0660\u0327\u0301' 'a\u0660\u0327\u0301' 'a\u0660\u0327\u0301' 'a\u0660\u0327\u0301' True
#> 6dd Cf AL N 0 0 None None None ARABIC END OF AYAH  'a\u06dd\u0327\u0301' 'a\u06dd\u0327\u0301' 'a\u06dd\u0327\u0301' 'a\u06dd\u0327\u0301' True
#> 70f Cf BN N 0 0 None None None SYRIAC ABBREVIATION MARK  'a\u070f\u0327\u0301' 'a\u070f\u0327\u0301' 'a\u070f\u0327\u0301' 'a\u070f\u0327\u0301' True
#> 958 Lo L N 0 0 None None None DEVANAGARI LETTER QA 0915 093C 'a\u0915\u093c\u0327\u0301' 'a\u0915\u093c\u0327\u0301' 'a\u0915\u093c\u0327\u0301' 'a\u0915\u093c\u0327\u0301' False
#> 860 Cn - N 0 0 None None None None  'a\u0860\u0327\u0301' 'a\u0860\u0327\u0301' 'a\u0860\u0327\u0301' 'a\u0860\u0327\u0301' True
#> f3a Ps ON N 0 0 None None None TIBETAN MARK GUG RTAGS GYON  'a\u0f3a\u0327\u0301' 'a\u0f3a\u0327\u0301' 'a\u0f3a\u0327\u0301' 'a\u0f3a\u0327\u0301' True
#> 1369 Nd L N 0 0 1 1 1.0 ETHIOPIC DIGIT ONE  'a\u1369\u0327\u0301' 'a\u1369\u0327\u0301' 'a\u1369\u0327\u0301' 'a\u1369\u0327\u0301' True
#> 1b06 Cn - N 0 0 None None None None  'a\u1b06\u0327\u0301' 'a\u1b06\u0327\u0301' 'a\u1b06\u0327\u0301' 'a\u1b06\u0327\u0301' True
#> 200b Zs BN N 0 0 None None None ZERO WIDTH SPACE  'a\u200b\u0327\u0301' 'a\u200b\u0327\u0301' 'a\u200b\u0327\u0301' 'a\u200b\u0327\u0301' True
#> 2026 Po ON A 0 0 None None None HORIZONTAL ELLIPSIS <compat> 002E 002E 002E 'a\u2026\u0327\u0301' 'a\u2026\u0327\u0301' 'a...\u0327\u0301' 'a...\u0327\u0301' True
#> 22bd Sm ON N 0 0 None None None NOR  'a\u22bd\u0327\u0301' 'a\u22bd\u0327\u0301' 'a\u22bd\u0327\u0301' 'a\u22bd\u0327\u0301' True
#> 231a So ON N 0 0 None None None WATCH  'a\u231a\u0327\u0301' 'a\u231a\u0327\u0301' 'a\u231a\u0327\u0301' 'a\u231a\u0327\u0301' True
#> 2603 So ON N 0 0 None None None SNOWMAN  'a\u2603\u0327\u0301' 'a\u2603\u0327\u0301' 'a\u2603\u0327\u0301' 'a\u2603\u0327\u0301' True
#> 2614 Cn - N 0 0 None None None None  'a\u2614\u0327\u0301' 'a\u2614\u0327\u0301' 'a\u2614\u0327\u0301' 'a\u2614\u0327\u0301' True
#> ac00 Lo L W 0 0 None None None HANGUL SYLLABLE GA  'a\uac00\u0327\u0301' 'a\u1100\u1161\u0327\u0301' 'a\uac00\u0327\u0301' 'a\u1100\u1161\u0327\u0301' True
#> f951 Lo L W 0 0 None None None CJK COMPATIBILITY IDEOGRAPH-F951 964B 'a\u964b\u0327\u0301' 'a\u964b\u0327\u0301' 'a\u964b\u0327\u0301' 'a\u964b\u0327\u0301' False
#> fb1d Lo R N 0 0 None None None HEBREW LETTER YOD WITH HIRIQ 05D9 05B4 'a\u05d9\u05b4\u0327\u0301' 'a\u05d9\u05b4\u0327\u0301' 'a\u05d9\u05b4\u0327\u0301' 'a\u05d9\u05b4\u0327\u0301' False
#> fffd So ON A 0 0 None None None REPLACEMENT CHARACTER  'a\ufffd\u0327\u0301' 'a\ufffd\u0327\u0301' 'a\ufffd\u0327\u0301' 'a\ufffd\u0327\u0301' True
#> 1d400 Lu L N 0 0 None None None MATHEMATICAL BOLD CAPITAL A <font> 0041 'a\U0001d400\u0327\u0301' 'a\U0001d400\u0327\u0301' 'a\xc1\u0327' 'aA\u0327\u0301' True
#> 1d7cd Cn - N 0 0 None None None None  'a\U0001d7cd\u0327\u0301' 'a\U0001d7cd\u0327\u0301' 'a\U0001d7cd\u0327\u0301' 'a\U0001d7cd\u0327\u0301' True
#> 1f600 Cn - N 0 0 None None None None  'a\U0001f600\u0327\u0301' 'a\U0001f600\u0327\u0301' 'a\U0001f600\u0327\u0301' 'a\U0001f600\u0327\u0301' True
#> 2f868 Lo L W 0 0 None None None CJK COMPATIBILITY IDEOGRAPH-2F868 36FC 'a\U0002136a\u0327\u0301' 'a\U0002136a\u0327\u0301' 'a\U0002136a\u0327\u0301' 'a\U0002136a\u0327\u0301' False
#> 2f95f Lo L W 0 0 None None None CJK COMPATIBILITY IDEOGRAPH-2F95F 7AEE 'a\u7aae\u0327\u0301' 'a\u7aae\u0327\u0301' 'a\u7aae\u0327\u0301' 'a\u7aae\u0327\u0301' False
#> e0001 Cf BN N 0 0 None None None LANGUAGE TAG  'a\U000e0001\u0327\u0301' 'a\U000e0001\u0327\u0301' 'a\U000e0001\u0327\u0301' 'a\U000e0001\u0327\u0301' True
#> 10ffff Cn - N 0 0 None None None None  'a\U0010ffff\u0327\u0301' 'a\U0010ffff\u0327\u0301' 'a\U0010ffff\u0327\u0301' 'a\U0010ffff\u0327\u0301' True
#> ["''", "''", "''", "''"] True
#> ["'plain'", "'plain'", "'plain'", "'plain'"] True
#> ["'caf\\xe9'", "'cafe\\u0301'", "'caf\\xe9'", "'cafe\\u0301'"] True
#> ["'caf\\xe9'", "'cafe\\u0301'", "'caf\\xe9'", "'cafe\\u0301'"] False
#> ["'\\uac01'", "'\\u1100\\u1161\\u11a8'", "'\\uac01'", "'\\u1100\\u1161\\u11a8'"] False
#> ["'\\u1b06'", "'\\u1b05\\u1b35'", "'\\u1b06'", "'\\u1b05\\u1b35'"] False
#> ["'x\\U0001d157\\U0001d165y'", "'x\\U0001d157\\U0001d165y'", "'x\\U0001d157\\U0001d165y'", "'x\\U0001d157\\U0001d165y'"] False
#> 'a'
#> 'b'
#> 'KeyError: "undefined character name \'LINE FEED\'"'
#> 'KeyError: "undefined character name \'LATIN SMALL LETTER R WITH TILDE\'"'
#> '\u0510'
#> 'KeyError: "undefined character name \'none\'"'
#> 'ValueError: no such name'
#> 'ValueError: not a numeric character'
#> 2
#> 'ValueError: not a digit'
#> 'TypeError: category(): argument must be a unicode character, not a string of length 2'
#> 'TypeError: category() argument must be a unicode character, not int'
#> 'ValueError: invalid normalization form'
#> 'TypeError: normalize() argument 2 must be str, not int'
#> "TypeError: cannot create 'unicodedata.UCD' instances"
#> "TypeError: descriptor 'category' for 'unicodedata.UCD' objects doesn't apply to a 'str' object"
#> "AttributeError: 'unicodedata.UCD' object has no attribute 'x' and no __dict__ for setting new attributes"
#> in_table_a1 0000001100000000100100000100000110000
#> in_table_b1 0000100000000000000010000000000000000
#> in_table_c11 0000000000000000000000000000000000000
#> in_table_c11_c12 0000000000000000000010000000000000000
#> in_table_c12 0000000000000000000010000000000000000
#> in_table_c21 0000000000000000000000000000000000000
#> in_table_c21_c22 0000000000000110000000000000000000000
#> in_table_c22 0000000000000110000000000000000000000
#> in_table_c3 0000000000000000000000000000000000000
#> in_table_c4 0000000000000000000000000000000000001
#> in_table_c5 0000000000000000000000000000000000000
#> in_table_c6 0000000000000000000000000000010000000
#> in_table_c7 0000000000000000000000000000000000000
#> in_table_c8 0000000000000000000000000000000000000
#> in_table_c9 0000000000000000000000000000000000010
#> in_table_d1 0000000000010100000000000000100000000
#> in_table_d2 1101000000000001001000000011001001100
#> ['a', 'a', '1', '\xaa', '\xad', '\xb2', '\u0221', '\u0234', '\u0308', '\u0344', '\u0375', '\u05d0', '\u0660', '\u06dd', '\u070f', '\u0958', '\u0860', '\u0f3a', '\u1369', '\u1b06', '\u200b', '\u2026', '\u22bd', '\u231a', '\u2603', '\u2614', '\uac00', '\uf951', '\ufb1d', '\ufffd', 'a', '\U0001d7cd', '\U0001f600', '\U0002f868', '\U0002f95f', '\U000e0001', '\U0010ffff']
#> ['a', 'ss', 'i\u0307', '\u03c9', '\xdf', '\u03c9', 'a']
#> 'user'
#> 'strasse'
#> '\u05d0\u05d1'
#> 'ValueError: both directions'
#> 'a b'
#> 'xy'
#> '5'
#> 'ValueError: unassigned'
#> "ValueError: prohibited: '@'"
