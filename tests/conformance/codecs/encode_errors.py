# Every error handler on characters that an encoding lacks.
def show(text, encoding, handler):
    try:
        result = text.encode(encoding, handler)
    except UnicodeEncodeError as error:
        result = f"{error} | {error.encoding} {error.start} {error.end} {error.reason} {error.object is text}"
    except LookupError as error:
        result = repr(error)
    print(ascii(text), encoding, handler, ascii(result))


handlers = ["strict", "ignore", "replace", "backslashreplace", "surrogateescape", "surrogatepass",
            "xmlcharrefreplace", "namereplace", "other"]
for encoding in ("ascii", "latin-1", "utf-8"):
    for text in ("a\xe9b", "a\u20acb\U0001f600\ud800c", "\udc80\udcff\ud800x", "\udc80x\ud800", "\x80\u0378"):
        for handler in handlers:
            show(text, encoding, handler)
for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be"):
    for text in ("a\u20ac\U0001f600", "\udc80\udcff\ud800x", "x\ud83d\ude00"):
        for handler in handlers:
            show(text, encoding, handler)

#> 'a\xe9b' ascii strict "'ascii' codec can't encode character '\\xe9' in position 1: ordinal not in range(128) | ascii 1 2 ordinal not in range(128) True"
#> 'a\xe9b' ascii ignore b'ab'
#> 'a\xe9b' ascii replace b'a?b'
#> 'a\xe9b' ascii backslashreplace b'a\\xe9b'
#> 'a\xe9b' ascii surrogateescape "'ascii' codec can't encode character '\\xe9' in position 1: ordinal not in range(128) | ascii 1 2 ordinal not in range(128) True"
#> 'a\xe9b' ascii surrogatepass "'ascii' codec can't encode character '\\xe9' in position 1: ordinal not in range(128) | ascii 1 2 ordinal not in range(128) True"
#> 'a\xe9b' ascii xmlcharrefreplace b'a&#233;b'
#> 'a\xe9b' ascii namereplace b'a\\N{LATIN SMALL LETTER E WITH ACUTE}b'
#> 'a\xe9b' ascii other 'LookupError("unknown error handler name \'other\'")'
#> 'a\u20acb\U0001f600\ud800c' ascii strict "'ascii' codec can't encode character '\\u20ac' in position 1: ordinal not in range(128) | ascii 1 2 ordinal not in range(128) True"
#> 'a\u20acb\U0001f600\ud800c' ascii ignore b'abc'
#> 'a\u20acb\U0001f600\ud800c' ascii replace b'a?b??c'
#> 'a\u20acb\U0001f600\ud800c' ascii backslashreplace b'a\\u20acb\\U0001f600\\ud800c'
#> 'a\u20acb\U0001f600\ud800c' ascii surrogateescape "'ascii' codec can't encode character '\\u20ac' in position 1: ordinal not in range(128) | ascii 1 2 ordinal not in range(128) True"
#> 'a\u20acb\U0001f600\ud800c' ascii surrogatepass "'ascii' codec can't encode character '\\u20ac' in position 1: ordinal not in range(128) | ascii 1 2 ordinal not in range(128) True"
#> 'a\u20acb\U0001f600\ud800c' ascii xmlcharrefreplace b'a&#8364;b&#128512;&#55296;c'
#> 'a\u20acb\U0001f600\ud800c' ascii namereplace b'a\\N{EURO SIGN}b\\N{GRINNING FACE}\\ud800c'
#> 'a\u20acb\U0001f600\ud800c' ascii other 'LookupError("unknown error handler name \'other\'")'
#> '\udc80\udcff\ud800x' ascii strict "'ascii' codec can't encode characters in position 0-2: ordinal not in range(128) | ascii 0 3 ordinal not in range(128) True"
#> '\udc80\udcff\ud800x' ascii ignore b'x'
#> '\udc80\udcff\ud800x' ascii replace b'???x'
#> '\udc80\udcff\ud800x' ascii backslashreplace b'\\udc80\\udcff\\ud800x'
#> '\udc80\udcff\ud800x' ascii surrogateescape "'ascii' codec can't encode character '\\ud800' in position 2: ordinal not in range(128) | ascii 2 3 ordinal not in range(128) True"
#> '\udc80\udcff\ud800x' ascii surrogatepass "'ascii' codec can't encode characters in position 0-2: ordinal not in range(128) | ascii 0 3 ordinal not in range(128) True"
#> '\udc80\udcff\ud800x' ascii xmlcharrefreplace b'&#56448;&#56575;&#55296;x'
#> '\udc80\udcff\ud800x' ascii namereplace b'\\udc80\\udcff\\ud800x'
#> '\udc80\udcff\ud800x' ascii other 'LookupError("unknown error handler name \'other\'")'
#> '\udc80x\ud800' ascii strict "'ascii' codec can't encode character '\\udc80' in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> '\udc80x\ud800' ascii ignore b'x'
#> '\udc80x\ud800' ascii replace b'?x?'
#> '\udc80x\ud800' ascii backslashreplace b'\\udc80x\\ud800'
#> '\udc80x\ud800' ascii surrogateescape "'ascii' codec can't encode character '\\ud800' in position 2: ordinal not in range(128) | ascii 2 3 ordinal not in range(128) True"
#> '\udc80x\ud800' ascii surrogatepass "'ascii' codec can't encode character '\\udc80' in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> '\udc80x\ud800' ascii xmlcharrefreplace b'&#56448;x&#55296;'
#> '\udc80x\ud800' ascii namereplace b'\\udc80x\\ud800'
#> '\udc80x\ud800' ascii other 'LookupError("unknown error handler name \'other\'")'
#> '\x80\u0378' ascii strict "'ascii' codec can't encode characters in position 0-1: ordinal not in range(128) | ascii 0 2 ordinal not in range(128) True"
#> '\x80\u0378' ascii ignore b''
#> '\x80\u0378' ascii replace b'??'
#> '\x80\u0378' ascii backslashreplace b'\\x80\\u0378'
#> '\x80\u0378' ascii surrogateescape "'ascii' codec can't encode characters in position 0-1: ordinal not in range(128) | ascii 0 2 ordinal not in range(128) True"
#> '\x80\u0378' ascii surrogatepass "'ascii' codec can't encode characters in position 0-1: ordinal not in range(128) | ascii 0 2 ordinal not in range(128) True"
#> '\x80\u0378' ascii xmlcharrefreplace b'&#128;&#888;'
#> '\x80\u0378' ascii namereplace b'\\x80\\u0378'
#> '\x80\u0378' ascii other 'LookupError("unknown error handler name \'other\'")'
#> 'a\xe9b' latin-1 strict b'a\xe9b'
#> 'a\xe9b' latin-1 ignore b'a\xe9b'
#> 'a\xe9b' latin-1 replace b'a\xe9b'
#> 'a\xe9b' latin-1 backslashreplace b'a\xe9b'
#> 'a\xe9b' latin-1 surrogateescape b'a\xe9b'
#> 'a\xe9b' latin-1 surrogatepass b'a\xe9b'
#> 'a\xe9b' latin-1 xmlcharrefreplace b'a\xe9b'
#> 'a\xe9b' latin-1 namereplace b'a\xe9b'
#> 'a\xe9b' latin-1 other b'a\xe9b'
#> 'a\u20acb\U0001f600\ud800c' latin-1 strict "'latin-1' codec can't encode character '\\u20ac' in position 1: ordinal not in range(256) | latin-1 1 2 ordinal not in range(256) True"
#> 'a\u20acb\U0001f600\ud800c' latin-1 ignore b'abc'
#> 'a\u20acb\U0001f600\ud800c' latin-1 replace b'a?b??c'
#> 'a\u20acb\U0001f600\ud800c' latin-1 backslashreplace b'a\\u20acb\\U0001f600\\ud800c'
#> 'a\u20acb\U0001f600\ud800c' latin-1 surrogateescape "'latin-1' codec can't encode character '\\u20ac' in position 1: ordinal not in range(256) | latin-1 1 2 ordinal not in range(256) True"
#> 'a\u20acb\U0001f600\ud800c' latin-1 surrogatepass "'latin-1' codec can't encode character '\\u20ac' in position 1: ordinal not in range(256) | latin-1 1 2 ordinal not in range(256) True"
#> 'a\u20acb\U0001f600\ud800c' latin-1 xmlcharrefreplace b'a&#8364;b&#128512;&#55296;c'
#> 'a\u20acb\U0001f600\ud800c' latin-1 namereplace b'a\\N{EURO SIGN}b\\N{GRINNING FACE}\\ud800c'
#> 'a\u20acb\U0001f600\ud800c' latin-1 other 'LookupError("unknown error handler name \'other\'")'
#> '\udc80\udcff\ud800x' latin-1 strict "'latin-1' codec can't encode characters in position 0-2: ordinal not in range(256) | latin-1 0 3 ordinal not in range(256) True"
#> '\udc80\udcff\ud800x' latin-1 ignore b'x'
#> '\udc80\udcff\ud800x' latin-1 replace b'???x'
#> '\udc80\udcff\ud800x' latin-1 backslashreplace b'\\udc80\\udcff\\ud800x'
#> '\udc80\udcff\ud800x' latin-1 surrogateescape "'latin-1' codec can't encode character '\\ud800' in position 2: ordinal not in range(256) | latin-1 2 3 ordinal not in range(256) True"
#> '\udc80\udcff\ud800x' latin-1 surrogatepass "'latin-1' codec can't encode characters in position 0-2: ordinal not in range(256) | latin-1 0 3 ordinal not in range(256) True"
#> '\udc80\udcff\ud800x' latin-1 xmlcharrefreplace b'&#56448;&#56575;&#55296;x'
#> '\udc80\udcff\ud800x' latin-1 namereplace b'\\udc80\\udcff\\ud800x'
#> '\udc80\udcff\ud800x' latin-1 other 'LookupError("unknown error handler name \'other\'")'
#> '\udc80x\ud800' latin-1 strict "'latin-1' codec can't encode character '\\udc80' in position 0: ordinal not in range(256) | latin-1 0 1 ordinal not in range(256) True"
#> '\udc80x\ud800' latin-1 ignore b'x'
#> '\udc80x\ud800' latin-1 replace b'?x?'
#> '\udc80x\ud800' latin-1 backslashreplace b'\\udc80x\\ud800'
#> '\udc80x\ud800' latin-1 surrogateescape "'latin-1' codec can't encode character '\\ud800' in position 2: ordinal not in range(256) | latin-1 2 3 ordinal not in range(256) True"
#> '\udc80x\ud800' latin-1 surrogatepass "'latin-1' codec can't encode character '\\udc80' in position 0: ordinal not in range(256) | latin-1 0 1 ordinal not in range(256) True"
#> '\udc80x\ud800' latin-1 xmlcharrefreplace b'&#56448;x&#55296;'
#> '\udc80x\ud800' latin-1 namereplace b'\\udc80x\\ud800'
#> '\udc80x\ud800' latin-1 other 'LookupError("unknown error handler name \'other\'")'
#> '\x80\u0378' latin-1 strict "'latin-1' codec can't encode character '\\u0378' in position 1: ordinal not in range(256) | latin-1 1 2 ordinal not in range(256) True"
#> '\x80\u0378' latin-1 ignore b'\x80'
#> '\x80\u0378' latin-1 replace b'\x80?'
#> '\x80\u0378' latin-1 backslashreplace b'\x80\\u0378'
#> '\x80\u0378' latin-1 surrogateescape "'latin-1' codec can't encode character '\\u0378' in position 1: ordinal not in range(256) | latin-1 1 2 ordinal not in range(256) True"
#> '\x80\u0378' latin-1 surrogatepass "'latin-1' codec can't encode character '\\u0378' in position 1: ordinal not in range(256) | latin-1 1 2 ordinal not in range(256) True"
#> '\x80\u0378' latin-1 xmlcharrefreplace b'\x80&#888;'
#> '\x80\u0378' latin-1 namereplace b'\x80\\u0378'
#> '\x80\u0378' latin-1 other 'LookupError("unknown error handler name \'other\'")'
#> 'a\xe9b' utf-8 strict b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 ignore b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 replace b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 backslashreplace b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 surrogateescape b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 surrogatepass b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 xmlcharrefreplace b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 namereplace b'a\xc3\xa9b'
#> 'a\xe9b' utf-8 other b'a\xc3\xa9b'
#> 'a\u20acb\U0001f600\ud800c' utf-8 strict "'utf-8' codec can't encode character '\\ud800' in position 4: surrogates not allowed | utf-8 4 5 surrogates not allowed True"
#> 'a\u20acb\U0001f600\ud800c' utf-8 ignore b'a\xe2\x82\xacb\xf0\x9f\x98\x80c'
#> 'a\u20acb\U0001f600\ud800c' utf-8 replace b'a\xe2\x82\xacb\xf0\x9f\x98\x80?c'
#> 'a\u20acb\U0001f600\ud800c' utf-8 backslashreplace b'a\xe2\x82\xacb\xf0\x9f\x98\x80\\ud800c'
#> 'a\u20acb\U0001f600\ud800c' utf-8 surrogateescape "'utf-8' codec can't encode character '\\ud800' in position 4: surrogates not allowed | utf-8 4 5 surrogates not allowed True"
#> 'a\u20acb\U0001f600\ud800c' utf-8 surrogatepass b'a\xe2\x82\xacb\xf0\x9f\x98\x80\xed\xa0\x80c'
#> 'a\u20acb\U0001f600\ud800c' utf-8 xmlcharrefreplace b'a\xe2\x82\xacb\xf0\x9f\x98\x80&#55296;c'
#> 'a\u20acb\U0001f600\ud800c' utf-8 namereplace b'a\xe2\x82\xacb\xf0\x9f\x98\x80\\ud800c'
#> 'a\u20acb\U0001f600\ud800c' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> '\udc80\udcff\ud800x' utf-8 strict "'utf-8' codec can't encode characters in position 0-2: surrogates not allowed | utf-8 0 3 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-8 ignore b'x'
#> '\udc80\udcff\ud800x' utf-8 replace b'???x'
#> '\udc80\udcff\ud800x' utf-8 backslashreplace b'\\udc80\\udcff\\ud800x'
#> '\udc80\udcff\ud800x' utf-8 surrogateescape "'utf-8' codec can't encode character '\\ud800' in position 2: surrogates not allowed | utf-8 2 3 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-8 surrogatepass b'\xed\xb2\x80\xed\xb3\xbf\xed\xa0\x80x'
#> '\udc80\udcff\ud800x' utf-8 xmlcharrefreplace b'&#56448;&#56575;&#55296;x'
#> '\udc80\udcff\ud800x' utf-8 namereplace b'\\udc80\\udcff\\ud800x'
#> '\udc80\udcff\ud800x' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> '\udc80x\ud800' utf-8 strict "'utf-8' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-8 0 1 surrogates not allowed True"
#> '\udc80x\ud800' utf-8 ignore b'x'
#> '\udc80x\ud800' utf-8 replace b'?x?'
#> '\udc80x\ud800' utf-8 backslashreplace b'\\udc80x\\ud800'
#> '\udc80x\ud800' utf-8 surrogateescape "'utf-8' codec can't encode character '\\ud800' in position 2: surrogates not allowed | utf-8 2 3 surrogates not allowed True"
#> '\udc80x\ud800' utf-8 surrogatepass b'\xed\xb2\x80x\xed\xa0\x80'
#> '\udc80x\ud800' utf-8 xmlcharrefreplace b'&#56448;x&#55296;'
#> '\udc80x\ud800' utf-8 namereplace b'\\udc80x\\ud800'
#> '\udc80x\ud800' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> '\x80\u0378' utf-8 strict b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 ignore b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 replace b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 backslashreplace b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 surrogateescape b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 surrogatepass b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 xmlcharrefreplace b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 namereplace b'\xc2\x80\xcd\xb8'
#> '\x80\u0378' utf-8 other b'\xc2\x80\xcd\xb8'
#> 'a\u20ac\U0001f600' utf-16 strict b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 ignore b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 replace b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 backslashreplace b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 surrogateescape b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 surrogatepass b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 xmlcharrefreplace b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 namereplace b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16 other b'\xff\xfea\x00\xac =\xd8\x00\xde'
#> '\udc80\udcff\ud800x' utf-16 strict "'utf-16' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-16 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-16 ignore b'\xff\xfex\x00'
#> '\udc80\udcff\ud800x' utf-16 replace b'\xff\xfe?\x00?\x00?\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16 backslashreplace b'\xff\xfe\\\x00u\x00d\x00c\x008\x000\x00\\\x00u\x00d\x00c\x00f\x00f\x00\\\x00u\x00d\x008\x000\x000\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16 surrogateescape "'utf-16' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-16 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-16 surrogatepass b'\xff\xfe\x80\xdc\xff\xdc\x00\xd8x\x00'
#> '\udc80\udcff\ud800x' utf-16 xmlcharrefreplace b'\xff\xfe&\x00#\x005\x006\x004\x004\x008\x00;\x00&\x00#\x005\x006\x005\x007\x005\x00;\x00&\x00#\x005\x005\x002\x009\x006\x00;\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16 namereplace b'\xff\xfe\\\x00u\x00d\x00c\x008\x000\x00\\\x00u\x00d\x00c\x00f\x00f\x00\\\x00u\x00d\x008\x000\x000\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> 'x\ud83d\ude00' utf-16 strict "'utf-16' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-16 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-16 ignore b'\xff\xfex\x00'
#> 'x\ud83d\ude00' utf-16 replace b'\xff\xfex\x00?\x00?\x00'
#> 'x\ud83d\ude00' utf-16 backslashreplace b'\xff\xfex\x00\\\x00u\x00d\x008\x003\x00d\x00\\\x00u\x00d\x00e\x000\x000\x00'
#> 'x\ud83d\ude00' utf-16 surrogateescape "'utf-16' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-16 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-16 surrogatepass b'\xff\xfex\x00=\xd8\x00\xde'
#> 'x\ud83d\ude00' utf-16 xmlcharrefreplace b'\xff\xfex\x00&\x00#\x005\x005\x003\x005\x007\x00;\x00&\x00#\x005\x006\x008\x003\x002\x00;\x00'
#> 'x\ud83d\ude00' utf-16 namereplace b'\xff\xfex\x00\\\x00u\x00d\x008\x003\x00d\x00\\\x00u\x00d\x00e\x000\x000\x00'
#> 'x\ud83d\ude00' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> 'a\u20ac\U0001f600' utf-16-le strict b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le ignore b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le replace b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le backslashreplace b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le surrogateescape b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le surrogatepass b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le xmlcharrefreplace b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le namereplace b'a\x00\xac =\xd8\x00\xde'
#> 'a\u20ac\U0001f600' utf-16-le other b'a\x00\xac =\xd8\x00\xde'
#> '\udc80\udcff\ud800x' utf-16-le strict "'utf-16-le' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-16-le 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-16-le ignore b'x\x00'
#> '\udc80\udcff\ud800x' utf-16-le replace b'?\x00?\x00?\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16-le backslashreplace b'\\\x00u\x00d\x00c\x008\x000\x00\\\x00u\x00d\x00c\x00f\x00f\x00\\\x00u\x00d\x008\x000\x000\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16-le surrogateescape "'utf-16-le' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-16-le 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-16-le surrogatepass b'\x80\xdc\xff\xdc\x00\xd8x\x00'
#> '\udc80\udcff\ud800x' utf-16-le xmlcharrefreplace b'&\x00#\x005\x006\x004\x004\x008\x00;\x00&\x00#\x005\x006\x005\x007\x005\x00;\x00&\x00#\x005\x005\x002\x009\x006\x00;\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16-le namereplace b'\\\x00u\x00d\x00c\x008\x000\x00\\\x00u\x00d\x00c\x00f\x00f\x00\\\x00u\x00d\x008\x000\x000\x00x\x00'
#> '\udc80\udcff\ud800x' utf-16-le other 'LookupError("unknown error handler name \'other\'")'
#> 'x\ud83d\ude00' utf-16-le strict "'utf-16-le' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-16-le 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-16-le ignore b'x\x00'
#> 'x\ud83d\ude00' utf-16-le replace b'x\x00?\x00?\x00'
#> 'x\ud83d\ude00' utf-16-le backslashreplace b'x\x00\\\x00u\x00d\x008\x003\x00d\x00\\\x00u\x00d\x00e\x000\x000\x00'
#> 'x\ud83d\ude00' utf-16-le surrogateescape "'utf-16-le' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-16-le 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-16-le surrogatepass b'x\x00=\xd8\x00\xde'
#> 'x\ud83d\ude00' utf-16-le xmlcharrefreplace b'x\x00&\x00#\x005\x005\x003\x005\x007\x00;\x00&\x00#\x005\x006\x008\x003\x002\x00;\x00'
#> 'x\ud83d\ude00' utf-16-le namereplace b'x\x00\\\x00u\x00d\x008\x003\x00d\x00\\\x00u\x00d\x00e\x000\x000\x00'
#> 'x\ud83d\ude00' utf-16-le other 'LookupError("unknown error handler name \'other\'")'
#> 'a\u20ac\U0001f600' utf-16-be strict b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be ignore b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be replace b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be backslashreplace b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be surrogateescape b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be surrogatepass b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be xmlcharrefreplace b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be namereplace b'\x00a \xac\xd8=\xde\x00'
#> 'a\u20ac\U0001f600' utf-16-be other b'\x00a \xac\xd8=\xde\x00'
#> '\udc80\udcff\ud800x' utf-16-be strict "'utf-16-be' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-16-be 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-16-be ignore b'\x00x'
#> '\udc80\udcff\ud800x' utf-16-be replace b'\x00?\x00?\x00?\x00x'
#> '\udc80\udcff\ud800x' utf-16-be backslashreplace b'\x00\\\x00u\x00d\x00c\x008\x000\x00\\\x00u\x00d\x00c\x00f\x00f\x00\\\x00u\x00d\x008\x000\x000\x00x'
#> '\udc80\udcff\ud800x' utf-16-be surrogateescape "'utf-16-be' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-16-be 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-16-be surrogatepass b'\xdc\x80\xdc\xff\xd8\x00\x00x'
#> '\udc80\udcff\ud800x' utf-16-be xmlcharrefreplace b'\x00&\x00#\x005\x006\x004\x004\x008\x00;\x00&\x00#\x005\x006\x005\x007\x005\x00;\x00&\x00#\x005\x005\x002\x009\x006\x00;\x00x'
#> '\udc80\udcff\ud800x' utf-16-be namereplace b'\x00\\\x00u\x00d\x00c\x008\x000\x00\\\x00u\x00d\x00c\x00f\x00f\x00\\\x00u\x00d\x008\x000\x000\x00x'
#> '\udc80\udcff\ud800x' utf-16-be other 'LookupError("unknown error handler name \'other\'")'
#> 'x\ud83d\ude00' utf-16-be strict "'utf-16-be' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-16-be 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-16-be ignore b'\x00x'
#> 'x\ud83d\ude00' utf-16-be replace b'\x00x\x00?\x00?'
#> 'x\ud83d\ude00' utf-16-be backslashreplace b'\x00x\x00\\\x00u\x00d\x008\x003\x00d\x00\\\x00u\x00d\x00e\x000\x000'
#> 'x\ud83d\ude00' utf-16-be surrogateescape "'utf-16-be' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-16-be 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-16-be surrogatepass b'\x00x\xd8=\xde\x00'
#> 'x\ud83d\ude00' utf-16-be xmlcharrefreplace b'\x00x\x00&\x00#\x005\x005\x003\x005\x007\x00;\x00&\x00#\x005\x006\x008\x003\x002\x00;'
#> 'x\ud83d\ude00' utf-16-be namereplace b'\x00x\x00\\\x00u\x00d\x008\x003\x00d\x00\\\x00u\x00d\x00e\x000\x000'
#> 'x\ud83d\ude00' utf-16-be other 'LookupError("unknown error handler name \'other\'")'
#> 'a\u20ac\U0001f600' utf-32 strict b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 ignore b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 replace b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 backslashreplace b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 surrogateescape b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 surrogatepass b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 xmlcharrefreplace b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 namereplace b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> 'a\u20ac\U0001f600' utf-32 other b'\xff\xfe\x00\x00a\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> '\udc80\udcff\ud800x' utf-32 strict "'utf-32' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-32 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-32 ignore b'\xff\xfe\x00\x00x\x00\x00\x00'
#> '\udc80\udcff\ud800x' utf-32 replace b'\xff\xfe\x00\x00?\x00\x00\x00?\x00\x00\x00?\x00\x00\x00x\x00\x00\x00'
#> '\udc80\udcff\ud800x' utf-32 backslashreplace b'\xff\xfe\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x008\x00\x00\x000\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x00f\x00\x00\x00f\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x000\x00\x00\x000\x00\x00\x00x\x00\x00\x00'
#> '\udc80\udcff\ud800x' utf-32 surrogateescape "'utf-32' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-32 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-32 surrogatepass b'\xff\xfe\x00\x00\x80\xdc\x00\x00\xff\xdc\x00\x00\x00\xd8\x00\x00x\x00\x00\x00'
#> '\udc80\udcff\ud800x' utf-32 xmlcharrefreplace b'\xff\xfe\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x006\x00\x00\x004\x00\x00\x004\x00\x00\x008\x00\x00\x00;\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x006\x00\x00\x005\x00\x00\x007\x00\x00\x005\x00\x00\x00;\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x005\x00\x00\x002\x00\x00\x009\x00\x00\x006\x00\x00\x00;\x00\x00\x00x\x00\x00\x00'
#> '\udc80\udcff\ud800x' utf-32 namereplace b'\xff\xfe\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x008\x00\x00\x000\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x00f\x00\x00\x00f\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x000\x00\x00\x000\x00\x00\x00x\x00\x00\x00'
#> '\udc80\udcff\ud800x' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> 'x\ud83d\ude00' utf-32 strict "'utf-32' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-32 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-32 ignore b'\xff\xfe\x00\x00x\x00\x00\x00'
#> 'x\ud83d\ude00' utf-32 replace b'\xff\xfe\x00\x00x\x00\x00\x00?\x00\x00\x00?\x00\x00\x00'
#> 'x\ud83d\ude00' utf-32 backslashreplace b'\xff\xfe\x00\x00x\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x003\x00\x00\x00d\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00e\x00\x00\x000\x00\x00\x000\x00\x00\x00'
#> 'x\ud83d\ude00' utf-32 surrogateescape "'utf-32' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-32 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-32 surrogatepass b'\xff\xfe\x00\x00x\x00\x00\x00=\xd8\x00\x00\x00\xde\x00\x00'
#> 'x\ud83d\ude00' utf-32 xmlcharrefreplace b'\xff\xfe\x00\x00x\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x005\x00\x00\x003\x00\x00\x005\x00\x00\x007\x00\x00\x00;\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x006\x00\x00\x008\x00\x00\x003\x00\x00\x002\x00\x00\x00;\x00\x00\x00'
#> 'x\ud83d\ude00' utf-32 namereplace b'\xff\xfe\x00\x00x\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x003\x00\x00\x00d\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00e\x00\x00\x000\x00\x00\x000\x00\x00\x00'
#> 'x\ud83d\ude00' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> 'a\u20ac\U0001f600' utf-32-be strict b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be ignore b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be replace b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be backslashreplace b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be surrogateescape b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be surrogatepass b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be xmlcharrefreplace b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be namereplace b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> 'a\u20ac\U0001f600' utf-32-be other b'\x00\x00\x00a\x00\x00 \xac\x00\x01\xf6\x00'
#> '\udc80\udcff\ud800x' utf-32-be strict "'utf-32-be' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-32-be 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-32-be ignore b'\x00\x00\x00x'
#> '\udc80\udcff\ud800x' utf-32-be replace b'\x00\x00\x00?\x00\x00\x00?\x00\x00\x00?\x00\x00\x00x'
#> '\udc80\udcff\ud800x' utf-32-be backslashreplace b'\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x008\x00\x00\x000\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x00f\x00\x00\x00f\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x000\x00\x00\x000\x00\x00\x00x'
#> '\udc80\udcff\ud800x' utf-32-be surrogateescape "'utf-32-be' codec can't encode character '\\udc80' in position 0: surrogates not allowed | utf-32-be 0 1 surrogates not allowed True"
#> '\udc80\udcff\ud800x' utf-32-be surrogatepass b'\x00\x00\xdc\x80\x00\x00\xdc\xff\x00\x00\xd8\x00\x00\x00\x00x'
#> '\udc80\udcff\ud800x' utf-32-be xmlcharrefreplace b'\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x006\x00\x00\x004\x00\x00\x004\x00\x00\x008\x00\x00\x00;\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x006\x00\x00\x005\x00\x00\x007\x00\x00\x005\x00\x00\x00;\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x005\x00\x00\x002\x00\x00\x009\x00\x00\x006\x00\x00\x00;\x00\x00\x00x'
#> '\udc80\udcff\ud800x' utf-32-be namereplace b'\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x008\x00\x00\x000\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00c\x00\x00\x00f\x00\x00\x00f\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x000\x00\x00\x000\x00\x00\x00x'
#> '\udc80\udcff\ud800x' utf-32-be other 'LookupError("unknown error handler name \'other\'")'
#> 'x\ud83d\ude00' utf-32-be strict "'utf-32-be' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-32-be 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-32-be ignore b'\x00\x00\x00x'
#> 'x\ud83d\ude00' utf-32-be replace b'\x00\x00\x00x\x00\x00\x00?\x00\x00\x00?'
#> 'x\ud83d\ude00' utf-32-be backslashreplace b'\x00\x00\x00x\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x003\x00\x00\x00d\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00e\x00\x00\x000\x00\x00\x000'
#> 'x\ud83d\ude00' utf-32-be surrogateescape "'utf-32-be' codec can't encode character '\\ud83d' in position 1: surrogates not allowed | utf-32-be 1 2 surrogates not allowed True"
#> 'x\ud83d\ude00' utf-32-be surrogatepass b'\x00\x00\x00x\x00\x00\xd8=\x00\x00\xde\x00'
#> 'x\ud83d\ude00' utf-32-be xmlcharrefreplace b'\x00\x00\x00x\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x005\x00\x00\x003\x00\x00\x005\x00\x00\x007\x00\x00\x00;\x00\x00\x00&\x00\x00\x00#\x00\x00\x005\x00\x00\x006\x00\x00\x008\x00\x00\x003\x00\x00\x002\x00\x00\x00;'
#> 'x\ud83d\ude00' utf-32-be namereplace b'\x00\x00\x00x\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x008\x00\x00\x003\x00\x00\x00d\x00\x00\x00\\\x00\x00\x00u\x00\x00\x00d\x00\x00\x00e\x00\x00\x000\x00\x00\x000'
#> 'x\ud83d\ude00' utf-32-be other 'LookupError("unknown error handler name \'other\'")'
