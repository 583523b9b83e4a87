# The is* predicates over letters, digits, spaces and symbols.
samples = ["", "a", "A", "1", " ", "\t\n", "a1", "a b", "_", "é", "ß", "½", "²", "٣", "Ⅷ", "一", "\u200b", "\xa0",
           "\x7f", "\x00", "-", "1.5", "a\n", "ñandú", "😀", "\u0301", "def", "x1", "1x", "ª"]
for text in samples:
    results = {"alpha": text.isalpha(), "digit": text.isdigit(), "decimal": text.isdecimal(),
               "numeric": text.isnumeric(),
               "alnum": text.isalnum(), "space": text.isspace(), "identifier": text.isidentifier(),
               "printable": text.isprintable(), "ascii": text.isascii()}
    assert {type(result) for result in results.values()} == {bool}
    print(ascii(text), "is", *(name for name, result in results.items() if result))
print([hex(i) for i in range(0x3100) if chr(i).isspace()])
print([hex(i) for i in range(0x200) if not chr(i).isprintable()])
print([chr(i) for i in range(0x700) if chr(i).isdecimal()])

#> '' is printable ascii
#> 'a' is alpha alnum identifier printable ascii
#> 'A' is alpha alnum identifier printable ascii
#> '1' is digit decimal numeric alnum printable ascii
#> ' ' is space printable ascii
#> '\t\n' is space ascii
#> 'a1' is alnum identifier printable ascii
#> 'a b' is printable ascii
#> '_' is identifier printable ascii
#> '\xe9' is alpha alnum identifier printable
#> '\xdf' is alpha alnum identifier printable
#> '\xbd' is numeric alnum printable
#> '\xb2' is digit numeric alnum printable
#> '\u0663' is digit decimal numeric alnum printable
#> '\u2167' is numeric alnum identifier printable
#> '\u4e00' is alpha numeric alnum identifier printable
#> '\u200b' is
#> '\xa0' is space
#> '\x7f' is ascii
#> '\x00' is ascii
#> '-' is printable ascii
#> '1.5' is printable ascii
#> 'a\n' is ascii
#> '\xf1and\xfa' is alpha alnum identifier printable
#> '\U0001f600' is printable
#> '\u0301' is printable
#> 'def' is alpha alnum identifier printable ascii
#> 'x1' is alnum identifier printable ascii
#> '1x' is alnum printable ascii
#> '\xaa' is alpha alnum identifier printable
#> ['0x9', '0xa', '0xb', '0xc', '0xd', '0x1c', '0x1d', '0x1e', '0x1f', '0x20', '0x85', '0xa0', '0x1680', '0x2000', '0x2001', '0x2002', '0x2003', '0x2004', '0x2005', '0x2006', '0x2007', '0x2008', '0x2009', '0x200a', '0x2028', '0x2029', '0x202f', '0x205f', '0x3000']
#> ['0x0', '0x1', '0x2', '0x3', '0x4', '0x5', '0x6', '0x7', '0x8', '0x9', '0xa', '0xb', '0xc', '0xd', '0xe', '0xf', '0x10', '0x11', '0x12', '0x13', '0x14', '0x15', '0x16', '0x17', '0x18', '0x19', '0x1a', '0x1b', '0x1c', '0x1d', '0x1e', '0x1f', '0x7f', '0x80', '0x81', '0x82', '0x83', '0x84', '0x85', '0x86', '0x87', '0x88', '0x89', '0x8a', '0x8b', '0x8c', '0x8d', '0x8e', '0x8f', '0x90', '0x91', '0x92', '0x93', '0x94', '0x95', '0x96', '0x97', '0x98', '0x99', '0x9a', '0x9b', '0x9c', '0x9d', '0x9e', '0x9f', '0xa0', '0xad']
#> ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '٠', '١', '٢', '٣', '٤', '٥', '٦', '٧', '٨', '٩', '۰', '۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸', '۹']
