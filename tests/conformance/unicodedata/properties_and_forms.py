# option: --policy standard
import unicodedata as u

print(u.unidata_version)
for c in "aÉ½٣²Ⅷ一\u0301\u05d0(漢\U0001f40dﬁ가\u200b\ud800\U0010ffff \t":
    print(ascii(c), u.category(c), u.bidirectional(c), u.combining(c), u.east_asian_width(c), u.mirrored(c),
          u.decomposition(c), u.name(c, None), u.decimal(c, None), u.digit(c, None), u.numeric(c, None))
for text in "", "abc", "é", "e\u0301", "ﬁ½", "각", "\u1100\u1161", "a\u0323\u0307", "a\u0307\u0323", "\u212b", "Å":
    for form in "NFC", "NFD", "NFKC", "NFKD":
        print(form, ascii(u.normalize(form, text)), u.is_normalized(form, text))
print(u.lookup("SNAKE"), u.lookup("latin small letter a"), ascii(u.lookup("KEYCAP DIGIT ONE")))


def attempt(function, *arguments):
    try:
        print(function(*arguments))
    except Exception as error:
        print(type(error).__name__, error)


attempt(u.lookup, "NO SUCH NAME")
attempt(u.name, "\ud800")
attempt(u.decimal, "a")
attempt(u.digit, "a")
attempt(u.numeric, "a")
attempt(u.category, "ab")
attempt(u.category, 1)
attempt(u.name, "")
attempt(u.normalize, "NFX", "a")
attempt(u.normalize, "NFC", 1)
attempt(u.is_normalized, "x", "a")
attempt(u.lookup, 1)

#> 16.0.0
#> 'a' Ll L 0 Na 0  LATIN SMALL LETTER A None None None
#> '\xc9' Lu L 0 N 0 0045 0301 LATIN CAPITAL LETTER E WITH ACUTE None None None
#> '\xbd' No ON 0 A 0 <fraction> 0031 2044 0032 VULGAR FRACTION ONE HALF None None 0.5
#> '\u0663' Nd AN 0 N 0  ARABIC-INDIC DIGIT THREE 3 3 3.0
#> '\xb2' No EN 0 A 0 <super> 0032 SUPERSCRIPT TWO None 2 2.0
#> '\u2167' Nl L 0 A 0 <compat> 0056 0049 0049 0049 ROMAN NUMERAL EIGHT None None 8.0
#> '\u4e00' Lo L 0 W 0  CJK UNIFIED IDEOGRAPH-4E00 None None 1.0
#> '\u0301' Mn NSM 230 A 0  COMBINING ACUTE ACCENT None None None
#> '\u05d0' Lo R 0 N 0  HEBREW LETTER ALEF None None None
#> '(' Ps ON 0 Na 1  LEFT PARENTHESIS None None None
#> '\u6f22' Lo L 0 W 0  CJK UNIFIED IDEOGRAPH-6F22 None None None
#> '\U0001f40d' So ON 0 W 0  SNAKE None None None
#> '\ufb01' Ll L 0 N 0 <compat> 0066 0069 LATIN SMALL LIGATURE FI None None None
#> '\uac00' Lo L 0 W 0  HANGUL SYLLABLE GA None None None
#> '\u200b' Cf BN 0 N 0  ZERO WIDTH SPACE None None None
#> '\ud800' Cs L 0 N 0  None None None None
#> '\U0010ffff' Cn  0 N 0  None None None None
#> ' ' Zs WS 0 Na 0  SPACE None None None
#> '\t' Cc S 0 N 0  None None None None
#> NFC '' True
#> NFD '' True
#> NFKC '' True
#> NFKD '' True
#> NFC 'abc' True
#> NFD 'abc' True
#> NFKC 'abc' True
#> NFKD 'abc' True
#> NFC '\xe9' True
#> NFD 'e\u0301' False
#> NFKC '\xe9' True
#> NFKD 'e\u0301' False
#> NFC '\xe9' False
#> NFD 'e\u0301' True
#> NFKC '\xe9' False
#> NFKD 'e\u0301' True
#> NFC '\ufb01\xbd' True
#> NFD '\ufb01\xbd' True
#> NFKC 'fi1\u20442' False
#> NFKD 'fi1\u20442' False
#> NFC '\uac01' True
#> NFD '\u1100\u1161\u11a8' False
#> NFKC '\uac01' True
#> NFKD '\u1100\u1161\u11a8' False
#> NFC '\uac00' False
#> NFD '\u1100\u1161' True
#> NFKC '\uac00' False
#> NFKD '\u1100\u1161' True
#> NFC '\u1ea1\u0307' False
#> NFD 'a\u0323\u0307' True
#> NFKC '\u1ea1\u0307' False
#> NFKD 'a\u0323\u0307' True
#> NFC '\u1ea1\u0307' False
#> NFD 'a\u0323\u0307' False
#> NFKC '\u1ea1\u0307' False
#> NFKD 'a\u0323\u0307' False
#> NFC '\xc5' False
#> NFD 'A\u030a' False
#> NFKC '\xc5' False
#> NFKD 'A\u030a' False
#> NFC '\xc5' True
#> NFD 'A\u030a' False
#> NFKC '\xc5' True
#> NFKD 'A\u030a' False
#> 🐍 a '1\ufe0f\u20e3'
#> KeyError "undefined character name 'NO SUCH NAME'"
#> ValueError no such name
#> ValueError not a decimal
#> ValueError not a digit
#> ValueError not a numeric character
#> TypeError category(): argument must be a unicode character, not a string of length 2
#> TypeError category() argument must be a unicode character, not int
#> TypeError name(): argument 1 must be a unicode character, not a string of length 0
#> ValueError invalid normalization form
#> TypeError normalize() argument 2 must be str, not int
#> ValueError invalid normalization form
#> TypeError a bytes-like object is required, not 'int'
